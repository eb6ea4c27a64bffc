/// A button that a swipe over a row brings to light.
@MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Hashable, Sendable {
        case normal
        /// Deletes something: red, and the row goes away.
        case destructive
    }

    /// Does what the button is for, and calls its last argument when that is done: whether it was.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    open var image: UIImage?

    private var ownBackgroundColor: UIColor?

    /// Red for a destructive action and grey for another, unless set.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Does what a tap on the button does. UIKit has no such method, as there the tap comes from a finger.
    ///
    /// - Parameter completion: called when the handler says that it is done, with whether it was.
    public func perform(from sourceView: UIView, completion: @escaping (Bool) -> Void = { _ in }) {
        handler(self, sourceView, completion)
    }
}
