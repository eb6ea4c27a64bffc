import Testing
import UIKit

@MainActor
struct PrimaryActionTests {
    private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var events: [String] = []
        var beginsEditing = true
        var permitsDrawing = true

        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(indexPath.section).\(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            events.append("open \(indexPath.section).\(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { permitsDrawing }
        func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
            events.append("begin")
            if beginsEditing { tableView.setEditing(true, animated: true) }
        }
        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { events.append("end") }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath != IndexPath(row: 0, section: 1)
        }
    }

    private let delegate = Delegate()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = delegate
        table.delegate = delegate
        table.allowsMultipleSelectionDuringEditing = true
        return table
    }

    @Test func aTapSelectsARowAndOpensIt() {
        let table = table()
        table.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(delegate.events == ["select 0.1", "open 0.1"])
        table.setEditing(true, animated: false)
        table.tapRow(at: IndexPath(row: 2, section: 0))
        #expect(delegate.events.last == "select 0.2")
    }

    @Test func oneOfSeveralSelectedRowsIsNotOpened() {
        let table = table()
        table.allowsMultipleSelection = true
        table.tapRow(at: IndexPath(row: 0, section: 0))
        table.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(delegate.events == ["select 0.0", "open 0.0", "select 0.1"])
    }

    @Test func twoFingersSelectTheRowsBetween() {
        let table = table()
        table.selectRows(from: IndexPath(row: 1, section: 1), through: IndexPath(row: 2, section: 0))
        #expect(table.isEditing)
        #expect(delegate.events == ["begin", "select 1.1", "select 0.2", "end"])
        #expect(table.indexPathsForSelectedRows?.count == 2)
    }

    @Test func twoFingersSelectNothingWithoutLeave() {
        let table = table()
        delegate.beginsEditing = false
        table.selectRows(from: IndexPath(row: 0, section: 0), through: IndexPath(row: 2, section: 1))
        #expect(delegate.events == ["begin", "end"])
        delegate.permitsDrawing = false
        table.selectRows(from: IndexPath(row: 0, section: 0), through: IndexPath(row: 2, section: 1))
        #expect(delegate.events == ["begin", "end"])
        #expect(table.indexPathsForSelectedRows == nil)
    }
}
