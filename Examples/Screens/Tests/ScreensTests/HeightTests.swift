import Testing
import UIKit

@testable import Screens

/// Heights as a person computes them.
///
/// A line of the system font is 2444/2048 of its size high, and a label is rounded up to a third of a point:
/// 17 points give 20.29 and so 20⅓, two lines of it 40.57 and so 40⅔, three 60.86 and so 61; 15 give 17.90 and so 18,
/// 13 give 15.51 and so 15⅔, 12 give 14.32 and so 14⅓. `FolioView` rounds a row up to a whole point, UIKit's table does not.
@MainActor
@Suite("Heights as computed by hand")
struct HeightTests {
    private static let third: CGFloat = 1.0 / 3

    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    @Test("The settings screen")
    func settings() throws {
        let controller = SettingsViewController()
        _ = Stage(controller)
        let table = try #require(controller.tableView)
        // Name and address: 11 + 20⅓ + 3 + 18 + 11.
        #expect(isClose(table.height(0), 63 + Self.third))
        // One line: 11 + 20⅓ + 11 is less than the least height of a row. The switch has 31 points.
        for row in 0..<2 { #expect(table.height(row, section: 1) == 44) }
        for row in 0..<3 { #expect(table.height(row, section: 2) == 44) }
        // A title: 6 + 15⅔ + 6 is less than the least height of one.
        #expect(table.rectForHeader(inSection: 1).height == 28)
        // A footer of two lines: 6 + 31⅓ + 6.
        #expect(isClose(table.rectForFooter(inSection: 1).height, 43 + Self.third))
        // What a grouped table has in place of the headers and footers that there are not: 35 first, else 17.5.
        #expect(table.rectForHeader(inSection: 0).height == 35)
        #expect(table.rectForFooter(inSection: 0).height == 17.5)
        let sum: CGFloat = 35 + 63 + Self.third + 17.5 + 28 + 88 + 43 + Self.third + 28 + 132 + 17.5
        #expect(isClose(table.contentSize.height, sum))
        #expect(isClose(table.rectForRow(at: IndexPath(row: 0, section: 0)).width, 390 - 2 * 16))
    }

    @Test("The chat")
    func chat() {
        let controller = ChatViewController()
        _ = Stage(controller)
        let table = controller.folioView
        // Margins of 4, paddings of 8, and 4 between the parts.
        // A name and one line: 4 + 8 + 14⅓ + 4 + 20⅓ + 8 + 4 = 62⅔.
        #expect(table.height(0) == 63)
        // A name, a picture of 240 × 160 in the 262.4 that the bubble has, and two lines:
        // 4 + 8 + 14⅓ + 4 + 160 + 4 + 40⅔ + 8 + 4 = 247.
        #expect(table.height(1) == 247)
        // Three lines of the reader's own: 4 + 8 + 61 + 8 + 4 = 85; the emoji's face is no higher.
        #expect(table.height(2) == 85)
        // A picture of 160 × 240 alone: 4 + 8 + 240 + 8 + 4.
        #expect(table.height(4) == 264)
    }

    @Test("A picture wider than its bubble keeps its shape")
    func narrowChat() {
        let controller = ChatViewController()
        _ = Stage(controller, width: 200)
        // The bubble has (200 − 32) × 0.8 − 24 = 110.4, where 160 × 240 become 110.4 × 165.6, cut to 165.
        #expect(isClose(controller.folioView.height(4), 165 + 24))
    }

    @Test("The feed")
    func feed() {
        let controller = FeedViewController()
        _ = Stage(controller)
        let table = controller.folioView
        // Margins of 12 and 6 between the parts; the button is 4 + 20⅓ + 4 = 28⅓ high.
        // Two lines: 12 + 20⅓ + 6 + 40⅔ + 6 + 28⅓ + 12 = 125⅓.
        #expect(table.height(0) == 126)
        // Three lines of many, and “Read on”: 12 + 20⅓ + 6 + 61 + 6 + 18 + 6 + 28⅓ + 12 = 169⅔.
        #expect(table.height(1) == 170)
        table.tapRow(at: IndexPath(row: 1, section: 0))
        // Four lines, 8 points, and five lines: 9 × 20.287 + 8 = 190.58 and so 190⅔, and no “Read on”:
        // 12 + 20⅓ + 6 + 190⅔ + 6 + 28⅓ + 12 = 275⅓.
        #expect(table.height(1) == 276)
        #expect(table.height(0) == 126)
    }

    @Test("The form")
    func form() {
        let controller = FormViewController()
        _ = Stage(controller)
        let table = controller.folioView
        // 16 + 20⅓ + 8 = 44⅓.
        #expect(table.rectForHeader(inSection: 0).height == 45)
        // A caption, 4 points and a field of 34: 10 + 15⅔ + 4 + 34 + 10 = 73⅔.
        for row in 0..<3 { #expect(table.height(row) == 74) }
        #expect(table.height(0, section: 1) == 88)
        #expect(isClose(table.contentSize.height, 45 + 3 * 74 + 45 + 88))
    }
}
