public import HeadlessUIKit

/// How the user can edit a row: the control it has while the table is edited, what a swipe shows, whether it can be dragged.
public struct RowEditing: Equatable, Sendable {
    public var style: UITableViewCell.EditingStyle
    /// What the button says that deletes the row; nil is the system's word.
    public var deleteTitle: String?
    /// Whether the row can be dragged to another place.
    public var isMovable: Bool
    /// Whether a row without a control keeps the room for one.
    public var indentsWhileEditing: Bool
    /// What a swipe from the leading edge shows, from there inwards.
    public var leadingActions: [RowAction]
    /// What a swipe from the trailing edge shows; empty is the deletion, where the style is `delete`.
    public var trailingActions: [RowAction]

    /// No editing at all, unless something is named.
    public init(
        style: UITableViewCell.EditingStyle = .none, deleteTitle: String? = nil, isMovable: Bool = false,
        indentsWhileEditing: Bool = true, leadingActions: [RowAction] = [], trailingActions: [RowAction] = []
    ) {
        self.style = style
        self.deleteTitle = deleteTitle
        self.isMovable = isMovable
        self.indentsWhileEditing = indentsWhileEditing
        self.leadingActions = leadingActions
        self.trailingActions = trailingActions
    }

    /// Whether the row has a control or an action; a row that can only be dragged has none.
    var isEditable: Bool { style != .none || !leadingActions.isEmpty || !trailingActions.isEmpty }

    /// Whether the row looks otherwise while the table is edited: its controls take room from what it shows.
    var changesContentWidth: Bool { isEditable || isMovable }

    var appearance: RowEditingAppearance {
        RowEditingAppearance(
            isEditable: isEditable, style: style, indentsWhileEditing: indentsWhileEditing, isMovable: isMovable)
    }
}
