internal import HeadlessUIKit

/// Which width a row is asked for its height at.
///
/// The two differ in a table of the style `.insetGrouped`, whose rows are narrower than it.
public enum ProposedWidth: Hashable, Sendable {
    /// The table's, as Folio proposes on a device: an inset-grouped row whose text needs its width comes out too low.
    case table
    /// The row's own, at which it is shown.
    case row

    /// The width in a table of this style and width.
    func width(in style: UITableView.Style, tableWidth: CGFloat) -> CGFloat {
        switch self {
        case .table: tableWidth
        case .row: style.rowWidth(tableWidth: tableWidth)
        }
    }
}
