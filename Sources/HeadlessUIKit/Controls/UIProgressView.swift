/// How much of something is done, as a bar. It has a height of its own and takes any width.
@MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Hashable, Sendable {
        case `default`
        /// For the edge of a bar: thinner.
        case bar
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public required init?(coder: NSCoder) { nil }

    open var progressViewStyle = Style.default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }

    private var storedProgress: Float = 0

    /// From 0 to 1; values outside are brought to the nearest end.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    open func setProgress(_ progress: Float, animated: Bool) {
        precondition(!progress.isNaN, "\(nameInMessages) cannot have the progress NaN")
        storedProgress = min(max(progress, 0), 1)
    }

    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    // MARK: Sizing

    private var height: CGFloat {
        progressViewStyle == .bar ? ControlMetrics.progressBarHeight : ControlMetrics.progressHeight
    }

    override class var defaultContentPriorities: ContentPriorities { .fixedHeight }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }

    /// The width given and the bar's height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(0, size.width), height: height) }
}
