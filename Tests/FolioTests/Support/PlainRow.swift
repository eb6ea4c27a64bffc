import Folio
import UIKit

/// A second cell type, with nothing of its own but a height.
final class PlainCell: UITableViewCell, SizingCell {
    func heightThatFits(width: CGFloat) -> CGFloat { 30 }
}

struct PlainRow: Row {
    let id: Int
    var cellReuseID = "plain"

    init(_ id: Int, cellReuseID: String = "plain") {
        self.id = id
        self.cellReuseID = cellReuseID
    }

    func configure(_ cell: PlainCell) {}
}
