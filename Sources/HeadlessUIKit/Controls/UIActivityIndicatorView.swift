/// Says that something goes on. It stands still here: what is kept is its size and whether it is shown.
@MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Hashable, Sendable {
        case medium = 100
        case large = 101
    }

    /// A view of the style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        hideUntilStarted()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        hideUntilStarted()
    }

    private func hideUntilStarted() {
        isUserInteractionEnabled = false
        isHidden = true
    }

    public required init?(coder: NSCoder) { nil }

    open var style: Style {
        didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
    }

    open var color: UIColor! = .systemGray

    /// Whether `isHidden` follows `isAnimating`, as it does unless this is set to false.
    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }

    open private(set) var isAnimating = false

    open func startAnimating() {
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    // MARK: Sizing

    override class var defaultContentPriorities: ContentPriorities { .fixed }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIActivityIndicatorView.Style {
    fileprivate var side: CGFloat {
        switch self {
        case .medium: ControlMetrics.mediumIndicatorSide
        case .large: ControlMetrics.largeIndicatorSide
        }
    }
}
