import Folio
import UIKit

/// A table of a header and two rows, 320 points wide.
@MainActor
struct SettingsTable {
    let view = FolioView<String, String>(style: .plain)

    init() {
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        view.apply(
            Content(sections: [
                Section(
                    id: "main", header: TitleHeader(title: "General"),
                    rows: [
                        TextRow(id: "short", text: "Notifications"),
                        TextRow(id: "long", text: "Choose which channels can notify you, and at what times of the day"),
                    ])
            ]), animatingDifferences: false)
        view.layoutIfNeeded()
    }
}

final class TextCell: UITableViewCell, SizingCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TextCell is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 12)
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height + 24
    }
}

struct TextRow: Row {
    let id: String
    let text: String
    let cellReuseID = "text"

    func configure(_ cell: TextCell) { cell.label.text = text }
}

final class TitleView: UIView, SizingSectionView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("TitleView is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 4)
    }

    func heightThatFits(width: CGFloat) -> CGFloat { label.sizeThatFits(.zero).height + 8 }
}

struct TitleHeader: SectionHeader {
    let viewReuseID = "title"
    let title: String

    func configure(_ view: TitleView) { view.label.text = title }
}
