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
        /// Which rows' heights are estimates; empty where none is.
        private(set) var estimates: [Bool] = []
        private(set) var estimateCount = 0

        init(unmeasuredRows count: Int) { rows = Array(repeating: .nan, count: count) }

        func isEstimate(_ row: Int) -> Bool { estimateCount > 0 && estimates[row] }

        mutating func setEstimate(_ isEstimate: Bool, _ row: Int) {
            if estimates.isEmpty {
                guard isEstimate else { return }
                estimates = Array(repeating: false, count: rows.count)
            }
            guard estimates[row] != isEstimate else { return }
            estimates[row] = isEstimate
            estimateCount += isEstimate ? 1 : -1
        }
    }

    var tableHeader: CGFloat = 0
    var sections: [Section] = []
    var tableFooter: CGFloat = 0

    var hasEstimates: Bool { sections.contains { $0.estimateCount > 0 } }

    init(rowCounts: [Int] = []) { sections = rowCounts.map(Section.init(unmeasuredRows:)) }

    /// The heights known so far, and none for the others.
    func withoutUnknown() -> TableHeights {
        var heights = self
        for section in heights.sections.indices {
            for row in heights.sections[section].rows.indices where heights.sections[section].rows[row].isNaN {
                heights.sections[section].rows[row] = 0
            }
        }
        return heights
    }
}
