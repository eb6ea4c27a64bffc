import Folio
import UIKit

/// A table of three rows whose cells keep a distance from their text that a test chooses.
@MainActor
struct PaddedTable {
    let view = FolioView<String, String>(style: .plain)

    init(padding: CGFloat, text: String = "Choose which channels can notify you, and at what times of the day") {
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
        view.apply(
            Content(sections: [
                Section(
                    id: "main",
                    rows: [
                        PaddedRow(id: "short", text: "Notifications", padding: 12),
                        PaddedRow(id: "long", text: text, padding: padding),
                        PaddedRow(id: "last", text: "Badges", padding: 12),
                    ])
            ]), animatingDifferences: false)
        view.layoutIfNeeded()
    }
}

final class PaddedCell: UITableViewCell, SizingCell {
    let label = UILabel()
    var padding: CGFloat = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("PaddedCell is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: padding)
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        let size = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        return label.sizeThatFits(size).height + 2 * padding
    }
}

struct PaddedRow: Row {
    let id: String
    let text: String
    let padding: CGFloat
    let cellReuseID = "padded"

    func configure(_ cell: PaddedCell) {
        cell.label.text = text
        cell.padding = padding
        cell.setNeedsLayout()
    }
}
