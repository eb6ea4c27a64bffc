internal import HeadlessUIKit

/// The data source of a `FolioView`: adds what rows say of editing and prefetching.
final class FolioDataSource<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
    UITableViewDiffableDataSource<SectionID, RowID>, UITableViewDataSourcePrefetching
{
    weak var owner: FolioView<SectionID, RowID>?

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        owner?.entry(at: indexPath).row.editing.isEditable ?? false
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        owner?.entry(at: indexPath).row.editing.isMovable ?? false
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let row = owner?.entry(at: indexPath).row else { return }
        switch editingStyle {
        case .delete: row.didDelete()
        case .insert: row.didInsert()
        case .none: break
        }
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        owner?.takeMove(from: sourceIndexPath, to: destinationIndexPath)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        owner?.prefetch(indexPaths)
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        owner?.cancelPrefetching(indexPaths)
    }
}
