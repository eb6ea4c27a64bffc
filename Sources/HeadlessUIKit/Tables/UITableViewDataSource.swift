/// Says how many sections and rows a table has, and makes their cells.
///
/// Two methods are required, as in UIKit; the others have the answer UIKit gives for a data source without them. A class
/// that conforms and means its subclasses to answer differently declares the method itself, `open`: a subclass's version is
/// not called where its base class took the default.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Shown where the delegate has no view for the header.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Shown where the delegate has no view for the footer.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}
