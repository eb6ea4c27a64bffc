internal import HeadlessUIKit

extension FolioView {
    func prefetch(_ indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            let row = entry(at: indexPath).row
            if prefetchedRows.updateValue(row, forKey: row.id) == nil { row.prefetch() }
        }
    }

    /// A row that was told to prefetch, and neither displayed nor told to stop since, is told to stop.
    func cancelPrefetching(_ indexPaths: [IndexPath]) {
        for indexPath in indexPaths where rows.itemIdentifier(for: indexPath) != nil {
            let row = entry(at: indexPath).row
            if prefetchedRows.removeValue(forKey: row.id) != nil { row.cancelPrefetch() }
        }
    }

    /// Tells rows to stop that were to be seen soon and are in the content no more; they prefetch again if they come back.
    func cancelPrefetchingOfRemovedRows() {
        for (id, row) in prefetchedRows where indexPath(for: id) == nil {
            prefetchedRows[id] = nil
            row.cancelPrefetch()
        }
    }
}
