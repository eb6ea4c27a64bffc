public import HeadlessUIKit

/// Rows by identity: where they are, and what the user does with them.
extension FolioView {
    // MARK: Questions

    /// The cell on display; nil where the row cannot be seen.
    public func cell(for id: RowID) -> UITableViewCell? { indexPath(for: id).flatMap(cellForRow(at:)) }

    /// The row's resting place in the table's coordinates; nil where there is no such row. Measures what is not measured yet.
    public func rect(for id: RowID) -> CGRect? { indexPath(for: id).map(rectForRow(at:)) }

    // MARK: Scrolling

    /// Moves at once so that the row lies where it is wanted, as far as the content reaches.
    ///
    /// Exact also for rows that were never displayed. Stops the program where there is no such row.
    public func scroll(to id: RowID, at position: ScrollPosition = .none, animated: Bool = false) {
        scrollToRow(at: place(of: id, "scroll to"), at: position, animated: animated)
    }

    /// Moves to the start of the content.
    public func scrollToTop(animated: Bool = false) {
        setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: animated)
    }

    // MARK: What the user does

    /// What a tap on the row does: it is highlighted, selected as far as it allows that, and hears of both.
    ///
    /// Stops the program where there is no such row, as do the methods below.
    public func select(_ id: RowID) { tapRow(at: place(of: id, "select")) }

    /// What a second tap does on a row that stays selected, where several can be.
    public func deselect(_ id: RowID) {
        let indexPath = place(of: id, "deselect")
        guard indexPathsForSelectedRows?.contains(indexPath) == true,
            let target = tableView(self, willDeselectRowAt: indexPath)
        else { return }
        deselectRow(at: target, animated: false)
        tableView(self, didDeselectRowAt: target)
    }

    /// What a tap on the row's detail button does.
    public func tapAccessory(_ id: RowID) { tapAccessoryButton(forRowAt: place(of: id, "tap the accessory of")) }

    /// What a deletion by the user does, by the row's control or by a swipe; nothing for a row that cannot be deleted.
    public func delete(_ id: RowID) {
        let indexPath = place(of: id, "delete")
        guard entry(at: indexPath).row.editing.style == .delete else { return }
        tableView(self, willBeginEditingRowAt: indexPath)
        rows.tableView(self, commit: .delete, forRowAt: indexPath)
        tableView(self, didEndEditingRowAt: indexPath)
    }

    /// What a tap on the row's insert control does; nothing for a row without one.
    public func insert(_ id: RowID) {
        let indexPath = place(of: id, "insert at")
        guard entry(at: indexPath).row.editing.style == .insert else { return }
        rows.tableView(self, commit: .insert, forRowAt: indexPath)
    }

    /// What dragging the row to a place does; nothing for a row that cannot be moved.
    public func move(_ id: RowID, to position: EditPosition<RowID>, in section: SectionID? = nil) {
        let source = place(of: id, "move")
        guard entry(at: source).row.editing.isMovable else { return }
        let moved = content.moving(row: id, to: position, in: section)
        for (index, section) in moved.sections.enumerated() {
            guard let row = section.rows.firstIndex(where: { $0.id == id }) else { continue }
            return takeMove(from: source, to: IndexPath(row: row, section: index))
        }
    }

    /// What a swipe over the row and a tap on one of its buttons do, counted from the edge inwards.
    public func swipe(_ id: RowID, from edge: SwipeEdge = .trailing, tapping index: Int = 0) {
        swipeRow(at: place(of: id, "swipe"), from: edge, tappingAction: index)
    }

    private func place(of id: RowID, _ purpose: String) -> IndexPath {
        guard let indexPath = indexPath(for: id) else { fatalError("FolioView has no row \(id) to \(purpose)") }
        return indexPath
    }
}
