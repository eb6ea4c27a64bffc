extension UITableView {
    public enum Style: Int, Sendable {
        /// Headers and footers stay at the visible edge while their section is on screen.
        case plain
        /// Headers and footers scroll with the rows.
        case grouped
        /// As `grouped`, with the rows inset from the sides.
        case insetGrouped

        /// How far rows stand from each side of a table as wide as this. Points.
        func rowInset(tableWidth: CGFloat) -> CGFloat {
            self == .insetGrouped ? TableMetrics.insetGroupedMargin(width: tableWidth) : 0
        }

        /// How wide rows are in a table as wide as this. Points.
        package func rowWidth(tableWidth: CGFloat) -> CGFloat {
            max(0, tableWidth - 2 * rowInset(tableWidth: tableWidth))
        }
    }

    /// Where in the visible area a row comes to lie.
    public enum ScrollPosition: Int, Sendable {
        /// As little movement as shows the whole row.
        case none
        case top
        case middle
        case bottom
    }

    /// How a change would be shown on a device; here every change is made at once.
    public enum RowAnimation: Int, Sendable {
        case fade
        case right
        case left
        case top
        case bottom
        case none
        case middle
        case automatic = 100
    }

    /// From where separators' insets are counted.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The cell's edges.
        case fromCellEdges
        /// Where the lines stand by themselves.
        case fromAutomaticInsets
    }

    /// Asks the table for a length that suits the content: a row's cell, a header's view.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// What a delegate without a method for a height answers; no client can mean it, since heights are finite.
    nonisolated static let notImplemented: CGFloat = -.infinity
    /// The same of a level of indentation: the cell keeps its own.
    nonisolated static let notImplementedLevel = Int.min
}
