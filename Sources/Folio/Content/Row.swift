public import HeadlessUIKit

/// A description of one row: its identity, the cell that shows it, and what is done with it.
///
/// Only the first three requirements are to be met; the others have defaults. Events tell what happened to the row on display or
/// by the user's hand; a row that is deleted, inserted or moved by the user changes the application's state, which then
/// applies a new content.
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

    // MARK: Height

    /// Which width the row is asked for its height at; the table's unless implemented. Ready-made rows take their own.
    var proposedWidth: ProposedWidth { get }
    /// The height at the proposed width, points; nil, unless implemented, asks the cell.
    func height(width: CGFloat) -> CGFloat?
    /// A positive one stands for the height until the row is visible; nil, unless implemented, leaves that to the table.
    var estimatedHeight: CGFloat? { get }
    /// How the height is found without a cell, if that can be done; nil unless implemented. Agrees with the cell.
    ///
    /// Asked for once while the row stays as it is, if it does not answer `height(width:)` then, and stands for every width. A
    /// row that shows controls while its table is edited is measured by its cell in that time.
    var heightPreparation: HeightPreparation? { get }

    // MARK: Display

    /// The cell shows the row and is about to be seen.
    func willDisplay(_ cell: CellType)
    /// The cell is seen no more.
    func didEndDisplaying(_ cell: CellType)
    /// The row stayed in a content and its visible cell was configured again.
    func didReload(_ cell: CellType)
    /// The row will probably be seen soon.
    func prefetch()
    /// The row was to be seen soon and is not any more.
    func cancelPrefetch()

    // MARK: Selection

    /// Whether the row can be highlighted and selected; true unless implemented.
    var isSelectable: Bool { get }
    func didHighlight(_ cell: CellType)
    func didUnhighlight(_ cell: CellType)
    /// Whether the row is to be selected; true unless implemented.
    func willSelect() -> Bool
    /// Called when the row was selected, after it is deselected. Does nothing unless implemented.
    func didSelect()
    /// Whether a row that stays selected is to be deselected; true unless implemented.
    func willDeselect() -> Bool
    func didDeselect()
    /// The detail button of the row's accessory was tapped.
    func didTapAccessory()

    // MARK: Editing

    /// How the user can edit the row; not at all unless implemented.
    var editing: RowEditing { get }
    func willBeginEditing()
    func didEndEditing()
    /// The user chose to delete the row.
    func didDelete()
    /// The user tapped the row's insert control.
    func didInsert()
    /// The user moved the row; the table shows it at its new place already.
    func didMove(to destination: RowDestination<ID>)
}

extension Row {
    public var proposedWidth: ProposedWidth { .table }
    public func height(width: CGFloat) -> CGFloat? { nil }
    public var estimatedHeight: CGFloat? { nil }
    public var heightPreparation: HeightPreparation? { nil }

    public func willDisplay(_ cell: CellType) {}
    public func didEndDisplaying(_ cell: CellType) {}
    public func didReload(_ cell: CellType) {}
    public func prefetch() {}
    public func cancelPrefetch() {}

    public var isSelectable: Bool { true }
    public func didHighlight(_ cell: CellType) {}
    public func didUnhighlight(_ cell: CellType) {}
    public func willSelect() -> Bool { true }
    public func didSelect() {}
    public func willDeselect() -> Bool { true }
    public func didDeselect() {}
    public func didTapAccessory() {}

    public var editing: RowEditing { RowEditing() }
    public func willBeginEditing() {}
    public func didEndEditing() {}
    public func didDelete() {}
    public func didInsert() {}
    public func didMove(to destination: RowDestination<ID>) {}
}
