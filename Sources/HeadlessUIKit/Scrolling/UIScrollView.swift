/// A view onto content that may be larger than it. Its content offset is the origin of its bounds.
@MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) { nil }

    weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// The content's size in points. The offset stays as it is, even beyond the content.
    open var contentSize = CGSize.zero

    /// The point of the content at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Room around the content. A view at its top stays there: the offset follows a change of the top and left insets.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            let atTop = contentOffset.y == -oldValue.top
            let atLeft = contentOffset.x == -oldValue.left
            contentOffset = CGPoint(
                x: atLeft ? -contentInset.left : contentOffset.x, y: atTop ? -contentInset.top : contentOffset.y)
        }
    }

    /// `contentInset`: nothing else adds to it here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }

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

    /// Moves at once: a headless interface shows no way between two states.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Moves by as little as makes the rectangle (content coordinates) visible, where the content reaches so far.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let target = CGPoint(
            x: Self.offset(
                contentOffset.x, toShow: rect.minX, rect.maxX, extent: bounds.width,
                range: -contentInset.left, contentSize.width + contentInset.right),
            y: Self.offset(
                contentOffset.y, toShow: rect.minY, rect.maxY, extent: bounds.height,
                range: -contentInset.top, contentSize.height + contentInset.bottom))
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
