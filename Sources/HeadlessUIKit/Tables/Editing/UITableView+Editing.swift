extension UITableView {
    /// The side of a row from which a swipe starts.
    public enum SwipeEdge: Int, Hashable, Sendable {
        case leading, trailing
    }

    // MARK: What a row shows while the table is edited

    /// Has the cell look as its row does in the table's present mode.
    package func showEditing(in cell: UITableViewCell, at indexPath: IndexPath) {
        if let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath), level != Self.notImplementedLevel
        {
            cell.indentationLevel = level
        }
        guard isEditing else { return showEditing(nil, in: cell) }
        let isEditable = dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
        showEditing(
            RowEditingAppearance(
                isEditable: isEditable, style: isEditable ? editingStyle(at: indexPath) : .none,
                indentsWhileEditing: isEditable
                    && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true),
                isMovable: dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false),
            in: cell)
    }

    /// Has the cell look in the table's present mode as a row that says this; nil where the table is not edited.
    package func showEditing(_ row: RowEditingAppearance?, in cell: UITableViewCell) {
        guard isEditing, let row else {
            if cell.isEditing { cell.setEditing(false, animated: false) }
            return
        }
        // A row that can be chosen with others has a mark for that in place of a control of its own.
        cell.showsSelectionControl = row.isEditable && allowsMultipleSelectionDuringEditing
        cell.editingStyle = row.isEditable && !allowsMultipleSelectionDuringEditing ? row.style : .none
        cell.shouldIndentWhileEditing = row.isEditable && row.indentsWhileEditing
        cell.showsReorderControl = row.isMovable
        let isEdited = row.isEditable || row.isMovable
        if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
    }

    private func editingStyle(at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        if isEditing, allowsMultipleSelectionDuringEditing { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }

    func editingModeDidChange() {
        let keepsSelection =
            isEditing
            ? allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing
            : !allowsMultipleSelectionDuringEditing
        if !keepsSelection { selectRow(at: nil, animated: false, scrollPosition: .none) }
        for (place, cell) in cells { showEditing(in: cell, at: place.indexPath) }
        // Controls take room from the contents, so that every height may be another.
        forgetHeights()
    }

    // MARK: What the user does

    /// What a tap on the row's accessory does: a detail button tells the delegate, another accessory is no button.
    ///
    /// UIKit has no such method, nor the others below, as there the touches come from a finger.
    public func tapAccessoryButton(forRowAt indexPath: IndexPath) {
        guard let cell = cellForRow(at: indexPath), cell.shownAccessoryView == nil else { return }
        switch cell.shownAccessoryType {
        case .detailButton, .detailDisclosureButton:
            delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        case .none, .disclosureIndicator, .checkmark: break
        }
    }

    /// What a tap on the row's insert or delete control, and on the confirmation, does: the data source commits it.
    ///
    /// Nothing while the table is not edited, or for a row without such a control.
    public func tapEditingControl(forRowAt indexPath: IndexPath) {
        checkRow(RowPlace(indexPath))
        guard isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return }
        let style = editingStyle(at: indexPath)
        guard style == .insert || style == .delete else { return }
        dataSource.tableView(self, commit: style, forRowAt: indexPath)
    }

    /// The buttons that a swipe brings to light; nil where the row has none at that edge, or is not editable.
    ///
    /// A row whose delegate has no trailing actions has the one that deletes it, unless its editing style is another.
    public func swipeActions(forRowAt indexPath: IndexPath, from edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        checkRow(RowPlace(indexPath))
        guard !isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: indexPath) else { return nil }
        let configuration: UISwipeActionsConfiguration?
        switch edge {
        case .leading:
            configuration = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        case .trailing:
            configuration =
                delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
                ?? deletion(of: indexPath)
        }
        return configuration?.actions.isEmpty == false ? configuration : nil
    }

    private func deletion(of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard editingStyle(at: indexPath) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: indexPath) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Swipes over the row and taps one of the buttons; a swipe alone where there is no such button.
    ///
    /// The delegate hears that the row's editing begins, and that it has ended when the action says that it is done.
    public func swipeRow(at indexPath: IndexPath, from edge: SwipeEdge, tappingAction index: Int = 0) {
        guard let configuration = swipeActions(forRowAt: indexPath, from: edge) else { return }
        delegate?.tableView(self, willBeginEditingRowAt: indexPath)
        guard configuration.actions.indices.contains(index) else {
            delegate?.tableView(self, didEndEditingRowAt: indexPath)
            return
        }
        configuration.actions[index].perform(from: cellForRow(at: indexPath) ?? self) { [weak self] _ in
            guard let self else { return }
            delegate?.tableView(self, didEndEditingRowAt: indexPath)
        }
    }

    /// Drags the row by its reorder control to where another one is; the delegate may choose a different place.
    ///
    /// Nothing while the table is not edited, or for a row that cannot be moved.
    public func dragRow(at indexPath: IndexPath, to destination: IndexPath) {
        checkRow(RowPlace(indexPath))
        guard isEditing, let dataSource, dataSource.tableView(self, canMoveRowAt: indexPath) else { return }
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: indexPath, toProposedIndexPath: destination) ?? destination
        guard RowPlace(target) != RowPlace(indexPath) else { return }
        let start = generation
        dataSource.tableView(self, moveRowAt: indexPath, to: target)
        // A data source that showed its new rows itself, as by a snapshot, leaves nothing to move.
        if generation == start { moveRow(at: indexPath, to: target) }
    }

    /// The menu that a long press on the middle of the row opens; nil for none.
    public func contextMenu(forRowAt indexPath: IndexPath) -> UIMenu? {
        checkRow(RowPlace(indexPath))
        let rect = rectForRow(at: indexPath)
        let point = CGPoint(x: rect.midX, y: rect.midY)
        let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
        return configuration?.menu
    }
}
