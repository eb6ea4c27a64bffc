public import HeadlessUIKit

/// A description of one row: its identity, the cell that shows it, and what selecting it does.
@MainActor
public protocol Row<ID> {
    associatedtype ID: Hashable & Sendable
    associatedtype CellType: UITableViewCell & SizingCell

    /// Unique across all sections of a content; names the same row in every later content.
    var id: ID { get }
    /// Stands for the same cell type in every row, for as long as the view lives.
    var cellReuseID: String { get }
    /// Shows the row in the cell, replacing all that it showed; called for display and for measuring, any number of times.
    func configure(_ cell: CellType)
    /// Called when the row was selected, after it is deselected. Does nothing unless implemented.
    func didSelect()
}

extension Row {
    public func didSelect() {}
}
