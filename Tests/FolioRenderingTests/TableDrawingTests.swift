import FolioRendering
import Testing
import UIKit

/// What makes a table of cells: backgrounds, lines between rows, names of parts.
@MainActor
struct TableDrawingTests {
    private final class Source: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private let source = Source()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
        table.dataSource = source
        return table
    }

    @Test func rowsAreNamedByTheirNumbers() {
        let list = DisplayList(table(.plain))
        #expect(list.parts.map(\.part.description) == ["row 0.0", "row 0.1", "row 1.0", "row 1.1"])
        #expect(list.parts.map(\.rect.height) == [44, 44, 44, 44])
    }

    @Test func linesBetweenRowsBeginWhereTextDoes() throws {
        let picture = try DisplayList(table(.plain)).rasterized(scale: 3)
        let white = UIColor.white.cgColor
        #expect(picture[15 * 3, 44 * 3 - 1] == white)
        #expect(picture[20 * 3, 44 * 3 - 1] != white)
        #expect(picture[20 * 3, 44 * 3 - 2] == white)
        let table = table(.plain)
        table.traitOverrides.layoutDirection = .rightToLeft
        let mirrored = try DisplayList(table).rasterized(scale: 3)
        #expect(mirrored[3, 44 * 3 - 1] != white)
        #expect(mirrored[190 * 3, 44 * 3 - 1] == white)
    }

    @Test func groupsStandOnGreyAndInsetOnesHaveRoundCorners() throws {
        let grey = UIColor.systemGroupedBackground.resolvedColor(with: UITraitCollection()).cgColor
        let inset = table(.insetGrouped)
        let picture = try DisplayList(inset).rasterized()
        let first = inset.rectForRow(at: IndexPath(row: 0, section: 0))
        let second = inset.rectForRow(at: IndexPath(row: 1, section: 0))
        #expect(picture[2, Int(first.midY)] == grey)
        #expect(picture[Int(first.minX), Int(first.minY)] == grey)
        #expect(picture[Int(first.minX) + 12, Int(first.minY) + 1] == UIColor.white.cgColor)
        #expect(picture[Int(first.minX), Int(first.maxY) - 2] == UIColor.white.cgColor)
        #expect(picture[Int(second.minX), Int(second.maxY) - 1] == grey)
    }

    @Test func darkTablesAreDark() throws {
        let table = table(.plain)
        table.traitOverrides.userInterfaceStyle = .dark
        #expect(try DisplayList(table).rasterized()[100, 20] == UIColor.black.cgColor)
    }

    @Test func guidesAreDrawnOverCellsAndLines() throws {
        let table = table(.plain)
        let plain = DisplayList(table).items.count
        #expect(DisplayList(table, guides: true).items.count == plain + 4)
    }

    @Test func aShadowLiesBehindABackground() throws {
        let stage = Stage()
        let box = stage.box(CGRect(x: 50, y: 30, width: 60, height: 30))
        box.layer.shadowOpacity = 0.5
        box.layer.shadowOffset = CGSize(width: 0, height: 8)
        box.layer.shadowRadius = 2
        let picture = try stage.picture()
        #expect(picture[80, 40] == UIColor.red.cgColor)
        let shadow = picture[80, 64]
        #expect(shadow.red < 0.7 && shadow.red > 0.3 && shadow.red == shadow.blue)
        #expect(picture[80, 75] == UIColor.white.cgColor)
        box.layer.shadowOpacity = 0
        #expect(try stage.picture()[80, 64] == UIColor.white.cgColor)
    }

    @Test func controlsAreDrawn() throws {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 80, height: 34))
        field.borderStyle = .roundedRect
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.frame.origin = CGPoint(x: 110, y: 10)
        spinner.startAnimating()
        for view in [field, spinner] { stage.view.addSubview(view) }
        let picture = try stage.picture(scale: 2)
        #expect(picture[20, 54] != UIColor.white.cgColor)
        #expect(picture[100, 54] == UIColor.white.cgColor)
        // A spoke above the centre, nothing in it.
        #expect(picture[Int(spinner.center.x * 2), 30] != UIColor.white.cgColor)
        #expect(picture[Int(spinner.center.x * 2), Int(spinner.center.y * 2)] == UIColor.white.cgColor)
    }
}
