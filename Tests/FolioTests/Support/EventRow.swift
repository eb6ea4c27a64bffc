import Folio
import UIKit

/// Notes every event that reaches its methods.
struct EventRow: Row {
    let id: Int
    let recorder: Recorder
    var height: CGFloat = 100
    var isSelectable = true
    var allowsSelection = true
    var editing = RowEditing()
    let cellReuseID = "event"

    init(
        _ id: Int, _ recorder: Recorder, isSelectable: Bool = true, allowsSelection: Bool = true,
        editing: RowEditing = RowEditing()
    ) {
        self.id = id
        self.recorder = recorder
        self.isSelectable = isSelectable
        self.allowsSelection = allowsSelection
        self.editing = editing
    }

    private func note(_ event: String) { recorder.events.append("\(event) \(id)") }

    func configure(_ cell: EventCell) { cell.id = id }
    func height(width: CGFloat) -> CGFloat? { height }
    func willDisplay(_ cell: EventCell) { note("shows\(cell.id == id ? "" : " in another cell")") }
    func didEndDisplaying(_ cell: EventCell) { note("hides\(cell.id == id ? "" : " in another cell")") }
    func didReload(_ cell: EventCell) { note("reloads") }
    func prefetch() { note("prefetches") }
    func cancelPrefetch() { note("cancels") }
    func didHighlight(_ cell: EventCell) { note("highlights") }
    func didUnhighlight(_ cell: EventCell) { note("unhighlights") }
    func willSelect() -> Bool {
        note("asked to select")
        return allowsSelection
    }
    func didSelect() { note("selects") }
    func willDeselect() -> Bool {
        note("asked to deselect")
        return true
    }
    func didDeselect() { note("deselects") }
    func didTapAccessory() { note("accessory") }
    func willBeginEditing() { note("begins editing") }
    func didEndEditing() { note("ends editing") }
    func didDelete() { note("deletes") }
    func didInsert() { note("inserts") }
    func didMove(to destination: RowDestination<Int>) { note("moves to \(destination)") }
}

final class EventCell: UITableViewCell, SizingCell {
    var id = 0
}
