/// Owns a view, made when first asked for, and hears of its life.
@MainActor
open class UIViewController: UIResponder, UIContentContainer {
    /// As client code writes it, `super.init(nibName: nil, bundle: nil)`: views are made in code, a name of a nib traps.
    public init(nibName: String?, bundle: Bundle?) {
        if let nibName { fatalError("\(Self.self) cannot load the nib “\(nibName)”: views are made in code here") }
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Always nil: there are no archives to read a controller from.
    public required init?(coder: NSCoder) { nil }

    private var loadedView: UIView?

    /// Loads the view where there is none yet.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView?.controllerTraitOverrides = UITraitOverrides()
            loadedView = newValue
            newValue?.viewController = self
            newValue?.controllerTraitOverrides = traitOverrides
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "\(type(of: self)).loadView() must set a view")
        viewDidLoad()
    }

    /// Sets `view`, to a view the size of the main screen unless a subclass makes its own.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in its window with that window's traits, before it is laid out there.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called before the window gets another size. An override calls `super`, which tells the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// The size that a child's view will have when this controller's has another; the same unless a subclass knows better.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// The size that the controller's content would like; the parent is told of a change. Zero unless set. Points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called when a child has another `preferredContentSize`, for a subclass that places it by that.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Kept: nothing is presented over a headless controller.
    open var definesPresentationContext = false

    /// Never called: a headless interface has no system to run out of memory for.
    open func didReceiveMemoryWarning() {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    override var hostWindow: UIWindow? { viewIfLoaded?.window }

    open var title: String?

    private var storedEditing = false

    /// Whether what the view shows can be changed.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Called to begin or end editing; a subclass shows it. An override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }

    /// Added to what the window's safe area gives the controller's view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the margins of the controller's view are `systemMinimumLayoutMargins` at least.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue, let view = viewIfLoaded else { return }
            view.tellMarginsChanged()
        }
    }

    /// 16 points at the sides, or 20 where the view is as wide as a large phone's (414 points) or wider.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? 0) < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Called when the margins of the view were set, or its controller's minimum of them. An override calls `super`.
    open func viewLayoutMarginsDidChange() {}

    /// Called when the safe area of the view's window has become another. An override calls `super`.
    open func viewSafeAreaInsetsDidChange() {}

    /// The view's traits; the current ones before it is loaded.
    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

    /// The traits that hold in the controller's view, as far as that does not override them itself.
    public var traitOverrides = UITraitOverrides() {
        didSet { viewIfLoaded?.controllerTraitOverrides = traitOverrides }
    }

    /// The appearance of the controller's view; `unspecified` leaves it as inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle ?? .unspecified }
        set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }

    /// Called after a trait of the view changed, before the view hears of it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    public let traitChangeRegistrations = UITraitChangeRegistrations()

    /// True on the way into a parent, false on the way out of one; nil when the controller is there.
    private var moves: Bool?

    /// Whether the controller is getting a parent, for `viewWillAppear` to ask.
    public var isMovingToParent: Bool { moves == true }
    /// Whether the controller is losing its parent, for `viewWillDisappear` to ask.
    public var isMovingFromParent: Bool { moves == false }

    /// Whether the children's views appear and disappear with this controller's; a subclass may call them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []

    /// Called before the controller gets a parent; before it loses one, the caller calls it. An override calls `super`.
    open func willMove(toParent parent: UIViewController?) { moves = parent != nil }
    /// Called after the controller lost its parent; after it got one, the caller calls it. An override calls `super`.
    open func didMove(toParent parent: UIViewController?) { moves = nil }

    var appearance = Appearance.disappeared
    var isAnnouncedByMove = false
}
