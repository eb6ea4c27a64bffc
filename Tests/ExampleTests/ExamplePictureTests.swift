import Folio
import FolioRendering
import FolioSnapshots
import FolioText
import Testing
import UIKit

/// Pictures of the examples, in `Snapshots/ExamplePictureTests`; the README shows some of them.
@MainActor
@Suite("Pictures of the examples")
struct ExamplePictureTests {
    private func screen(
        _ example: ExampleScreen, y: CGFloat = 0, category: UIContentSizeCategory = .large
    ) throws -> UIView {
        let table = try example.view(width: 390, category: category, rows: 12)
        table.frame.size.height = 844
        table.contentOffset.y = y
        table.layoutIfNeeded()
        return table
    }

    @Test("The inbox, light and dark")
    func inbox() throws {
        expectSnapshots(of: try screen(.inbox), as: .image(), userInterfaceStyles: [.light, .dark])
    }

    @Test("The settings, light and dark")
    func settings() throws {
        expectSnapshots(of: try screen(.settings), as: .image(), userInterfaceStyles: [.light, .dark])
    }

    @Test("The settings as rounded blocks, away from the sides")
    func inset() throws {
        let table = try ExampleScreen.settings.view(width: 390, rows: 12, style: .insetGrouped)
        table.frame.size.height = 844
        table.layoutIfNeeded()
        expectSnapshot(of: table, as: .image(), named: "settings")
    }

    @Test("The travel diary, light and dark")
    func trips() throws {
        expectSnapshots(of: try screen(.trips), as: .image(), userInterfaceStyles: [.light, .dark])
    }

    @Test("The settings, from right to left")
    func rightToLeft() throws {
        expectSnapshots(of: try screen(.settings, y: 1660), as: .image(), layoutDirections: [.rightToLeft])
    }

    @Test("The inbox and the settings in the largest text size")
    func largest() throws {
        let category = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
        expectSnapshot(of: try screen(.inbox, category: category), as: .image(), named: "inbox")
        expectSnapshot(of: try screen(.settings, category: category), as: .image(), named: "settings")
    }

    @Test("The travel diary as SVG and as a layout tree")
    func otherFiles() throws {
        expectSnapshot(of: try ExampleScreen.trips.view(width: 390), as: .svg, named: "trips")
        expectSnapshots(
            of: try ExampleScreen.trips.view(width: 390), as: .layoutTree, named: "trips", widths: [320, 390])
    }

    @Test("The travel diary as a page, whose rows a browser is asked about")
    func page() throws {
        for width in [320.0, 390] {
            let view = try ExampleScreen.trips.view(width: width, environment: .css)
            let page = try HTMLPage(view, title: "Trips", fonts: .linked(folder: "fonts"))
            let strategy = SnapshotStrategy<String>.text(fileExtension: "html") { _, _ in "the page differs" }
            expectSnapshot(of: page.html, as: strategy, named: "trips.\(Int(width))")
        }
    }
}
