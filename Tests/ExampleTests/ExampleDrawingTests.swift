import FolioRendering
import FolioSnapshots
import FolioText
import Foundation
import Testing
import UIKit

@testable import FolioCLI

/// What a person would see at once: letters cut off, and texts over each other.
@MainActor
@Suite("Every row of the examples is drawn whole")
struct ExampleDrawingTests {
    nonisolated static let categories: [UIContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]

    @Test(
        "No glyph leaves its row, no text is clipped, no line lies over another",
        arguments: ExampleScreen.allCases, categories)
    func drawing(screen: ExampleScreen, category: UIContentSizeCategory) throws {
        check(try screen.view(width: 390, category: category))
    }

    @Test("Nor does any where rows are narrower than the table", arguments: categories)
    func inset(category: UIContentSizeCategory) throws {
        check(try ExampleScreen.settings.view(width: 390, category: category, style: .insetGrouped))
    }

    private func check(_ view: UITableView) {
        let parts = DrawnPart.all(in: DisplayList(view))
        #expect(parts.count > 5)
        for part in parts {
            #expect(!part.glyphs.isEmpty, "\(part.name) shows nothing")
            #expect(!part.isClipped, "\(part.name) is clipped")
            let room = part.rect.insetBy(dx: -0.5, dy: -0.5)
            for glyph in part.glyphs where !room.contains(glyph.ink) {
                Issue.record("\(part.name): a glyph of “\(glyph.text)” at \(glyph.ink) leaves \(part.rect)")
            }
        }
        for part in LayoutTree(view).children { check(part) }
    }

    private func check(_ part: LayoutTree) {
        let lines = part.placedLines(x: 0, y: 0)
        let room = CGRect(x: -0.5, y: -0.5, width: part.frame.width + 1, height: part.frame.height + 1)
        for (index, line) in lines.enumerated() {
            let frame = line.rect.insetBy(dx: 0.01, dy: 0.01)
            #expect(room.contains(frame), "\(part.part ?? ""): “\(line.text)” leaves it")
            for other in lines.dropFirst(index + 1) where frame.intersects(other.rect) {
                Issue.record("\(part.part ?? ""): “\(line.text)” lies over “\(other.text)”")
            }
        }
    }
}

extension LayoutTree {
    /// The lines of this view and those below it, in the coordinates of the one that they are asked of.
    fileprivate func placedLines(x: Double, y: Double) -> [(rect: CGRect, text: String)] {
        guard !isHidden else { return [] }
        return lines.map { line in
            (
                CGRect(x: x + line.frame.x, y: y + line.frame.y, width: line.frame.width, height: line.frame.height),
                line.text
            )
        } + children.flatMap { $0.placedLines(x: x + $0.frame.x, y: y + $0.frame.y) }
    }
}
