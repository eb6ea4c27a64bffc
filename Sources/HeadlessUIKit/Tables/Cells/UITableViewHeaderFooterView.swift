/// A section's header or footer: a content view, and a title label for those who set one.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    public let reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) { nil }

    /// Reaches the designated initialiser of a class known only by its type; see `UITableViewCell`.
    public required convenience init(_reuseIdentifier: String?) {
        self.init(reuseIdentifier: _reuseIdentifier)
    }

    /// As large as the view.
    public let contentView = UIView(frame: .zero)

    private var createdLabel: UILabel?

    /// The title; made when first asked for.
    public var textLabel: UILabel? {
        if let createdLabel { return createdLabel }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        createdLabel = label
        contentView.addSubview(label)
        return label
    }

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }

    /// Called before the view is handed out for another section. An override calls `super`.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        createdLabel?.frame = contentView.bounds.insetBy(dx: TableMetrics.sideMargin, dy: TableMetrics.titlePadding)
    }

    /// The proposed width, and the height of the title with its padding: 28 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let createdLabel else { return CGSize(width: size.width, height: TableMetrics.minimumTitleHeight) }
        let width = max(0, size.width - 2 * TableMetrics.sideMargin)
        let title = createdLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return CGSize(
            width: size.width, height: max(TableMetrics.minimumTitleHeight, title + 2 * TableMetrics.titlePadding))
    }
}
