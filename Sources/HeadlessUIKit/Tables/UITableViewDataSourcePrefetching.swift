/// Hears which rows will be needed soon, so that their data can be fetched before they are on display.
@MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Rows close to the visible ones, the one that will be needed first at the front.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows asked for before that were not displayed and are no longer close.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
