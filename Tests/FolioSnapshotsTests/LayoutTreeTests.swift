import Folio
import FolioSnapshots
import Testing
import UIKit

@MainActor
struct LayoutTreeTests {
    @Test func aTextHoldsAllOfATree() throws {
        let tree = LayoutTree(
            type: "FolioView<String, Int>", part: nil, frame: .init(x: 0, y: -1.5, width: 320, height: 1e-9),
            scrolledTo: [0, 44.5],
            children: [
                LayoutTree(
                    type: "Cell", identifier: "a # b", part: "row (1, 2 3 × 4) [x]",
                    frame: .init(x: 1.0 / 3, y: 2, width: 3, height: 4), isHidden: true,
                    lines: [
                        .init(start: 0, end: 5, frame: .init(x: 0, y: 0, width: 9, height: 9), text: "a\n (”b“ \\"),
                        .init(start: 5, end: 5, frame: .init(x: 0, y: 9, width: 0, height: 9), text: ""),
                    ],
                    children: [LayoutTree(type: "UIView", frame: .init(x: 0, y: 0, width: 1, height: 1))]),
                LayoutTree(type: "UIView", frame: .init(x: 0, y: 0, width: 1, height: 1)),
            ])
        var read = try LayoutTree(text: tree.text)
        // Line breaks in texts are kept as escapes.
        #expect(read.children[0].lines[0].text == "a\\n (”b“ \\\\")
        read.children[0].lines[0].text = tree.children[0].lines[0].text
        #expect(read == tree)
        #expect(try LayoutTree(text: LayoutTree(SettingsTable().view).text) == LayoutTree(SettingsTable().view))
    }

    @Test(arguments: [
        ("", 1), ("UIView", 1), ("UIView (0, 0 1 × 1)\nUIView (0, 0 1 × 1)", 2),
        ("UIView (0, 0 1 × 1)\n    UIView (0, 0 1 × 1)", 2), ("line 0..<1 (0, 0 1 × 1) “a”", 1),
        ("UIView (0, 0 1 × 1)\n  line 0 (0, 0 1 × 1) “a”", 2), ("UIView (0, 0 1)", 1),
    ])
    func aTextThatIsNoTreeSaysWhichLine(text: String, line: Int) {
        let error = #expect(throws: LayoutTreeError.self) { try LayoutTree(text: text) }
        #expect(error?.line == line)
    }

    @Test func aTableStandsFromTopToBottomWithItsPartsNames() {
        let tree = LayoutTree(SettingsTable().view)
        #expect(tree.children.compactMap(\.part).prefix(3) == ["header of main", "row short", "row long"])
        #expect(tree.children[2].children[0].children[0].lines.count == 2)
    }

    @Test func rowsThatComeGoAndMoveAreTold() throws {
        func tree(_ rows: [(String, Double)]) -> LayoutTree {
            var y = 0.0
            return LayoutTree(
                type: "Table", frame: .init(x: 0, y: 0, width: 320, height: 200),
                children: rows.map { id, height in
                    defer { y += height }
                    return LayoutTree(
                        type: "Cell", part: "row \(id)", frame: .init(x: 0, y: y, width: 320, height: height))
                })
        }
        let strategy = SnapshotStrategy<LayoutTree>.layoutTree
        let old = tree([("a", 40), ("b", 50), ("c", 44), ("d", 44)])
        let new = tree([("a", 40), ("x", 10), ("c", 44), ("d", 44)])
        let message = try strategy.difference(strategy.contents(old), strategy.contents(new))?.message
        #expect(
            message == """
                row b removed, it was at (0, 40 320 × 50)
                row x added at (0, 40 320 × 10)
                row c to row d (2): y −40
                """)
    }
}
