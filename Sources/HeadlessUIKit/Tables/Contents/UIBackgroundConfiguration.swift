/// What stands behind a cell's content: a colour, a picture, a view and a border, in a shape inset from the cell's edges.
public nonisolated struct UIBackgroundConfiguration: Hashable {
    /// Where the background is meant for; it chooses the colour unless one is set.
    private enum Role: Hashable {
        case clear, cell, plainCell, groupedCell, header, footer, plainHeaderFooter, groupedHeaderFooter
    }

    private let role: Role
    /// Whether the state that the configuration was last updated for is highlighted or selected.
    private var isActive = false
    /// The style of the table that the state was of.
    private var tableStyle = UITableView.Style.plain
    private var ownBackgroundColor: UIColor?
    private(set) var hasOwnBackgroundColor = false

    private init(_ role: Role) { self.role = role }

    /// Shows nothing.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    /// For a cell of any table: in the colours of the table's style, grey while it is selected or highlighted.
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.cell) }
    /// For a header of any table, in the colour of the table's style.
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.header) }
    /// For a footer of any table, in the colour of the table's style.
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.footer) }
    /// For a cell of a plain table: grey while it is selected or highlighted.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
    /// For a cell of a grouped table: grey while it is selected or highlighted.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
    /// For a header or footer of a plain table.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.plainHeaderFooter)
    }
    /// For a header or footer of a grouped table, which shows none.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.groupedHeaderFooter)
    }

    /// For a button, with the corners of the medium size.
    static func button() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(.clear)
        configuration.cornerRadius = 5.95
        return configuration
    }

    /// Whether nothing of the background can be seen.
    var isInvisible: Bool {
        backgroundColor == .clear && image == nil && customView == nil && strokeWidth <= 0
    }

    /// Fills the background's shape, above the colour and the picture.
    public var customView: UIView?
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// Between the background and the edges of what it is behind. Points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// Edges at which the layout margins count in addition to `backgroundInsets`.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

    // MARK: Fill

    /// Nil is the tint colour. The role's own colour, which follows the state, unless set.
    public var backgroundColor: UIColor? {
        get { hasOwnBackgroundColor ? ownBackgroundColor : roleColor }
        set {
            ownBackgroundColor = newValue
            hasOwnBackgroundColor = true
        }
    }

    private var roleColor: UIColor {
        switch role {
        case .clear, .groupedHeaderFooter: .clear
        case .cell, .plainCell, .groupedCell: isActive ? .systemGray4 : cellColor
        case .header, .footer: tableStyle == .plain ? .systemBackground : .clear
        case .plainHeaderFooter: .systemBackground
        }
    }

    private var cellColor: UIColor {
        let isPlain = role == .cell ? tableStyle == .plain : role == .plainCell
        return isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }

    /// Makes another colour of the one that would fill the background.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill

    // MARK: Border

    /// Nil is the tint colour.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// 0, the default, draws no border. Points.
    public var strokeWidth: CGFloat = 0
    /// How far outside the background's edges the border's outer edge lies. Points.
    public var strokeOutset: CGFloat = 0

    // MARK: State and place

    /// A cell's own colour turns grey where the state is selected or highlighted; a colour that was set stays.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var updated = self
        if let state = state as? UICellConfigurationState {
            updated.isActive = state.isSelected || state.isHighlighted
            updated.tableStyle = state.tableStyle
        } else if let state = state as? UIViewConfigurationState {
            updated.isActive = state.isSelected || state.isHighlighted
            updated.tableStyle = state.tableStyle
        }
        return updated
    }

    /// The background's place in what it is behind.
    @MainActor
    func frame(in view: UIView) -> CGRect {
        let margins = view.directionalLayoutMargins
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        var insets = backgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        return CGRect(origin: .zero, size: view.bounds.size)
            .inset(by: insets.resolved(view.effectiveUserInterfaceLayoutDirection))
    }
}
