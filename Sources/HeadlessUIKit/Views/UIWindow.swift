/// The root of a tree of views on a screen.
@MainActor
open class UIWindow: UIView {
    weak var firstResponder: UIResponder?

    /// What the device's bars and corners cover of the window; a headless device has nothing there unless it is set.
    public var deviceSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if deviceSafeAreaInsets != oldValue { setNeedsLayout() } }
    }

    open override var window: UIWindow? { self }
    open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

    /// Its view fills the window and keeps to its size.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Shows the window and lays it out, as the system does in the first turn of the run loop.
    open func makeKeyAndVisible() {
        isHidden = false
        layoutIfNeeded()
    }
}
