import Folio
import FolioSnapshots
import Foundation
import Testing
import UIKit

@MainActor
struct StrategyTests {
    @Test func aPullbackWritesWhatItsValueBecomes() throws {
        let numbers = SnapshotStrategy.text.pullback { (numbers: [Int]) in
            numbers.map { "\($0)" }.joined(separator: "\n")
        }
        #expect(numbers.fileExtension == "txt")
        #expect(try numbers.contents([1, 2]) == Data("1\n2".utf8))
        #expect(try numbers.difference(Data("1\n2".utf8), Data("1\n3".utf8))?.message == "  1\n- 2\n+ 3")
    }

    @Test func equalLinesFarFromAChangeAreLeftOut() throws {
        let old = (1...20).map { "\($0)" }.joined(separator: "\n")
        let new = old.replacingOccurrences(of: "\n10\n", with: "\nten\n")
        #expect(
            try SnapshotStrategy.text.difference(Data(old.utf8), Data(new.utf8))?.message == """
                  …
                  7
                  8
                  9
                - 10
                + ten
                  11
                  12
                  13
                  …
                """)
    }

    @Test func aLayoutTreeNamesClassesFramesAndTexts() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 300, height: 61.0 / 3))
        view.accessibilityIdentifier = "root"
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40.5))
        scroll.contentOffset = CGPoint(x: 0, y: 8)
        scroll.isHidden = true
        view.addSubview(scroll)
        let label = UILabel(frame: CGRect(x: -4, y: 0, width: 100, height: 60))
        label.numberOfLines = 0
        label.text = "a\nb"
        scroll.addSubview(label)
        let text = String(decoding: try SnapshotStrategy.layoutTree.contents(view), as: UTF8.self)
        let lines = text.split(separator: "\n")
        #expect(
            lines.prefix(3) == [
                "UIView #root (1, 2 300 × 20.333333333333332)",
                "  UIScrollView (0, 0 30 × 40.5) scrolled to (0, 8) hidden", "    UILabel (-4, 0 100 × 60)",
            ])
        #expect(lines.count == 5)
        #expect(lines[3].hasPrefix("      line 0..<2 (0, 9.7") && lines[3].hasSuffix(" × 20.287109375) “a\\n”"))
        #expect(lines[4].hasPrefix("      line 2..<3 (0, 30") && lines[4].hasSuffix(" × 20.287109375) “b”"))
    }
}
