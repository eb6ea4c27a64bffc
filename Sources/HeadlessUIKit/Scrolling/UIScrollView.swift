/// A view onto content that may be larger than it. Its content offset is the origin of its bounds.
///
/// Nobody touches it here: `drag(by:)` stands for the user. Settings of how it feels under a finger are kept for who reads them.
@MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) { nil }

    weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// The content's size in points. The offset stays as it is, even beyond the content.
    open var contentSize = CGSize.zero {
        willSet {
            guard newValue.width.isFinite, newValue.height.isFinite else {
                fatalError("\(nameInMessages) cannot have the content size \(newValue)")
            }
        }
    }

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    // MARK: Insets

    /// Room around the content. A view at its top stays there: the offset follows a change of the top and left insets.
    open var contentInset = UIEdgeInsets.zero {
        willSet {
            guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
                fatalError("\(nameInMessages) cannot have the content inset \(newValue)")
            }
        }
        didSet { if contentInset != oldValue { followInsets() } }
    }

    /// Whether the safe area counts as room around the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { followInsets() } }
    }

    /// `contentInset`, with the safe area's insets as far as `contentInsetAdjustmentBehavior` says.
    open var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never, window != nil else { return contentInset }
        let safe = safeAreaInsets
        guard safe != .zero else { return contentInset }
        var added = safe
        switch contentInsetAdjustmentBehavior {
        case .always, .never: break
        case .automatic, .scrollableAxes:
            let isHorizontal = alwaysBounceHorizontal || reachesSideways
            if !isHorizontal { (added.left, added.right) = (0, 0) }
            // Automatic is as UIKit has it for a controller's view: the bars at top and bottom always count.
            let isVertical =
                contentInsetAdjustmentBehavior == .automatic || alwaysBounceVertical
                || contentSize.height > bounds.height
            if !isVertical { (added.top, added.bottom) = (0, 0) }
        }
        return contentInset.adding(added)
    }

    /// Whether the content is wider than the view.
    var reachesSideways: Bool { contentSize.width > bounds.width }

    /// Called when `adjustedContentInset` has become another. An override calls `super`.
    open func adjustedContentInsetDidChange() {}

    private var followedInset = UIEdgeInsets.zero

    /// Keeps a view that stands at the content's top or left there.
    private func followInsets() {
        let old = followedInset
        let new = adjustedContentInset
        guard new != old else { return }
        followedInset = new
        let atTop = contentOffset.y == -old.top
        let atLeft = contentOffset.x == -old.left
        contentOffset = CGPoint(x: atLeft ? -new.left : contentOffset.x, y: atTop ? -new.top : contentOffset.y)
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        followInsets()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        followInsets()
    }

    /// Room at the indicators' ends; kept, since none are shown.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Kept, as no indicators are shown.
    open var indicatorStyle = IndicatorStyle.default

    // MARK: Scrolling by hand

    /// Whether the user can scroll; code can all the same.
    open var isScrollEnabled = true
    /// Whether the user stops at multiples of the view's size.
    open var isPagingEnabled = false
    open var bounces = true
    open var bouncesHorizontally = true
    open var bouncesVertically = true
    /// Whether the user can pull beyond a content that is no higher than the view.
    open var alwaysBounceVertical = false
    open var alwaysBounceHorizontal = false
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the view, moving or not.
    public private(set) var isTracking = false
    /// Whether a finger is moving the content.
    public private(set) var isDragging = false
    /// Whether the content goes on moving without a finger.
    public private(set) var isDecelerating = false

    /// What dragging a finger over the view does: moves the content against it, and on by what the velocity makes of it.
    ///
    /// The delegate hears of it in UIKit's order and may choose where the content comes to rest. Nothing where scrolling is
    /// not enabled. UIKit has no such method, as there the touches come from a finger.
    ///
    /// - Parameters:
    ///   - translation: of the finger, in points: upwards, less than 0, shows what is below.
    ///   - velocity: of the content when the finger is lifted, in points a millisecond, as the delegate gets it. It goes on by
    ///     what `decelerationRate` leaves of it each millisecond.
    public func drag(by translation: CGPoint, velocity: CGPoint = .zero) {
        guard isScrollEnabled else { return }
        isTracking = true
        isDragging = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        contentOffset = reachable(
            CGPoint(x: contentOffset.x - translation.x, y: contentOffset.y - translation.y))
        let reach = 1 / (1 - decelerationRate.rawValue)
        var target = reachable(
            CGPoint(x: contentOffset.x + velocity.x * reach, y: contentOffset.y + velocity.y * reach))
        if isPagingEnabled { target = reachable(page(near: target)) }
        scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        isTracking = false
        isDragging = false
        isDecelerating = target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
        guard isDecelerating else { return }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
    }

    /// What a tap on the status bar does: goes to the top, unless the delegate or `scrollsToTop` says otherwise.
    public func tapStatusBar() {
        guard scrollsToTop, isScrollEnabled, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
        contentOffset.y = -adjustedContentInset.top
        scrollDelegate?.scrollViewDidScrollToTop(self)
    }

    private func reachable(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let size = contentSize
        func inside(_ value: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
            max(least, min(value, greatest))
        }
        return CGPoint(
            x: inside(offset.x, -inset.left, size.width + inset.right - bounds.width),
            y: inside(offset.y, -inset.top, size.height + inset.bottom - bounds.height))
    }

    private func page(near offset: CGPoint) -> CGPoint {
        func nearest(_ value: CGFloat, _ page: CGFloat) -> CGFloat {
            page > 0 ? (value / page).rounded() * page : value
        }
        return CGPoint(x: nearest(offset.x, bounds.width), y: nearest(offset.y, bounds.height))
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let moves = newValue.origin != super.bounds.origin
            super.bounds = newValue
            guard moves else { return }
            setNeedsLayout()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    // MARK: Scrolling by code

    /// Moves at once: a headless interface shows no way between two states. Animated, the delegate is told of the end.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != self.contentOffset else { return }
        self.contentOffset = contentOffset
        if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Moves by as little as makes the rectangle (content coordinates) visible, where the content reaches so far.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let target = CGPoint(
            x: Self.offset(
                contentOffset.x, toShow: rect.minX, rect.maxX, extent: bounds.width,
                range: -inset.left, contentSize.width + inset.right),
            y: Self.offset(
                contentOffset.y, toShow: rect.minY, rect.maxY, extent: bounds.height,
                range: -inset.top, contentSize.height + inset.bottom))
        setContentOffset(target, animated: animated)
    }

    /// The offset on one axis that shows from `start` to `end`, kept so that the view stays inside the range of content.
    private static func offset(
        _ offset: CGFloat, toShow start: CGFloat, _ end: CGFloat, extent: CGFloat, range low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
        let wanted = start < offset || end - start > extent ? start : max(offset, end - extent)
        return max(low, min(wanted, high - extent))
    }
}
