internal import HeadlessUIKit

extension FolioView {
    func prefetch(_ indexPaths: [IndexPath]) {
        for indexPath in indexPaths {
            let row = entry(at: indexPath).row
            if prefetchedRows.insert(row.id).inserted { row.prefetch() }
        }
    }

    /// A row that was told to prefetch, and neither displayed nor told to stop since, is told to stop.
    func cancelPrefetching(_ indexPaths: [IndexPath]) {
        for indexPath in indexPaths where rows.itemIdentifier(for: indexPath) != nil {
            let row = entry(at: indexPath).row
            if prefetchedRows.remove(row.id) != nil { row.cancelPrefetch() }
        }
    }
}
