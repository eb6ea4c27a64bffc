/// A cell's state: its traits, whether it is selected, highlighted, edited, and states of the client's own.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no part in interaction.
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isEditing = false
    // What follows no table sets here: there is no focus by keys, and swipes and drags have no duration.
    public var isFocused = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    /// Cells of a table are never pinned; headers and footers are, see `UIViewConfigurationState`.
    public var isPinned = false
    /// The style of the table that the view stands in.
    var tableStyle = UITableView.Style.plain
    private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}
