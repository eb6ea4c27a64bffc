import Testing
import UIKit

@MainActor
@Suite struct UITableViewControllerTests {
    /// Overrides what is declared above it, at two levels.
    private class Base: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private final class Leaf: Base {
        var selected: [IndexPath] = []
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 61 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    @Test func aSubclassIsAskedWhatItOverridesAndUIKitsAnswersServeOtherwise() {
        let base = Base(style: .plain)
        base.tableView.rowHeight = 30
        #expect(base.tableView.contentSize.height == 60)
        let leaf = Leaf(style: .grouped)
        #expect(leaf.tableView.style == .grouped)
        #expect(leaf.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
        leaf.tableView.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(leaf.selected == [IndexPath(row: 1, section: 0)])
    }

    @Test func theSelectionIsClearedWhenTheViewIsAboutToAppear() {
        let controller = Leaf(style: .plain)
        controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        controller.clearsSelectionOnViewWillAppear = false
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow != nil)
        controller.clearsSelectionOnViewWillAppear = true
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}
