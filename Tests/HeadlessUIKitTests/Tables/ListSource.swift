import UIKit

/// A data source and delegate of plain strings that notes what it is asked and told.
@MainActor
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var heights: [String: CGFloat] = [:]
    var made: [String] = []
    var measured: [String] = []
    var events: [String] = []
    var refusesSelection: Set<String> = []

    init(_ sections: [[String]]) { self.sections = sections }

    /// A table of 320 by 200 points that shows the strings in cells 40 points high unless said otherwise.
    func table(style: UITableView.Style = .plain, cellClass: AnyClass = UITableViewCell.self) -> UITableView {
        let table = SourceKeepingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
        table.source = self
        table.register(cellClass, forCellReuseIdentifier: "cell")
        table.sectionHeaderTopPadding = 0
        table.dataSource = self
        table.delegate = self
        table.layoutIfNeeded()
        return table
    }

    private func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made.append(text(indexPath))
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = text(indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        measured.append(text(indexPath))
        return heights[text(indexPath)] ?? 40
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        events.append("will display \(text(indexPath))")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        events.append("did end \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        refusesSelection.contains(text(indexPath)) ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("selected \(text(indexPath))")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("deselected \(text(indexPath))")
    }
}

/// A table knows its data source weakly; this one keeps it alive for the test.
final class SourceKeepingTable: UITableView {
    var source: ListSource?
}
