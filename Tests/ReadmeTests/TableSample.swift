import Folio
import Testing
import UIKit

// README: table
final class MessageCell: UITableViewCell, SizingCell {
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("MessageCell does not support Interface Builder") }

    func show(_ text: String) { label.text = text }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 16, dy: 12)
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        let size = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        return max(44, label.sizeThatFits(size).height + 24)
    }
}

struct MessageRow: Row {
    let id: Int
    let text: String
    let cellReuseID = "MessageCell"

    func configure(_ cell: MessageCell) { cell.show(text) }
}
// README: end

@MainActor
@Suite("README: a table in Swift")
struct TableSample {
    @Test("The sample measures its rows")
    func run() {
        // README: table
        let table = FolioView<String, Int>(style: .plain)
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        table.apply(
            Content {
                Section(id: "inbox") {
                    MessageRow(id: 1, text: "See you at nine?")
                    MessageRow(
                        id: 2,
                        text: "Yes. Bring the tickets, and the umbrella: the forecast for Porto says rain until noon.")
                }
            },
            animatingDifferences: false)

        for section in table.metrics.sections {
            for row in section.rows { print(row.id, row.y, row.height) }
        }
        // README: end
        // One 17 pt line is 20.33 points at 3x, below the least height; two are 40.67.
        #expect(table.metrics.sections[0].rows.map(\.height) == [45, 65])
        #expect(table.metrics.contentHeight == 110)
    }
}
