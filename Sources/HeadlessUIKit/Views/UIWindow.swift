/// The root of a tree of views on a screen.
@MainActor
open class UIWindow: UIView {
    weak var firstResponder: UIResponder?

    /// What the device's bars and corners cover of the window; a headless device has nothing there unless it is set.
    public var deviceSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if deviceSafeAreaInsets != oldValue { tellSafeAreaChanged() } }
    }

    open override var window: UIWindow? { self }
    /// The only one there is.
    public var screen: UIScreen { .main }
    open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

    /// A window starts hidden, as in UIKit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// A window over the whole screen of a device, with its scale, idiom and safe area.
    public convenience init(preset: UIScreen.Preset) {
        self.init(frame: CGRect(origin: .zero, size: preset.size))
        traitOverrides.displayScale = preset.scale
        traitOverrides.userInterfaceIdiom = preset.idiom
        deviceSafeAreaInsets = preset.safeAreaInsets
    }

    public required init?(coder: NSCoder) { nil }

    /// Its view fills the window and keeps to its size, from when the window is shown.
    open var rootViewController: UIViewController? {
        didSet {
            guard oldValue !== rootViewController else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            installRootView()
        }
    }

    open override var isHidden: Bool {
        didSet { installRootView() }
    }

    /// A new size is told to the controllers of a window that is shown, as a turn of the device is.
    open override var frame: CGRect {
        get { super.frame }
        set {
            guard newValue.size != bounds.size, !isHidden, let rootViewController else {
                super.frame = newValue
                return
            }
            let transition = SizeTransition()
            rootViewController.viewWillTransition(to: newValue.size, with: transition)
            super.frame = newValue
            layoutIfNeeded()
            transition.finish()
        }
    }

    /// Shows the window and lays it out, as the system does in the first turn of the run loop.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        layoutIfNeeded()
    }

    private static weak var keyWindow: UIWindow?

    /// Whether this was the last window made key: the one that a keyboard would write to.
    public var isKeyWindow: Bool { Self.keyWindow === self }

    open func makeKey() {
        guard !isKeyWindow else { return }
        let former = Self.keyWindow
        Self.keyWindow = self
        former?.resignKey()
        becomeKey()
    }

    /// Called when the window has become the key one; call `makeKey` instead of this.
    open func becomeKey() {}
    /// Called when another window has become the key one.
    open func resignKey() {}

    /// Lays the root view out between the calls that say it will appear and did.
    private func installRootView() {
        guard !isHidden, let controller = rootViewController, let view = controller.view else { return }
        guard view.superview !== self else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearanceTransition(true, animated: false)
        addSubview(view)
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }
}
