internal import HeadlessUIKit

/// What a modified row does beside what the row itself does; a nil changes nothing.
@MainActor
struct RowModifiers<Cell: UITableViewCell, RowID: Hashable & Sendable> {
    var fixedHeight: CGFloat?
    var height: ((CGFloat) -> CGFloat)?
    var estimatedHeight: CGFloat?
    var isSelectable: Bool?
    var editing: RowEditing?

    var configure: ((Cell) -> Void)?
    var willDisplay: ((Cell) -> Void)?
    var didEndDisplaying: ((Cell) -> Void)?
    var didReload: ((Cell) -> Void)?
    var prefetch: (() -> Void)?
    var cancelPrefetch: (() -> Void)?
    var didHighlight: ((Cell) -> Void)?
    var didUnhighlight: ((Cell) -> Void)?
    var willSelect: (() -> Bool)?
    var didSelect: (() -> Void)?
    var willDeselect: (() -> Bool)?
    var didDeselect: (() -> Void)?
    var didTapAccessory: (() -> Void)?
    var willBeginEditing: (() -> Void)?
    var didEndEditing: (() -> Void)?
    var didDelete: (() -> Void)?
    var didInsert: (() -> Void)?
    var didMove: ((RowDestination<RowID>) -> Void)?
}
