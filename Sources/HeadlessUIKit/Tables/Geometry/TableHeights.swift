/// The heights of a table's parts, as far as they are known; `TableLayout` is made of them.
struct TableHeights: Equatable, Sendable {
    struct Section: Equatable, Sendable {
        /// Space above the header.
        var topPadding: CGFloat = 0
        /// `.leastNormalMagnitude` is UIKit's way to say that there is none, and takes no room.
        var header: CGFloat = 0
        var footer: CGFloat = 0
        /// Not a number where a height has still to be asked for.
        var rows: [Double]

        init(unmeasuredRows count: Int) { rows = Array(repeating: .nan, count: count) }
    }

    var tableHeader: CGFloat = 0
    var sections: [Section] = []
    var tableFooter: CGFloat = 0

    init(rowCounts: [Int] = []) { sections = rowCounts.map(Section.init(unmeasuredRows:)) }
}
