extension UITableView {
    /// Tells the prefetching data source which rows have come close to the visible ones, and which are so no longer.
    ///
    /// Close is what lies within the table's height beyond the visible rows, on the side to which it last scrolled; below
    /// them until it scrolls. UIKit does not publish how far it looks.
    func updatePrefetching(_ layout: TableLayout, visible: [RowPlace]) {
        defer { prefetchedFromY = bounds.minY }
        guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0 else { return }
        if let last = prefetchedFromY, last != bounds.minY { prefetchesUpwards = bounds.minY < last }
        let (minY, maxY) =
            prefetchesUpwards ? (bounds.minY - bounds.height, bounds.minY) : (bounds.maxY, bounds.maxY + bounds.height)
        let displayed = Set(visible)
        let close = rowPlaces(layout, from: minY, to: maxY).filter { !displayed.contains($0) }
        let cancelled = prefetched.subtracting(close).subtracting(displayed).sorted()
        let fresh = (prefetchesUpwards ? close.reversed() : close).filter { !prefetched.contains($0) }
        prefetched = Set(close)
        if !cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled.map(\.indexPath))
        }
        if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh.map(\.indexPath)) }
    }
}
