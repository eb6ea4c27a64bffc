/// What a change of a table's rows amounts to: for every section and row after it, the one before it that it is.
///
/// Batch updates and diffable snapshots both become one of these, so that cells, heights and the selection are carried
/// over in one way.
struct TableTransition: Equatable {
    /// For each new section the old one; nil for an inserted or reloaded section.
    var sections: [Int?]
    /// For each new row the old one; nil for an inserted or reloaded row.
    var rows: [[RowPlace?]]
    /// New places of rows that keep their cell, which is configured and measured again; in ascending order.
    var reconfigured: [RowPlace] = []

    var rowCounts: [Int] { rows.map(\.count) }

    /// Those of some places whose rows are reconfigured, in ascending order.
    func reconfiguredPlaces(among places: some Sequence<RowPlace>) -> [RowPlace] {
        places.filter { place in
            var low = 0
            var high = reconfigured.count
            while low < high {
                let middle = (low + high) / 2
                if reconfigured[middle] < place { low = middle + 1 } else { high = middle }
            }
            return low < reconfigured.count && reconfigured[low] == place
        }.sorted()
    }

    /// For each old row that is kept its new place.
    struct Destinations {
        private var places: [[RowPlace?]] = []

        subscript(source: RowPlace) -> RowPlace? {
            places.indices.contains(source.section) && places[source.section].indices.contains(source.row)
                ? places[source.section][source.row] : nil
        }

        init(_ transition: TableTransition, oldCounts: [Int]) {
            places = oldCounts.map { Array(repeating: nil, count: $0) }
            for (section, sources) in transition.rows.enumerated() {
                for (row, source) in sources.enumerated() {
                    if let source { places[source.section][source.row] = RowPlace(section: section, row: row) }
                }
            }
        }
    }

    /// The same rows in the same places, some of which are to be configured again.
    init(keeping rowCounts: [Int], reconfigured: [RowPlace] = []) {
        sections = rowCounts.indices.map(\.self)
        rows = rowCounts.enumerated().map { section, count in
            (0..<count).map { RowPlace(section: section, row: $0) }
        }
        self.reconfigured = reconfigured
    }

    init(sections: [Int?], rows: [[RowPlace?]], reconfigured: [RowPlace] = []) {
        self.sections = sections
        self.rows = rows
        self.reconfigured = reconfigured
    }
}
