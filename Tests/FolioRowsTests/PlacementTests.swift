import FolioRows
import FolioText
import Testing
import UIKit

@MainActor
@Suite struct PlacementTests {
    private func labels(_ layout: some RowLayout, width: CGFloat, rightToLeft: Bool = false) -> [UILabel] {
        let cell = RowLayoutCell(style: .default, reuseIdentifier: nil)
        if rightToLeft { cell.traitOverrides.layoutDirection = .rightToLeft }
        cell.apply(layout)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: cell.heightThatFits(width: width))
        cell.layoutIfNeeded()
        return cell.labels
    }

    @Test func `labels stand in the cell, apart, and show their whole text`() {
        for layout in SampleRows.layouts {
            for width in SampleRows.widths where width > 150 {
                let labels = labels(layout, width: width)
                for label in labels {
                    #expect(label.frame.minX >= 16 && label.frame.maxX <= width - 8 + 0.001)
                    guard label.numberOfLines == 0, let placement = label.textPlacement else { continue }
                    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    #expect(label.bounds.height >= needed.height - 0.001, "“\(label.text ?? "")” at \(width)")
                    #expect(!placement.layout.lines.isEmpty)
                }
            }
        }
    }

    @Test func `the time stands at the trailing edge of the sender's line`() throws {
        let layout = MessageLayout(text: RowText(SampleRows.long), sender: "Ada", time: "09:41")
        let labels = labels(layout, width: 320)
        let time = try #require(labels.first { $0.text == "09:41" })
        let sender = try #require(labels.first { $0.text == "Ada" })
        let text = try #require(labels.first { $0.text == SampleRows.long })
        #expect(abs(time.frame.maxX - 304) < 0.001)
        #expect(sender.frame.minX == 16)
        #expect(abs(time.frame.maxY - sender.frame.maxY) < 0.001)
        #expect(abs(text.frame.minY - sender.frame.maxY - 3) < 0.001)
    }

    @Test func `right to left mirrors the row`() throws {
        let layout = MessageLayout(text: RowText("שלום"), sender: "עדה", time: "09:41")
        let left = labels(layout, width: 320)
        let right = labels(layout, width: 320, rightToLeft: true)
        for (one, other) in zip(left, right) {
            #expect(one.text == other.text)
            #expect(abs(one.frame.minX - (320 - other.frame.maxX)) < 0.001)
        }
    }

    @Test func `equal texts have labels of their own`() {
        let layout = MessageLayout(text: RowText("Same", textStyle: .headline, maximumLines: 1), sender: "Same")
        #expect(labels(layout, width: 320).count == 2)
    }

    @Test func `another layout replaces all that was shown`() {
        let cell = RowLayoutCell(style: .default, reuseIdentifier: nil)
        cell.apply(LabelLayout(text: RowText("Wi-Fi"), detail: "Off", accessory: .checkmark))
        cell.apply(MessageLayout(text: RowText("Hi"), sender: "Ada"))
        #expect(cell.labels.compactMap(\.text).sorted() == ["Ada", "Hi"])
        #expect(cell.accessoryType == .none)
        #expect(cell.heightThatFits(width: 320) == 66)
    }

    @Test func `selecting a row calls its closure`() {
        var selected: [Int] = []
        MessageRow(id: 1, text: "Hi") { selected.append(1) }.didSelect()
        LabelRow(id: 2, text: "Hi") { selected.append(2) }.didSelect()
        LabelRow(id: 3, text: "Hi").didSelect()
        #expect(selected == [1, 2])
    }
}

extension UIView {
    /// The labels below the view, in order.
    fileprivate var labels: [UILabel] { subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.labels } }
}
