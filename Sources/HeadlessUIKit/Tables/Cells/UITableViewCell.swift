/// A row on display: a content view, an accessory at the trailing edge, and the states of being selected and highlighted.
///
/// A subclass with an initialiser of its own also overrides `init(style:reuseIdentifier:)`, which tables call.
@MainActor
open class UITableViewCell: UIView {
    public let reuseIdentifier: String?
    let cellStyle: CellStyle

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.minimumRowHeight))
        contentView.directionalLayoutMargins = TableMetrics.contentMargins
        addSubview(contentView)
    }

    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) { nil }

    /// Reaches the designated initialiser of a class known only by its type.
    ///
    /// The designated one cannot be `required`: every subclass would have to write `required` where UIKit's write
    /// `override`. A convenience initialiser that is required is inherited by each class that overrides or inherits the
    /// designated ones.
    public required convenience init(_reuseIdentifier: String?) {
        self.init(style: .default, reuseIdentifier: _reuseIdentifier)
    }

    // MARK: Parts

    /// Holds what the cell shows; as wide as the cell, less the accessory.
    public let contentView = UIView(frame: .zero)

    /// The title label of the cell's style; made when first asked for.
    public var textLabel: UILabel? { labels().text }
    /// The detail label of the cell's style; nil in the default one.
    public var detailTextLabel: UILabel? { labels().detail }
    private var createdLabels: CellLabels?

    private func labels() -> CellLabels {
        if let createdLabels { return createdLabels }
        let labels = CellLabels(style: cellStyle)
        createdLabels = labels
        contentView.addSubview(labels.text)
        if let detail = labels.detail { contentView.addSubview(detail) }
        return labels
    }

    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { replaceBack(oldValue, with: backgroundView) }
    }

    /// Behind the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBack(oldValue, with: selectedBackgroundView)
            showState()
        }
    }

    private func replaceBack(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
    }

    // MARK: Accessory

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// Takes the place of the accessory, in its own size.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    /// The room that the accessory takes from the content view's width.
    private var accessoryRoom: CGFloat {
        guard let accessoryView else { return accessoryType.room }
        return accessoryView.frame.width == 0 ? 0 : accessoryView.frame.width + TableMetrics.accessoryMargin
    }

    /// The frame of the accessory in the cell; nil where it has none.
    package var accessoryFrame: CGRect? {
        let size = accessoryView?.frame.size ?? accessoryType.size
        guard size.width > 0 else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? TableMetrics.accessoryMargin : bounds.width - TableMetrics.accessoryMargin - size.width
        return CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
    }

    // MARK: States

    open var selectionStyle = SelectionStyle.default

    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var storedSelected = false
    private var storedHighlighted = false

    /// Shows the cell as selected or not, at once. The table keeps which rows are selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard storedSelected != selected else { return }
        storedSelected = selected
        setNeedsUpdateConfiguration()
        showState()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard storedHighlighted != highlighted else { return }
        storedHighlighted = highlighted
        setNeedsUpdateConfiguration()
        showState()
    }

    private func showState() {
        selectedBackgroundView?.isHidden = selectionStyle == .none || !(isSelected || isHighlighted)
    }

    /// Called before the cell is handed out for another row. An override calls `super`.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Content configuration

    /// What the content view shows, in a view that the configuration makes; replaces the cell's own labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { showContentConfiguration() }
    }

    private var configuredView: (UIView & UIContentView)?

    /// Whether the configuration is updated for each change of state.
    open var automaticallyUpdatesContentConfiguration = true

    private func showContentConfiguration() {
        guard let configuration = contentConfiguration else {
            configuredView?.removeFromSuperview()
            configuredView = nil
            return
        }
        let updated =
            automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration
        if let view = configuredView, view.supports(updated) {
            view.configuration = updated
        } else {
            configuredView?.removeFromSuperview()
            let view = updated.makeContentView()
            configuredView = view
            contentView.addSubview(view)
        }
        setNeedsLayout()
    }

    /// A list configuration in the cell's style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(
            traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
    }

    /// Shows the present state: calls `updateConfiguration(using:)`, at once.
    open func setNeedsUpdateConfiguration() {
        if automaticallyUpdatesContentConfiguration, contentConfiguration != nil { showContentConfiguration() }
        updateConfiguration(using: configurationState)
    }

    /// For a subclass to set its configuration by the state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = min(accessoryRoom, bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        contentView.frame = CGRect(
            x: isRightToLeft ? room : 0, y: 0, width: bounds.width - room, height: bounds.height)
        if let accessoryView, let accessoryFrame { accessoryView.frame = accessoryFrame }
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        configuredView?.frame = contentView.bounds
        if configuredView == nil { createdLabels?.layOut(in: contentView) }
    }

    /// The proposed width, and the height that the content needs in it: 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let contentWidth = max(0, size.width - accessoryRoom)
        let proposal = CGSize(width: contentWidth, height: .greatestFiniteMagnitude)
        let content = configuredView?.sizeThatFits(proposal).height ?? createdLabels?.height(width: contentWidth) ?? 0
        let accessory = accessoryView?.frame.height ?? 0
        return CGSize(width: size.width, height: max(TableMetrics.minimumRowHeight, content, accessory))
    }
}
