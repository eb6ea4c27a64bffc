/// A section's header or footer: a content view, and a title label for those who set one.
@MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurationHost {
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

    /// As large as the view, less what the safe area covers of it at the sides.
    public let contentView = UIView(frame: .zero)

    private var createdLabel: UILabel?

    /// The title; made when first asked for.
    open var textLabel: UILabel? {
        if let createdLabel { return createdLabel }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        createdLabel = label
        contentView.addSubview(label)
        return label
    }

    private var createdDetailLabel: UILabel?

    /// Below the title; made when first asked for. It has a part in the height once it has a text.
    open var detailTextLabel: UILabel? {
        if let createdDetailLabel { return createdDetailLabel }
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        createdDetailLabel = label
        contentView.addSubview(label)
        return label
    }

    /// Behind the content, as large as the view. Takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view is handed out for another section. An override calls `super`.
    open func prepareForReuse() {}

    // MARK: Configurations

    /// What the content view shows, in a view that the configuration makes; replaces the view's own labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }

    package var content = ConfiguredContent()

    /// Whether the configuration is updated for each change of state.
    open var automaticallyUpdatesContentConfiguration = true

    /// What stands behind the content; takes the place of `backgroundColor` and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            if backgroundConfiguration != nil {
                backgroundColor = nil
                backgroundView = nil
            }
            showBackgroundConfiguration()
        }
    }

    package var background = ConfiguredBackground()

    /// Whether the configuration is updated for each change of state.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// A header's list configuration in the style of the table, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (superview as? UITableView)?.style ?? .plain {
        case .plain: .plainHeader()
        case .grouped, .insetGrouped: .groupedHeader()
        }
    }

    /// The background of a header or footer in its table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch (superview as? UITableView)?.style ?? .plain {
        case .plain: .listPlainHeaderFooter()
        case .grouped, .insetGrouped: .listGroupedHeaderFooter()
        }
    }

    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.tableStyle = (superview as? UITableView)?.style ?? .plain
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// Whether the view stands at the visible edge, away from its resting place; the table says so.
    var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// Called after `updateConfiguration(using:)`, where a subclass would override that.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    package var needsConfigurationUpdate = true

    /// Has `updateConfiguration(using:)` called before the view is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// For a subclass to set its configurations by the state. Call `setNeedsUpdateConfiguration` instead of this.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    override func traitsDidChange() {
        super.traitsDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if backgroundConfiguration != nil { showBackgroundConfiguration() }
    }

    // MARK: Layout

    /// What the table keeps free at the view's sides; set by the table.
    var tableInsets = CellInsets() {
        didSet { if tableInsets != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        contentView.frame = bounds.inset(by: UIEdgeInsets(left: tableInsets.left, right: tableInsets.right))
        backgroundView?.frame = bounds
        background.layOut(in: self)
        content.view?.frame = contentView.bounds.insetBy(dx: tableInsets.margin, dy: 0)
        for label in [createdLabel, createdDetailLabel] { label?.isHidden = content.view != nil }
        if content.view == nil { layOutLabels() }
    }

    private func layOutLabels() {
        let area = contentView.bounds.insetBy(
            dx: TableMetrics.sideMargin + tableInsets.margin, dy: TableMetrics.titlePadding)
        let detailHeight = Self.height(of: createdDetailLabel, width: area.width)
        createdLabel?.frame = CGRect(
            x: area.minX, y: area.minY, width: area.width, height: max(0, area.height - detailHeight))
        createdDetailLabel?.frame = CGRect(
            x: area.minX, y: area.maxY - detailHeight, width: area.width, height: detailHeight)
    }

    private static func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        guard let label, label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The proposed width, and the height of what is shown: 28 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let needed: CGFloat
        let contentWidth = max(0, size.width - tableInsets.left - tableInsets.right - 2 * tableInsets.margin)
        if let view = content.view {
            needed = view.sizeThatFits(CGSize(width: contentWidth, height: .greatestFiniteMagnitude)).height
        } else {
            let width = max(0, contentWidth - 2 * TableMetrics.sideMargin)
            let texts = Self.height(of: createdLabel, width: width) + Self.height(of: createdDetailLabel, width: width)
            needed = texts > 0 ? texts + 2 * TableMetrics.titlePadding : 0
        }
        return CGSize(width: size.width, height: max(TableMetrics.minimumTitleHeight, needed))
    }

    /// The target's width, and the height that suits the view in it unless the target's is required.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        size(ofWidthOf: targetSize, verticalPriority: verticalFittingPriority)
    }
}
