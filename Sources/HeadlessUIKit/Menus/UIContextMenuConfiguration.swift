/// What a long press opens: a menu, and maybe a controller whose view is shown above it.
@MainActor
open class UIContextMenuConfiguration: NSObject {
    public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
    public typealias PreviewProvider = @MainActor () -> UIViewController?

    /// What the menu is for.
    public let identifier: any NSCopying
    private let previewProvider: PreviewProvider?
    private let actionProvider: ActionProvider?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Made anew each time; the system suggests no actions here.
    public var menu: UIMenu? { actionProvider?([]) }
    /// Made anew each time.
    public var preview: UIViewController? { previewProvider?() }
}
