internal import FolioLayout

/// Where a table's parts lie from top to bottom, at rest: one `OffsetIndex` over all of them.
///
/// The parts are the table's header, then for each section the padding above its header, the header, the rows and the
/// footer, then the table's footer.
struct TableLayout: Equatable {
    private(set) var heights: TableHeights
    private var index: OffsetIndex
    /// The part at which a section starts (its padding), and the table's footer last.
    private let starts: [Int]

    /// - Precondition: every height is known.
    init(_ heights: TableHeights) {
        var lengths: [Double] = [heights.tableHeader]
        var starts: [Int] = []
        lengths.reserveCapacity(heights.sections.reduce(2) { $0 + $1.rows.count + 3 })
        for section in heights.sections {
            starts.append(lengths.count)
            lengths.append(Self.room(section.topPadding))
            lengths.append(Self.room(section.header))
            lengths.append(contentsOf: section.rows)
            lengths.append(Self.room(section.footer))
        }
        starts.append(lengths.count)
        lengths.append(heights.tableFooter)
        self.heights = heights
        self.starts = starts
        index = OffsetIndex(lengths)
    }

    private static func room(_ height: CGFloat) -> Double { height == .leastNormalMagnitude ? 0 : height }

    var contentHeight: CGFloat { index.total }
    var sectionCount: Int { heights.sections.count }
    func rowCount(in section: Int) -> Int { heights.sections[section].rows.count }

    private func part(of place: RowPlace) -> Int { starts[place.section] + 2 + place.row }

    // MARK: From part to place

    func minY(ofHeader section: Int) -> CGFloat { index.offset(of: starts[section] + 1) }
    func minY(ofFooter section: Int) -> CGFloat { index.offset(of: starts[section + 1] - 1) }
    /// Where the section starts, the padding above its header included.
    func minY(ofSection section: Int) -> CGFloat { index.offset(of: starts[section]) }
    func maxY(ofSection section: Int) -> CGFloat { index.offset(of: starts[section + 1]) }
    /// Where the last section ends.
    var minYOfTableFooter: CGFloat { index.offset(of: starts[sectionCount]) }
    func minY(of place: RowPlace) -> CGFloat { index.offset(of: part(of: place)) }
    func height(of place: RowPlace) -> CGFloat { heights.sections[place.section].rows[place.row] }

    func isEstimate(_ place: RowPlace) -> Bool { heights.sections[place.section].isEstimate(place.row) }

    /// Gives a row its true height.
    mutating func setHeight(_ height: CGFloat, of place: RowPlace) {
        heights.sections[place.section].rows[place.row] = height
        heights.sections[place.section].setEstimate(false, place.row)
        index.setLength(height, at: part(of: place))
    }

    // MARK: From place to part

    /// The row that covers `y`; nil where there is a header, a footer or nothing.
    func row(at y: CGFloat) -> RowPlace? {
        guard let part = index.index(at: y), let section = section(ofPart: part) else { return nil }
        let row = part - starts[section] - 2
        return (0..<rowCount(in: section)).contains(row) ? RowPlace(section: section, row: row) : nil
    }

    /// The sections that reach into the range; an empty section inside it counts.
    func sections(from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
        let first = firstIndex(in: 0..<sectionCount) { self.maxY(ofSection: $0) > minY }
        // A section of no height reaches into a range that holds its place.
        let firstEmpty = firstIndex(in: 0..<first) { self.minY(ofSection: $0) >= minY }
        let last = firstIndex(in: first..<sectionCount) { self.minY(ofSection: $0) >= maxY }
        return firstEmpty..<last
    }

    /// The rows of a section that reach into the range; a row of no height between them counts.
    func rows(in section: Int, from minY: CGFloat, to maxY: CGFloat) -> Range<Int> {
        let rows = 0..<rowCount(in: section)
        let first = firstIndex(in: rows) { index.offset(of: starts[section] + 3 + $0) > minY }
        let last = firstIndex(in: first..<rows.upperBound) { index.offset(of: starts[section] + 2 + $0) >= maxY }
        return first..<last
    }

    private func section(ofPart part: Int) -> Int? {
        guard part >= (starts.first ?? 0), part < starts[sectionCount] else { return nil }
        return firstIndex(in: 0..<sectionCount) { starts[$0 + 1] > part }
    }

    /// The first index from which a condition that turns true once holds; the upper bound where it never does.
    private func firstIndex(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high) / 2
            if condition(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
