/// A row on display: a content view, an accessory at the trailing edge, and the states of being selected and highlighted.
///
/// A subclass with an initialiser of its own also overrides `init(style:reuseIdentifier:)`, which tables call.
@MainActor
open class UITableViewCell: UIView, ConfigurationHost {
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

    /// Holds what the cell shows; as wide as the cell, less the accessory and the controls for editing.
    public let contentView = UIView(frame: .zero)

    /// The title label of the cell's style; made when first asked for.
    open var textLabel: UILabel? { labels().text }
    /// The detail label of the cell's style; nil in the default one.
    open var detailTextLabel: UILabel? { labels().detail }
    /// Before the labels, in the size of its picture; nil in the style `value2`.
    open var imageView: UIImageView? { labels().image }
    private var createdLabels: CellLabels?

    private func labels() -> CellLabels {
        if let createdLabels { return createdLabels }
        let labels = CellLabels(style: cellStyle)
        createdLabels = labels
        for view in labels.views { contentView.addSubview(view) }
        return labels
    }

    /// Behind the content, as large as the cell. Takes the place of a background configuration.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBack(oldValue, with: backgroundView)
        }
    }

    /// Behind the content while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBack(oldValue, with: selectedBackgroundView)
            showState()
        }
    }

    /// In place of `selectedBackgroundView` where the table lets several rows be selected.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            replaceBack(oldValue, with: multipleSelectionBackgroundView)
            showState()
        }
    }

    private func replaceBack(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: new === backgroundView || backgroundView == nil ? 0 : 1) }
        setNeedsLayout()
    }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// Takes the place of the accessory, in its own size.
    open var accessoryView: UIView? {
        didSet { replaceAccessory(oldValue, with: accessoryView) }
    }

    /// Stands in the accessory's place while the cell is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    open var editingAccessoryView: UIView? {
        didSet { replaceAccessory(oldValue, with: editingAccessoryView) }
    }

    private func replaceAccessory(_ old: UIView?, with new: UIView?) {
        guard new !== old else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default {
        didSet { showState() }
    }

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
        let isShown = selectionStyle != .none && (isSelected || isHighlighted)
        if isShown != showsHighlight {
            showsHighlight = isShown
            highlight(contentView)
        }
        let showsMultiple = multipleSelectionBackgroundView != nil && table?.permitsMultipleSelection == true
        multipleSelectionBackgroundView?.isHidden = !isShown || !showsMultiple
        selectedBackgroundView?.isHidden = !isShown || showsMultiple
    }

    private var showsHighlight = false

    /// The labels and pictures of a cell that is selected or highlighted are highlighted with it.
    private func highlight(_ view: UIView) {
        for view in view.subviews where !(view is UIControl) {
            (view as? UILabel)?.isHighlighted = showsHighlight
            (view as? UIImageView)?.isHighlighted = showsHighlight
            highlight(view)
        }
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called before the cell is handed out for another row. An override calls `super`.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    // MARK: Editing

    private var storedEditing = false

    /// Whether the cell shows its controls for editing. The table that is edited sets it.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard storedEditing != editing else { return }
        let mask: StateMask = editing ? .showingEditControl : []
        willTransition(to: mask)
        storedEditing = editing
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        didTransition(to: mask)
    }

    /// Called before the cell shows or hides its controls. An override calls `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell's controls were shown or hidden. An override calls `super`.
    open func didTransition(to state: StateMask) {}

    /// The control at the leading edge while the cell is edited; the table's delegate says which.
    public internal(set) var editingStyle = EditingStyle.none {
        didSet { if editingStyle != oldValue { setNeedsLayout() } }
    }

    /// Whether a mark for selecting several rows stands in the editing control's place.
    var showsSelectionControl = false {
        didSet { if showsSelectionControl != oldValue { setNeedsLayout() } }
    }

    /// Whether a cell without an editing control keeps the room for one while it is edited; the table's delegate says so.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the cell can be dragged while it is edited; the table's data source says so.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// Whether the button that confirms a deletion is shown; never here, where a control's tap is confirmed at once.
    public var showingDeleteConfirmation: Bool { false }

    /// How deep the cell's own labels or its configured content stand, in units of `indentationWidth`.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// Points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }

    // MARK: Separator

    var ownSeparatorInset: UIEdgeInsets?
    /// Set by the table: whether a grouped table's section begins or ends with the cell.
    var isFirstInSection = false
    var isLastInSection = false

    /// Between the line below the cell and the cell's edges; the table's unless set. Points.
    open var separatorInset: UIEdgeInsets {
        get { resolvedSeparatorInset }
        set { ownSeparatorInset = newValue }
    }

    // MARK: Configurations

    /// What the content view shows, in a view that the configuration makes; replaces the cell's own labels.
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

    /// A list configuration in the cell's style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// The background of a cell in its table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch table?.style ?? .plain {
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        }
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.tableStyle = table?.style ?? .plain
        state.isDisabled = !isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// Called after `updateConfiguration(using:)`, where a subclass would override that.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    package var needsConfigurationUpdate = true

    /// Has `updateConfiguration(using:)` called before the cell is next measured, laid out or displayed.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// For a subclass to set its configurations by the state. Call `setNeedsUpdateConfiguration` instead of this.
    ///
    /// An override that calls `super` has the configurations updated that update by themselves, and the handler called.
    open func updateConfiguration(using state: UICellConfigurationState) {
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

    /// What the table keeps free at the cell's sides; set by the table.
    var tableInsets = CellInsets() {
        didSet {
            guard tableInsets != oldValue else { return }
            if tableInsets.margin != oldValue.margin {
                var margins = TableMetrics.contentMargins
                margins.leading += tableInsets.margin
                margins.trailing += tableInsets.margin
                contentView.directionalLayoutMargins = margins
            }
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        contentView.frame = contentFrame
        if let accessoryView { accessoryView.isHidden = isEditing }
        if let editingAccessoryView { editingAccessoryView.isHidden = !isEditing }
        if let view = shownAccessoryView, let accessoryFrame { view.frame = accessoryFrame }
        for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] { view?.frame = bounds }
        background.layOut(in: self)
        var inside = contentView.bounds
        inside.size.width = max(0, inside.width - indentation - 2 * tableInsets.margin)
        inside.origin.x += tableInsets.margin
        if effectiveUserInterfaceLayoutDirection == .leftToRight { inside.origin.x += indentation }
        content.view?.frame = inside
        if content.view == nil { createdLabels?.layOut(in: inside, of: contentView) }
    }

    /// The proposed width, and the height that the content needs in it: 44 points at least.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let contentWidth = max(0, contentWidth(in: size.width) - indentation - 2 * tableInsets.margin)
        let proposal = CGSize(width: contentWidth, height: .greatestFiniteMagnitude)
        let height = content.view?.sizeThatFits(proposal).height ?? createdLabels?.height(width: contentWidth) ?? 0
        let accessory = shownAccessoryView?.frame.height ?? 0
        return CGSize(width: size.width, height: max(TableMetrics.minimumRowHeight, height, accessory))
    }

    /// The target's width, and the height that suits the cell in it unless the target's is required.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        size(ofWidthOf: targetSize, verticalPriority: verticalFittingPriority)
    }
}
