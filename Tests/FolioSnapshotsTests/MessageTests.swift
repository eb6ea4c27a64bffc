import Folio
import FolioRendering
import FolioSnapshots
import Foundation
import Testing
import UIKit

@testable import FolioSnapshotCore

/// What a failure says: one point more above and below a row's text, and another word in it.
@MainActor
@Suite("Messages of failures")
struct MessageTests {
    private let before = PaddedTable(padding: 12).view
    private let after = PaddedTable(padding: 12.5).view

    private func difference<Value>(_ strategy: SnapshotStrategy<Value>, _ old: Value, _ new: Value) throws -> String? {
        try strategy.difference(strategy.contents(old), strategy.contents(new))?.message
    }

    @Test("Heights name the row that grew and those that moved")
    func heights() throws {
        #expect(
            try difference(.heights, HeightTable(before), HeightTable(after)) == """
                section main
                  row long: height 65 → 66 (+1)
                  row last: y 110 → 111 (+1)
                content height 155 → 156 (+1)
                """)
    }

    @Test("The tree names the row, the views in it and those that moved")
    func tree() throws {
        let message = try #require(try difference(.layoutTree, before, after))
        #expect(message.hasPrefix("row long: height 65 → 66 (+1)\n"))
        #expect(message.contains("row long, UIView, UILabel: y 12 → 12.5 (+0.5)"))
        #expect(message.hasSuffix("row last: y 110 → 111 (+1)"))
        #expect(!message.contains("row short"))
    }

    @Test("Rows that only moved are told in one line, in the tree as among the heights")
    func shifts() throws {
        func view(_ padding: CGFloat) -> FolioView<String, String> {
            let view = PaddedTable(padding: 12).view
            let rows = (0..<5).map { PaddedRow(id: "r\($0)", text: "Badges", padding: $0 == 1 ? padding : 12) }
            view.apply(Content(sections: [Section(id: "main", rows: rows)]), animatingDifferences: false)
            view.layoutIfNeeded()
            return view
        }
        let (before, after) = (view(12), view(12.5))
        let tree = try #require(try difference(.layoutTree, before, after))
        #expect(tree.hasSuffix("\nrow r2 to row r4 (3): y +1"), "\(tree)")
        #expect(
            try difference(.heights, HeightTable(before), HeightTable(after))?.contains("row r2 to row r4 (3): y +1")
                == true)
        #expect(try difference(.image(scale: 1), before, after)?.hasSuffix("row r2 to row r4 (3): y +1") == true)
    }

    @Test("Lengths are told to a thousandth of a point, unless the change is smaller")
    func rounding() {
        #expect(HeightDifference.change(11 + 5 / 6, 11) == "11.833 → 11 (−0.833)")
        #expect(HeightDifference.change(0.1 + 0.2, 0.3) == "0.30000000000000004 → 0.3 (−5.551115123125783e-17)")
    }

    @Test("The tree says after which word a line ended and ends now")
    func breaks() throws {
        let longer = PaddedTable(
            padding: 12, text: "Choose which channels may well notify you, and at what times of day")
        let narrow = PaddedTable(padding: 12)
        narrow.view.frame.size.width = 250
        let message = try #require(try difference(.layoutTree, before, narrow.view))
        #expect(message.contains("2 → 3 lines"))
        #expect(
            message.contains("line 1 ended after “…channels can notify”, now after “Choose which channels”"),
            "\(message)")
        let text = try #require(try difference(.layoutTree, before, longer.view))
        #expect(
            text.contains(
                "UILabel: height 41 → 61 (+20); text “Choose which channels can notify you, and at what times o…” → “Choose"
            ))
    }

    @Test("The picture names the rows, and shows reference, new and difference side by side")
    func image() throws {
        let strategy = SnapshotStrategy<FolioView<String, String>>.image(scale: 2)
        let told = try #require(try strategy.difference(strategy.contents(before), strategy.contents(after)))
        let lines = told.message.split(separator: "\n")
        #expect(lines.first?.contains("pixels differ") == true)
        #expect(lines.dropFirst() == ["row long: height 65 → 66 (+1)", "row last: y 110 → 111 (+1)"])
        #expect(told.attachments.map(\.name) == ["reference.png", "new.png", "difference.png"])
        let picture = try RasterImage(told.attachments[2].data)
        #expect(picture.width == 3 * 640 + 32 && picture.height == 480)
        // What is above the row is pale in the difference; the row's lower edge is red.
        #expect(picture[2 * 656 + 300, 20].red > 0.7)
        let reds = (0..<640).filter {
            picture[2 * 656 + $0, 219] == CGColor(red: 1, green: 32 / 255, blue: 48 / 255, alpha: 1)
        }
        #expect(reds.count > 500)
    }

    @Test("A row whose letters changed is named with the number of pixels")
    func letters() throws {
        let other = PaddedTable(padding: 12, text: "Choose which channels can notify me, and at what times of the day")
            .view
        let message = try #require(try difference(.image(scale: 1), before, other))
        #expect(message.contains("\nrow long: "))
        #expect(message.contains("points below its top"))
        #expect(!message.contains("row short"))
    }

    @Test("SVG names the row")
    func svg() throws {
        let message = try #require(try difference(.svg, before, after))
        #expect(message.contains("row long: "))
        #expect(!message.contains("row short"))
    }

    @Test("Pictures that differ less than the tolerance are equal")
    func tolerance() throws {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        square.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let old = DisplayList(square)
        dot.backgroundColor = .red
        square.addSubview(dot)
        let dotted = DisplayList(square)
        dot.backgroundColor = UIColor(red: 0.51, green: 0.5, blue: 0.5, alpha: 1)
        let shaded = DisplayList(square)
        func differs(_ new: DisplayList, _ tolerance: ImageTolerance) throws -> Bool {
            try difference(.image(scale: 1, tolerance: tolerance), old, new) != nil
        }
        #expect(try differs(dotted, .exact))
        #expect(try differs(dotted, ImageTolerance(pixels: 0.009)))
        #expect(try !differs(dotted, ImageTolerance(pixels: 0.01)))
        #expect(try differs(dotted, ImageTolerance(perceptual: 2)))
        #expect(try differs(shaded, .exact))
        #expect(try !differs(shaded, ImageTolerance(perceptual: 2)))
        let message = try #require(try difference(.image(scale: 1), old, dotted))
        #expect(message == "1 pixels differ, 1% of the picture\nfrom x 0 to 1, from y 0 to 1 points")
    }
}
