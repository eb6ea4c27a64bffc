import FolioLayout
import Testing
import UIKit

/// A cell without arithmetic: one description of its views gives its height and their frames.
private final class DescribedCell: UITableViewCell {
    let title = UILabel()
    let detail = UILabel()
    let mark = UIView()
    let back = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        detail.numberOfLines = 0
        for view in [back, title, detail, mark] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private var layout: LayoutNode<UIView> {
        .overlay {
            back
            LayoutNode.vertical(spacing: 4) {
                LayoutNode.horizontal(spacing: 8, alignment: .center) {
                    title
                    LayoutNode.spacer()
                    LayoutNode.leaf(mark).frame(width: 10, height: 10)
                }
                if detail.text != nil { detail }
            }
            .inset(LayoutInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
        }
    }

    func heightThatFits(width: CGFloat) -> CGFloat { layout.height(width: width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layout.place(in: contentView)
    }
}

@MainActor
@Suite struct LayoutNodeTests {
    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.001 && abs(a.minY - b.minY) < 0.001 && abs(a.width - b.width) < 0.001
            && abs(a.height - b.height) < 0.001
    }

    @Test func oneDescriptionGivesTheHeightAndTheFrames() {
        let cell = DescribedCell(style: .default, reuseIdentifier: nil)
        cell.title.text = "Title"
        cell.detail.text = "A detail that is long enough to be broken into two lines or more of them"
        let line = cell.title.sizeThatFits(.zero)
        let detail = cell.detail.sizeThatFits(CGSize(width: 288, height: 0)).height
        let height = cell.heightThatFits(width: 320)
        #expect(abs(height - (12 + line.height + 4 + detail + 12)) < 0.001)
        for _ in 0..<2 {
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            #expect(isClose(cell.title.frame, CGRect(x: 16, y: 12, width: line.width, height: line.height)))
            #expect(isClose(cell.detail.frame, CGRect(x: 16, y: 16 + line.height, width: 288, height: detail)))
            #expect(
                isClose(
                    cell.mark.frame,
                    CGRect(x: 294, y: 7 + line.height / 2, width: 10, height: 10).offsetBy(dx: 0, dy: 0)))
            #expect(isClose(cell.back.frame, CGRect(x: 0, y: 0, width: 320, height: height)))
            #expect(cell.heightThatFits(width: 320) == height)
        }
    }

    @Test func itMirrorsWithTheReadingDirection() {
        let cell = DescribedCell(style: .default, reuseIdentifier: nil)
        cell.title.text = "Title"
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: cell.heightThatFits(width: 320))
        cell.traitOverrides.layoutDirection = .rightToLeft
        cell.layoutIfNeeded()
        #expect(abs(cell.title.frame.maxX - 304) < 0.001)
        #expect(abs(cell.mark.frame.minX - 16) < 0.001)
    }

    @Test func aViewWithoutAPlaceGetsAnEmptyFrame() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        let (long, short) = (UILabel(), UILabel())
        long.text = "A long title that never fits"
        short.text = "Ok"
        for label in [long, short] { container.addSubview(label) }
        long.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        LayoutNode<UILabel>.firstFitting {
            long
            short
        }.place(in: container)
        #expect(long.frame == .zero)
        #expect(short.frame == container.bounds)
    }
}
