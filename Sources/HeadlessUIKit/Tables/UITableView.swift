/// A list of sections of rows, of which it keeps cells for the visible ones.
///
/// Every row is measured unless `estimatedRowHeight` is positive, so `contentSize` is exact. Changes are made at once,
/// whatever animation is asked for.
@MainActor
open class UITableView: UIScrollView {
    public let style: Style

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) { nil }

    // MARK: Source and delegate

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Hears which rows will be needed soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { setNeedsLayout() } }
    }

    /// Whether `prefetchDataSource` is told anything.
    open var isPrefetchingEnabled = true

    private weak var tableDelegate: (any UITableViewDelegate)?

    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set {
            guard newValue !== tableDelegate else { return }
            tableDelegate = newValue
            scrollDelegate = newValue
            forgetHeights()
        }
    }

    // MARK: Heights

    /// Used where the delegate gives no height; `automaticDimension` asks the cell's `sizeThatFits`.
    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetHeights() } }
    }

    /// A positive value stands for each row that was never visible; others have every row measured.
    ///
    /// Rows that come to light above the visible ones then take their true height, and the visible ones stay in place.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
    }

    /// Used where the delegate gives no height; `automaticDimension` suits the header's view or title.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
    }

    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// Kept, and not needed: every header and footer is measured, whatever is expected of it.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension

    /// Space above each header; `automaticDimension` is 22 points in plain tables and none in the others.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
    }

    // MARK: Table header and footer

    /// Stands above the first section, as wide as the table and as high as its own frame when it is set.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, with: tableHeaderView) }
    }

    /// Stands below the last section, as wide as the table and as high as its own frame when it is set.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, with: tableFooterView) }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        forgetHeights()
    }

    /// Behind everything, as large as the visible area, and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Margins

    /// Whether the content of rows, headers and footers keeps out of what bars and corners cover at the sides.
    open var insetsContentViewsToSafeArea = true {
        didSet { followCellInsets() }
    }

    /// Whether the contents' side margins grow with the table, so that lines are no longer than `readableContentGuide` is wide.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { followCellInsets() }
    }

    /// The insets for which `content` holds.
    var cellInsets = CellInsets()
    var sectionViewInsets = CellInsets()

    // MARK: Separators

    /// Whether a line stands at the lower edge of each row. It is a pixel thick and takes no room.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

    private var ownSeparatorColor: UIColor?

    /// The system's separator colour unless set.
    open var separatorColor: UIColor? {
        get { ownSeparatorColor ?? .separator }
        set { ownSeparatorColor = newValue }
    }

    var ownSeparatorInset: UIEdgeInsets?

    /// Between the lines and the edges; `separatorInsetReference` says from where it is counted. Points.
    ///
    /// Left is where lines of text begin, also from right to left. 16 points there unless set, behind controls and
    /// indentation; a length of `automaticDimension` is that automatic one.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: TableMetrics.sideMargin, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }

    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Whether rows can be selected while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether several rows can be selected while the table is edited; they then have a mark in place of a control.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue, isEditing { editingModeDidChange() } }
    }

    // MARK: Editing

    private var isInEditingMode = false

    /// Whether rows show controls for deletion, insertion and reordering.
    open var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the rows' controls, at once. The contents then have another width, and every height is asked for anew.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditingMode else { return }
        isInEditingMode = editing
        editingModeDidChange()
    }

    // MARK: Prefetching

    /// The rows that the prefetching data source was told to fetch, as far as they are still close to the visible ones.
    var prefetched: Set<RowPlace> = []
    var prefetchesUpwards = false
    /// The upper edge of the visible area when this was last found out.
    var prefetchedFromY: CGFloat?

    /// The selected rows in the order in which they were selected.
    var selection: [RowPlace] = []

    // MARK: State

    /// What is known of the rows: nothing, their number, or their places.
    enum Content {
        case unloaded
        case counted(TableHeights)
        case laidOut(TableLayout)
    }

    var content = Content.unloaded
    /// Counts the changes of rows, so that work that calls a client notices one made meanwhile.
    var generation = 0
    /// The width and the rule of rounding for which `content` holds.
    var measuredWidth: CGFloat = 0
    /// A row that keeps its place on screen whatever heights above it become; the next layout sees to it.
    var anchor: ScrollAnchor?
    /// Set while heights are asked for; what a client asks in between is answered from here.
    var layoutWhileMeasuring: LayoutWhileMeasuring?

    var cells: [RowPlace: UITableViewCell] = [:]
    /// Headers on display, by section; `headerView(forSection:)` without bringing them up to date.
    package internal(set) var headerViews: [Int: UIView] = [:]
    package internal(set) var footerViews: [Int: UIView] = [:]
    var cellPool = ReusePool<UITableViewCell>()
    var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
    /// A cell that is to be configured where it is, handed out by `dequeueReusableCell(withIdentifier:for:)`.
    var cellToReconfigure: (place: RowPlace, cell: UITableViewCell)?
    var isUpdatingVisibleViews = false
    /// Set where the content may end above what is visible; the next layout sees to it.
    var mayHaveGrownShorter = false

    /// The updates since the outermost `beginUpdates`, and how many have not been ended.
    var updates = TableUpdates()
    var updateDepth = 0

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        followCellInsets()
        updateVisibleViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetHeights()
    }

    /// Never, and the rows need not be measured to say so.
    override var reachesSideways: Bool { false }

    /// The height of everything in the table and the table's width. Asking measures what was not measured yet.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: currentLayout().contentHeight) }
        set {
            preconditionFailure("\(nameInMessages) has the contentSize of its rows; it cannot be set to \(newValue)")
        }
    }
}
