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

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false

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
    /// Rows whose height is an estimate.
    var estimatedRows: Set<RowPlace> = []
    /// Set while heights are asked for; what a client asks in between is answered from here.
    var layoutWhileMeasuring: TableLayout?

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
        updateVisibleViews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetHeights()
    }

    /// The height of everything in the table and the table's width. Asking measures what was not measured yet.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: currentLayout().contentHeight) }
        set {
            preconditionFailure("\(nameInMessages) has the contentSize of its rows; it cannot be set to \(newValue)")
        }
    }
}
