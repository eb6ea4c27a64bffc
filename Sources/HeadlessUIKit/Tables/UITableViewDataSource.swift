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

    /// Whether the row has a control while the table is edited, and can be swiped; true unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be dragged while the table is edited.
    ///
    /// False unless implemented. UIKit answers true for a data source that has `tableView(_:moveRowAt:to:)`, which without
    /// Objective-C cannot be found out: write both.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Delete or insert was chosen for the row: the data source changes its rows, then the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// The row was dragged: the data source changes its rows; the table moves the row itself.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
