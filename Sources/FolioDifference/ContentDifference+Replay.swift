extension ContentDifference {
    /// The content that the changes lead to, as a table that keeps identities alone would have it after a batch update.
    ///
    /// Nil where the changes do not fit the content: a place that is not there, or one that is filled twice.
    ///
    /// - Parameters:
    ///   - insertedSection: the identity of a section that comes, by its new place.
    ///   - insertedRow: the identity of a row that comes, by its new place.
    public func applied<SectionID: Hashable, RowID: Hashable>(
        to old: [SectionIdentities<SectionID, RowID>], insertedSection: (Int) -> SectionID,
        insertedRow: (Position) -> RowID
    ) -> [SectionIdentities<SectionID, RowID>]? {
        let rowExists = { (place: Position) in
            old.indices.contains(place.section) && old[place.section].rows.indices.contains(place.row)
        }
        let leaving = deletedRows + movedRows.map(\.from)
        let leavingSections = deletedSections + movedSections.map(\.from)
        guard leaving.allSatisfy(rowExists), Set(leaving).count == leaving.count,
            leavingSections.allSatisfy(old.indices.contains), Set(leavingSections).count == leavingSections.count
        else { return nil }

        var sections: [Int: Int?] = [:]
        for section in insertedSections where sections.updateValue(nil as Int?, forKey: section) != nil { return nil }
        for move in movedSections where sections.updateValue(move.from, forKey: move.to) != nil { return nil }
        let staying = old.indices.filter { !Set(leavingSections).contains($0) }
        guard let sources = Self.filled(sections, with: staying.map { .some($0) }) else { return nil }

        var arrivals: [Int: [Int: RowID]] = [:]
        for place in insertedRows {
            guard arrivals[place.section, default: [:]].updateValue(insertedRow(place), forKey: place.row) == nil else {
                return nil
            }
        }
        for move in movedRows {
            let row = old[move.from.section].rows[move.from.row]
            guard arrivals[move.to.section, default: [:]].updateValue(row, forKey: move.to.row) == nil else {
                return nil
            }
        }
        guard arrivals.keys.allSatisfy(sources.indices.contains) else { return nil }
        let gone = Set(leaving)
        var result: [SectionIdentities<SectionID, RowID>] = []
        for (section, source) in sources.enumerated() {
            let kept = source.map { source in
                old[source].rows.indices.filter { !gone.contains(Position(section: source, row: $0)) }
                    .map { old[source].rows[$0] }
            }
            guard let rows = Self.filled(arrivals[section, default: [:]], with: kept ?? []) else { return nil }
            result.append(SectionIdentities(id: source.map { old[$0].id } ?? insertedSection(section), rows: rows))
        }
        return result
    }

    /// The arrivals in their places and the others around them in their order; nil where a place lies beyond the end.
    private static func filled<Element>(_ arrivals: [Int: Element], with others: [Element]) -> [Element]? {
        let count = arrivals.count + others.count
        guard arrivals.keys.allSatisfy((0..<count).contains) else { return nil }
        var rest = others.makeIterator()
        return (0..<count).compactMap { arrivals[$0] ?? rest.next() }
    }
}
