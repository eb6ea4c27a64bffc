import Folio
import FolioLayout
import Testing
import UIKit

@MainActor
@Suite("README: layout")
struct LayoutSample {
    // README: layout
    final class PlaceCell: UITableViewCell, SizingCell {
        let nameLabel = UILabel()
        let distanceLabel = UILabel()
        let noteLabel = UILabel()

        private lazy var layout: LayoutNode<UIView> = .vertical(spacing: 4) {
            LayoutNode.horizontal(spacing: 8) {
                nameLabel
                LayoutNode.spacer()
                distanceLabel
            }
            noteLabel
        }.inset(LayoutInsets(top: 12, leading: 16, bottom: 12, trailing: 16))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            noteLabel.numberOfLines = 0
            for label in [nameLabel, distanceLabel, noteLabel] { contentView.addSubview(label) }
        }

        required init?(coder: NSCoder) { nil }

        func heightThatFits(width: CGFloat) -> CGFloat { layout.height(width: width) }

        override func layoutSubviews() {
            super.layoutSubviews()
            layout.place(in: contentView)
        }
    }
    // README: end

    @Test("The height asked for is the one that the frames need")
    func run() {
        let cell = PlaceCell(style: .default, reuseIdentifier: nil)
        cell.nameLabel.text = "Rialto"
        cell.distanceLabel.text = "1,2 km"
        cell.noteLabel.text = "A bridge with shops on both sides, and the market of the same name behind it."
        for width in stride(from: CGFloat(200), through: 400, by: 40) {
            cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.heightThatFits(width: width))
            cell.layoutIfNeeded()
            #expect(cell.noteLabel.frame.maxY == cell.frame.height - 12)
            #expect(cell.noteLabel.frame.minY == cell.nameLabel.frame.maxY + 4)
            #expect(abs(cell.distanceLabel.frame.maxX - (width - 16)) < 1e-9)
        }
    }
}
