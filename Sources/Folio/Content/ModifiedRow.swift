public import HeadlessUIKit

/// A row with closures for events, another height or other answers; made by the methods of `Row` such as `onSelect`.
///
/// What the row itself does for an event comes first, then the closure. Answers of closures stand in place of the row's. Two
/// are equal where the rows, heights and answers given as values are; closures are not compared.
@MainActor
public struct ModifiedRow<Base: Row>: Row {
    public let base: Base
    private(set) var modifiers: RowModifiers<Base.CellType, Base.ID>

    init(_ base: Base, _ change: (inout RowModifiers<Base.CellType, Base.ID>) -> Void) {
        self.base = base
        modifiers = RowModifiers()
        change(&modifiers)
    }

    public var id: Base.ID { base.id }
    public var cellReuseID: String { base.cellReuseID }

    public func configure(_ cell: Base.CellType) {
        base.configure(cell)
        modifiers.configure?(cell)
    }

    public var proposedWidth: ProposedWidth { base.proposedWidth }

    public func height(width: CGFloat) -> CGFloat? {
        modifiers.fixedHeight ?? modifiers.height?(width) ?? base.height(width: width)
    }

    public var estimatedHeight: CGFloat? { modifiers.estimatedHeight ?? base.estimatedHeight }

    /// What a closure does to the cell may change its height.
    public var heightPreparation: HeightPreparation? { modifiers.configure == nil ? base.heightPreparation : nil }

    public func willDisplay(_ cell: Base.CellType) {
        base.willDisplay(cell)
        modifiers.willDisplay?(cell)
    }

    public func didEndDisplaying(_ cell: Base.CellType) {
        base.didEndDisplaying(cell)
        modifiers.didEndDisplaying?(cell)
    }

    public func didReload(_ cell: Base.CellType) {
        base.didReload(cell)
        modifiers.didReload?(cell)
    }

    public func prefetch() {
        base.prefetch()
        modifiers.prefetch?()
    }

    public func cancelPrefetch() {
        base.cancelPrefetch()
        modifiers.cancelPrefetch?()
    }

    public var isSelectable: Bool { modifiers.isSelectable ?? base.isSelectable }

    public func didHighlight(_ cell: Base.CellType) {
        base.didHighlight(cell)
        modifiers.didHighlight?(cell)
    }

    public func didUnhighlight(_ cell: Base.CellType) {
        base.didUnhighlight(cell)
        modifiers.didUnhighlight?(cell)
    }

    public func willSelect() -> Bool { modifiers.willSelect?() ?? base.willSelect() }

    public func didSelect() {
        base.didSelect()
        modifiers.didSelect?()
    }

    public func willDeselect() -> Bool { modifiers.willDeselect?() ?? base.willDeselect() }

    public func didDeselect() {
        base.didDeselect()
        modifiers.didDeselect?()
    }

    public func didTapAccessory() {
        base.didTapAccessory()
        modifiers.didTapAccessory?()
    }

    public var editing: RowEditing { modifiers.editing ?? base.editing }

    public func willBeginEditing() {
        base.willBeginEditing()
        modifiers.willBeginEditing?()
    }

    public func didEndEditing() {
        base.didEndEditing()
        modifiers.didEndEditing?()
    }

    public func didDelete() {
        base.didDelete()
        modifiers.didDelete?()
    }

    public func didInsert() {
        base.didInsert()
        modifiers.didInsert?()
    }

    public func didMove(to destination: RowDestination<Base.ID>) {
        base.didMove(to: destination)
        modifiers.didMove?(destination)
    }
}

extension ModifiedRow: @MainActor Equatable where Base: Equatable {
    public static func == (one: ModifiedRow, other: ModifiedRow) -> Bool {
        one.base == other.base && one.modifiers.fixedHeight == other.modifiers.fixedHeight
            && one.modifiers.estimatedHeight == other.modifiers.estimatedHeight
            && one.modifiers.isSelectable == other.modifiers.isSelectable
            && one.modifiers.editing == other.modifiers.editing
    }
}
