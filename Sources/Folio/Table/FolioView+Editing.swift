internal import HeadlessUIKit

extension FolioView {
    /// The buttons of a row's actions; nil for none.
    func swipeConfiguration(_ actions: [RowAction]) -> UISwipeActionsConfiguration? {
        guard !actions.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
            actions: actions.map { action in
                UIContextualAction(style: action.style, title: action.title) { _, _, completion in
                    action.perform()
                    completion(true)
                }
            })
    }

    /// Shows a row where the user put it, and tells the row.
    func takeMove(from source: IndexPath, to destination: IndexPath) {
        guard source != destination else { return }
        let id = rowID(at: source)
        let target = prepared.sectionIDs[destination.section]
        let moved = content.moving(row: id, to: .index(destination.row), in: target)
        do {
            enqueue(try preparedForDisplay(moved), .none, isAnimated: true)
        } catch {
            fatalError("FolioView cannot move row \(id): \(error)")
        }
        content = moved
        entryOnDisplay(for: id)?.row.didMove(to: destinationOfRow(at: destination))
    }

    private func destinationOfRow(at indexPath: IndexPath) -> RowDestination<RowID> {
        let rows = prepared.rows[indexPath.section]
        if indexPath.row > 0, rows.indices.contains(indexPath.row - 1) { return .after(rows[indexPath.row - 1].id) }
        return rows.count > 1 ? .before(rows[1].id) : .emptySection(indexPath.section)
    }
}
