/// A rectangle in a tree of rectangles, each placed by a frame in its superview's coordinates. Points, y downwards.
@MainActor
open class UIView: UIResponder {
    /// A length that a view does not have of itself, in `intrinsicContentSize`.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    public init(frame: CGRect) {
        traitCollection = .current
        inheritedTraits = traitCollection
        super.init()
        place(frame)
    }

    /// Always nil: there are no archives to read a view from.
    public required init?(coder: NSCoder) { nil }

    public override convenience init() { self.init(frame: .zero) }

    // MARK: Geometry

    private var storedFrame = CGRect.zero
    private var boundsOrigin = CGPoint.zero

    /// The place in the superview. A null rectangle, what `insetBy` leaves of too small a one, counts as zero.
    open var frame: CGRect {
        get { storedFrame }
        set { place(newValue) }
    }

    /// The view's own coordinates. A new size keeps the centre; a new origin moves the subviews on screen.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
        set {
            guard newValue.minX.isFinite, newValue.minY.isFinite else {
                fatalError("\(nameInMessages) cannot have the bounds \(newValue)")
            }
            boundsOrigin = newValue.origin
            guard newValue.size != storedFrame.size else { return }
            let center = center
            place(
                CGRect(
                    x: center.x - newValue.width / 2, y: center.y - newValue.height / 2,
                    width: newValue.width, height: newValue.height))
        }
    }

    /// The middle of the frame. The frame is what is kept, so a centre may differ from the one set by rounding.
    open var center: CGPoint {
        get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
        set {
            let size = storedFrame.size
            place(CGRect(origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size))
        }
    }

    /// Applied about the centre when the view is drawn; layout, `frame` and conversion do not read it.
    open var transform = CGAffineTransform.identity

    private func place(_ newFrame: CGRect) {
        let frame = newFrame.isNull ? .zero : newFrame.standardized
        guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
            fatalError("\(nameInMessages) cannot have the frame \(newFrame)")
        }
        let oldSize = storedFrame.size
        storedFrame = frame
        guard frame.size != oldSize else { return }
        setNeedsLayout()
        if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
    }

    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow a change of size by their `autoresizingMask`.
    open var autoresizesSubviews = true

    // MARK: Appearance

    /// From 0 to 1.
    open var alpha: CGFloat = 1
    open var isHidden = false {
        didSet { if isHidden != oldValue { superview?.contentSizeDidChange(of: self) } }
    }
    open var isOpaque = true
    open var backgroundColor: UIColor?
    open var contentMode = ContentMode.scaleToFill
    open var isUserInteractionEnabled = true
    open var tag = 0
    /// Gestures that the view waits for.
    var recognizers: [UIGestureRecognizer] = []

    // MARK: Accessibility

    /// Names the view in messages and snapshots.
    open var accessibilityIdentifier: String?

    /// What was set of the properties below.
    private var ownAccessibility = AccessibilityValues()

    /// What they are as far as nothing is set.
    var standardAccessibility: StandardAccessibility { StandardAccessibility() }

    /// Whether a screen reader stops at the view.
    open var isAccessibilityElement: Bool {
        get { ownAccessibility.isElement ?? standardAccessibility.isElement }
        set { ownAccessibility.isElement = newValue }
    }

    /// What the view is, in a word or two. Labels and buttons say their texts unless it is set.
    open var accessibilityLabel: String? {
        get { ownAccessibility.label ?? standardAccessibility.label }
        set { ownAccessibility.label = newValue }
    }

    open var accessibilityValue: String? {
        get { ownAccessibility.value ?? standardAccessibility.value }
        set { ownAccessibility.value = newValue }
    }

    open var accessibilityHint: String? {
        get { ownAccessibility.hint }
        set { ownAccessibility.hint = newValue }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { ownAccessibility.traits ?? standardAccessibility.traits }
        set { ownAccessibility.traits = newValue }
    }

    /// Whether a screen reader passes over the views inside this one.
    open var accessibilityElementsHidden: Bool {
        get { ownAccessibility.hidesElements }
        set { ownAccessibility.hidesElements = newValue }
    }

    /// What a screen reader stops at inside the view, in order; nil leaves that to the tree.
    open var accessibilityElements: [Any]? {
        get { ownAccessibility.elements }
        set { ownAccessibility.elements = newValue }
    }

    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { ownAccessibility.customActions }
        set { ownAccessibility.customActions = newValue }
    }

    // What follows only a screen reader would read; here it is kept for tests.

    /// A label with attributes of speech; its text is the label where no other is set.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, ownAccessibility[rare: \.attributedLabel, default: nil]) }
        set {
            ownAccessibility[rare: \.attributedLabel, default: nil] = newValue
            accessibilityLabel = newValue?.string
        }
    }

    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, ownAccessibility[rare: \.attributedValue, default: nil]) }
        set {
            ownAccessibility[rare: \.attributedValue, default: nil] = newValue
            accessibilityValue = newValue?.string
        }
    }

    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, ownAccessibility[rare: \.attributedHint, default: nil]) }
        set {
            ownAccessibility[rare: \.attributedHint, default: nil] = newValue
            accessibilityHint = newValue?.string
        }
    }

    /// What was set with attributes, as long as its text is the present one.
    private func attributed(_ text: String?, _ attributed: NSAttributedString?) -> NSAttributedString? {
        attributed?.string == text ? attributed : text.map { NSAttributedString(string: $0) }
    }

    /// The language that the texts are to be read in (BCP 47); nil for the user's.
    open var accessibilityLanguage: String? {
        get { ownAccessibility[rare: \.language, default: nil] }
        set { ownAccessibility[rare: \.language, default: nil] = newValue }
    }

    /// What a user may call the view by voice, the best name first; nil for the label.
    open var accessibilityUserInputLabels: [String]! {
        get { ownAccessibility[rare: \.userInputLabels, default: nil] ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ownAccessibility[rare: \.userInputLabels, default: nil] = newValue }
    }

    /// Whether a screen reader passes over the view's siblings.
    open var accessibilityViewIsModal: Bool {
        get { ownAccessibility[rare: \.isModal, default: false] }
        set { ownAccessibility[rare: \.isModal, default: false] = newValue }
    }

    /// Whether a screen reader goes through the views inside this one before it goes on to others.
    open var shouldGroupAccessibilityChildren: Bool {
        get { ownAccessibility[rare: \.groupsChildren, default: false] }
        set { ownAccessibility[rare: \.groupsChildren, default: false] = newValue }
    }

    /// Whether the view keeps its colours where a user has inverted the screen's.
    open var accessibilityIgnoresInvertColors: Bool {
        get { ownAccessibility[rare: \.ignoresInvertColors, default: false] }
        set { ownAccessibility[rare: \.ignoresInvertColors, default: false] = newValue }
    }

    /// Where a screen reader's double tap falls, on the screen; the middle of `accessibilityFrame` unless set.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return ownAccessibility[rare: \.activationPoint, default: nil] ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibility[rare: \.activationPoint, default: nil] = newValue }
    }

    /// Whether a switch or a voice can act on the view; `isUserInteractionEnabled` unless set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { ownAccessibility[rare: \.respondsToInteraction, default: nil] ?? isUserInteractionEnabled }
        set { ownAccessibility[rare: \.respondsToInteraction, default: nil] = newValue }
    }

    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { ownAccessibility[rare: \.containerType, default: .none] }
        set { ownAccessibility[rare: \.containerType, default: .none] = newValue }
    }

    /// What a swipe upwards on an adjustable view does. Nothing unless a subclass says what.
    open func accessibilityIncrement() {}
    /// What a swipe downwards on an adjustable view does. Nothing unless a subclass says what.
    open func accessibilityDecrement() {}

    /// The view's place on the screen: in the window, or in the tree's root without one.
    open var accessibilityFrame: CGRect { convert(bounds, to: window) }

    /// What a screen reader's double tap does. False: nothing, so that the middle of the view would be tapped.
    open func accessibilityActivate() -> Bool { false }

    private var createdLayer: CALayer?

    /// Corners, border, shadow, and the view's own frame and background; made when first asked for.
    public var layer: CALayer {
        if let createdLayer { return createdLayer }
        let layer = CALayer(of: self)
        createdLayer = layer
        return layer
    }

    /// Whether subviews are drawn only inside the bounds.
    open var clipsToBounds: Bool {
        get { createdLayer?.masksToBounds ?? false }
        set { if newValue != clipsToBounds { layer.masksToBounds = newValue } }
    }

    private var ownTintColor: UIColor?

    /// The nearest tint set here or above; system blue where none is. Grey where `tintAdjustmentMode` is `dimmed`.
    open var tintColor: UIColor! {
        get {
            if ownTintColor == nil, ownTintAdjustmentMode == .automatic { return superview?.tintColor ?? .systemBlue }
            let color = undimmedTintColor
            return tintAdjustmentMode == .dimmed ? UIConfigurationColorTransformer.grayscale(color) : color
        }
        set {
            ownTintColor = newValue
            tellTintColorChanged { $0.ownTintColor == nil }
        }
    }

    private var undimmedTintColor: UIColor { ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue }

    private var ownTintAdjustmentMode: TintAdjustmentMode { seldomSet?.tintAdjustmentMode ?? .automatic }

    /// Whether the tint is dimmed, as under an alert: the nearest mode set here or above, `normal` where none is.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get {
            let own = ownTintAdjustmentMode
            return own == .automatic ? superview?.tintAdjustmentMode ?? .normal : own
        }
        set {
            guard newValue != ownTintAdjustmentMode else { return }
            madeSeldomSet().tintAdjustmentMode = newValue
            tellTintColorChanged { $0.ownTintAdjustmentMode == .automatic }
        }
    }

    /// Called when the tint or its dimming has become another.
    open func tintColorDidChange() {}

    private func tellTintColorChanged(through isInherited: (UIView) -> Bool) {
        tintColorDidChange()
        for subview in subviews where isInherited(subview) { subview.tellTintColorChanged(through: isInherited) }
    }

    /// Made when one of the properties is first set.
    private(set) var seldomSet: SeldomSetProperties?

    func madeSeldomSet() -> SeldomSetProperties {
        if let seldomSet { return seldomSet }
        let made = SeldomSetProperties()
        seldomSet = made
        return made
    }

    /// Kept: nothing touches a headless view with several fingers.
    open var isMultipleTouchEnabled: Bool {
        get { seldomSet?.isMultipleTouchEnabled ?? false }
        set { madeSeldomSet().isMultipleTouchEnabled = newValue }
    }

    /// Kept: nothing touches two headless views at once.
    open var isExclusiveTouch: Bool {
        get { seldomSet?.isExclusiveTouch ?? false }
        set { madeSeldomSet().isExclusiveTouch = newValue }
    }

    // MARK: Tree

    public internal(set) weak var superview: UIView?
    /// From back to front.
    public internal(set) var subviews: [UIView] = []
    /// The controller whose view this is.
    weak var viewController: UIViewController?

    open var window: UIWindow? { superview?.window }

    open override var next: UIResponder? { viewController ?? superview }
    override var hostWindow: UIWindow? { window }

    /// Puts the view in front of the other subviews, out of the superview that it had.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    open func removeFromSuperview() { detach() }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    // MARK: Layout

    var needsLayout = false
    var descendantNeedsLayout = false

    /// Has `layoutSubviews` called by the next `layoutIfNeeded` of this view or of one above it.
    open func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        superview?.noteDescendantNeedsLayout()
    }

    /// Lays out this view and those below it, parents first, until none needs it.
    open func layoutIfNeeded() { settleLayout() }

    /// Places the subviews. UIKit calls it after the size or the subviews changed; call `setNeedsLayout` instead of this.
    open func layoutSubviews() {}

    // MARK: Sizing

    /// The size that suits the view best; its present one unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that fits the present one; the frame's origin stays.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

    /// The natural size of what the view shows, `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// The size by content alone, since both lengths of the target give way to it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size by content and target: a length of the target counts where its priority is above the content's.
    ///
    /// Texts break their lines at a width that counts, as in UIKit. The content is the natural size (`intrinsicContentSize`, a
    /// stack view's arranged views); a length that the view lacks is the target's. A table asks its cells, headers and footers
    /// where their height is automatic, and so hears of an override.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentSize(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Called when the natural size may have changed; a stack view then arranges its views anew.
    open func invalidateIntrinsicContentSize() { superview?.contentSizeDidChange(of: self) }

    /// For a view whose content has changed: it is laid out anew, and its natural size is another.
    func setNeedsLayoutAndSize() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Called when a subview's natural size may have changed, or whether it is shown.
    func contentSizeDidChange(of subview: UIView) {}

    /// Those set with `setContentHuggingPriority` and its like; nil where none is.
    var ownContentPriorities: ContentPriorities?
    /// Those of a view of this class.
    class var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// The natural size, at a width where there is one to break lines at; `noIntrinsicMetric` for what the view lacks.
    func contentSize(width: CGFloat?) -> CGSize { intrinsicContentSize }

    /// Where the first and the last line of text stand at a size, from the top; the bottom edge in a view without text.
    func baselines(size: CGSize) -> Baselines { Baselines(first: size.height, last: size.height) }

    // MARK: Margins

    /// Nil unless set.
    private var ownMargins: UIEdgeInsets?
    private var ownDirectionalMargins: NSDirectionalEdgeInsets?

    /// Those set, or UIKit's own: none in a controller's view, whose system's minimum counts, 8 points in others.
    private var ownLayoutMargins: UIEdgeInsets {
        if let ownDirectionalMargins { return ownDirectionalMargins.resolved(effectiveUserInterfaceLayoutDirection) }
        if let ownMargins { return ownMargins }
        return viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
    }

    /// Whether `layoutMargins` has the safe area's insets added to it.
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { setNeedsLayout() }
    }

    /// Whether `layoutMargins` reach as far in as the superview's, where the view lies under those.
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { setNeedsLayout() } }
    }

    /// The space that content keeps from the edges, the safe area's insets included.
    ///
    /// Unless set, 8 points, and in a controller's view its `systemMinimumLayoutMargins`.
    open var layoutMargins: UIEdgeInsets {
        get {
            var margins = ownLayoutMargins
            if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
                let minimum = controller.systemMinimumLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
                margins = margins.reaching(to: minimum)
            }
            if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
            if preservesSuperviewLayoutMargins, let superview {
                margins = margins.reaching(to: superview.layoutMargins.lessDistance(of: frame, in: superview.bounds))
            }
            return margins
        }
        set {
            ownMargins = newValue
            ownDirectionalMargins = nil
            tellMarginsChanged()
        }
    }

    /// `layoutMargins` by reading direction; once set, they follow a change of direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
        set {
            ownDirectionalMargins = newValue
            tellMarginsChanged()
        }
    }

    open func layoutMarginsDidChange() {}

    func tellMarginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
    }

    /// How far bars and the screen's corners reach into the view; a window's insets, less the distance from its edges.
    open var safeAreaInsets: UIEdgeInsets {
        guard let superview else { return viewController?.additionalSafeAreaInsets ?? .zero }
        let inherited = superview.safeAreaInsets.lessDistance(of: frame, in: superview.bounds)
        return inherited.adding(viewController?.additionalSafeAreaInsets ?? .zero)
    }

    /// Called when the window's safe area has become another. An override calls `super`.
    open func safeAreaInsetsDidChange() {}

    func tellSafeAreaChanged() {
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for subview in subviews { subview.tellSafeAreaChanged() }
    }

    // MARK: Traits

    var inheritedTraits: UITraitCollection
    /// The superview's traits with this view's `traitOverrides`; a view that leaves its superview keeps them.
    public internal(set) var traitCollection: UITraitCollection

    /// The traits that hold from this view down.
    public var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { resolveTraits() } }
    }

    /// What the controller whose view this is overrides, under the view's own.
    var controllerTraitOverrides = UITraitOverrides() {
        didSet { if controllerTraitOverrides != oldValue { resolveTraits() } }
    }

    /// The appearance from this view down; `unspecified` leaves it as inherited.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle ?? .unspecified }
        set { traitOverrides.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }

    /// Where `registerForTraitChanges` keeps its handlers; made when first asked for.
    public private(set) lazy var traitChangeRegistrations = UITraitChangeRegistrations()

    /// `traitCollectionDidChange` for this module's views, which a client's override without `super` does not cut off.
    func traitsDidChange() {}

    /// Called after a trait changed, before the views below hear of it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// The direction in which to lay out content: forced by `semanticContentAttribute`, or the traits'.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Hit testing

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The frontmost view under the point (own coordinates) that is visible and takes part in interaction.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }

    /// The type and the identifier, for a message that must say which view is meant.
    var nameInMessages: String {
        accessibilityIdentifier.map { "\(type(of: self)) “\($0)”" } ?? "\(type(of: self))"
    }
}
