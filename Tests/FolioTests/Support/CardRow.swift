import Folio
import UIKit

struct CardRow: Row {
    let id: Int
    var title = ""
    var height: (CGFloat) -> CGFloat = { _ in 50 }
    var recorder: Recorder?
    var cellReuseID = "card"
    var proposedWidth = ProposedWidth.table
    var onSelect: (() -> Void)?

    init(
        _ id: Int, title: String = "", height: CGFloat = 50, recorder: Recorder? = nil, cellReuseID: String = "card",
        onSelect: (() -> Void)? = nil
    ) {
        self.init(
            id, title: title, heightForWidth: { _ in height }, recorder: recorder, cellReuseID: cellReuseID,
            onSelect: onSelect)
    }

    init(
        _ id: Int, title: String = "", heightForWidth: @escaping (CGFloat) -> CGFloat, recorder: Recorder? = nil,
        cellReuseID: String = "card", onSelect: (() -> Void)? = nil
    ) {
        self.id = id
        self.title = title
        height = heightForWidth
        self.recorder = recorder
        self.cellReuseID = cellReuseID
        self.onSelect = onSelect
    }

    func configure(_ cell: CardCell) {
        recorder?.configured[id, default: 0] += 1
        cell.show(self)
    }

    func didSelect() { onSelect?() }
}
