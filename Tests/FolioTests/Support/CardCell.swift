import Folio
import UIKit

/// Shows a title and is as high as its row says, with a field that can hold the focus.
final class CardCell: UITableViewCell, SizingCell {
    private(set) var title = ""
    private(set) var row: CardRow?
    let field = FocusField(frame: .zero)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("CardCell is made in code") }

    func show(_ row: CardRow) {
        self.row = row
        title = row.title
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        guard let row else { return -1 }
        row.recorder?.measuredWidths[row.id, default: []].append(width)
        return row.height(width)
    }
}

/// Something that can be first responder.
final class FocusField: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
