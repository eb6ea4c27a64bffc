import UIKit

/// A data source and delegate of strings that can be edited by hand, and notes what it is asked and told.
@MainActor
final class EditingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [String]
    var fixed: Set<String> = []
    var movable: Set<String> = []
    var styles: [String: UITableViewCell.EditingStyle] = [:]
    var leading: UISwipeActionsConfiguration?
    var trailing: UISwipeActionsConfiguration?
    var target: IndexPath?
    var events: [String] = []

    init(_ rows: [String]) { self.rows = rows }

    /// 320 by 400 points.
    func table(style: UITableView.Style = .plain) -> UITableView {
        let table = EditingSourceKeepingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
        table.source = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
        return table
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !fixed.contains(rows[indexPath.row])
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        movable.contains(rows[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        events.append("commit \(editingStyle) \(rows[indexPath.row])")
        switch editingStyle {
        case .delete:
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        case .insert:
            rows.insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        rows.insert(rows.remove(at: source.row), at: destination.row)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { styles[rows[indexPath.row]] ?? .delete }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        events.append("begin \(rows[indexPath.row])")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        events.append("end \(indexPath?.row ?? -1)")
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target ?? proposed }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        events.append("accessory \(rows[indexPath.row])")
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        rows[indexPath.row] == "deep" ? 2 : 0
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let row = rows[indexPath.row]
        return UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(title: row, children: [UIAction(title: "Copy") { [weak self] _ in self?.events.append("copied") }])
        })
    }
}

/// A table knows its data source weakly; this one keeps it alive for the test.
final class EditingSourceKeepingTable: UITableView {
    var source: EditingSource?
}
