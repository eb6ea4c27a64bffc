public import HeadlessUIKit

extension Row {
    // MARK: Height

    /// As high as this whatever the cell says. Points; finite and not negative.
    public func fixedHeight(_ height: CGFloat) -> ModifiedRow<Self> { ModifiedRow(self) { $0.fixedHeight = height } }

    /// As high as the closure says for a width, without a cell. Points.
    public func height(_ height: @escaping @MainActor (_ width: CGFloat) -> CGFloat) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.height = height }
    }

    /// Not measured before it is visible; until then this stands for the height. Points; positive.
    public func estimatedHeight(_ height: CGFloat) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.estimatedHeight = height }
    }

    // MARK: Display

    /// Changes the cell after the row has configured it, for display and for measuring.
    public func onConfigure(_ action: @escaping @MainActor (CellType) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.configure = action }
    }

    public func onWillDisplay(_ action: @escaping @MainActor (CellType) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.willDisplay = action }
    }

    public func onDidEndDisplaying(_ action: @escaping @MainActor (CellType) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didEndDisplaying = action }
    }

    /// The row stayed in a content and its visible cell was configured again.
    public func onReload(_ action: @escaping @MainActor (CellType) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didReload = action }
    }

    public func onPrefetch(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.prefetch = action }
    }

    public func onCancelPrefetch(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.cancelPrefetch = action }
    }

    // MARK: Selection

    public func selectable(_ isSelectable: Bool) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.isSelectable = isSelectable }
    }

    public func onHighlight(_ action: @escaping @MainActor (CellType) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didHighlight = action }
    }

    public func onUnhighlight(_ action: @escaping @MainActor (CellType) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didUnhighlight = action }
    }

    /// Asks whether the row is to be selected.
    public func onWillSelect(_ answer: @escaping @MainActor () -> Bool) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.willSelect = answer }
    }

    public func onSelect(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didSelect = action }
    }

    /// Asks whether the row is to be deselected.
    public func onWillDeselect(_ answer: @escaping @MainActor () -> Bool) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.willDeselect = answer }
    }

    public func onDeselect(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didDeselect = action }
    }

    public func onAccessoryTap(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didTapAccessory = action }
    }

    // MARK: Editing

    /// Can be edited in this way.
    public func editing(_ editing: RowEditing) -> ModifiedRow<Self> { ModifiedRow(self) { $0.editing = editing } }

    public func onWillBeginEditing(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.willBeginEditing = action }
    }

    public func onDidEndEditing(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didEndEditing = action }
    }

    /// The user chose to delete the row; take it out of the state and apply.
    public func onDelete(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didDelete = action }
    }

    /// The user tapped the row's insert control; add to the state and apply.
    public func onInsert(_ action: @escaping @MainActor () -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didInsert = action }
    }

    /// The user moved the row; the table shows it at its new place already.
    public func onMove(_ action: @escaping @MainActor (RowDestination<ID>) -> Void) -> ModifiedRow<Self> {
        ModifiedRow(self) { $0.didMove = action }
    }
}
