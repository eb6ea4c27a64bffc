/// What a row says of how it looks while the table is edited.
package struct RowEditingAppearance {
    package var isEditable: Bool
    package var style: UITableViewCell.EditingStyle
    package var indentsWhileEditing: Bool
    package var isMovable: Bool

    package init(isEditable: Bool, style: UITableViewCell.EditingStyle, indentsWhileEditing: Bool, isMovable: Bool) {
        self.isEditable = isEditable
        self.style = style
        self.indentsWhileEditing = indentsWhileEditing
        self.isMovable = isMovable
    }
}
