import Folio
import FolioSnapshots
import Testing
import UIKit

@testable import TripsExample

@Suite("Layout of the examples")
struct ExampleLayoutTests {
    @Test("Every offset is the sum of what stands before it", arguments: ["inbox.json", "settings.json"])
    func offsets(file: String) throws {
        for metrics in ["uikit", "css"] {
            let widths = ["--width", "320", "--width", "390", "--metrics", metrics]
            for table in try HeightTable.measured(file, widths) {
                var y = 0.0
                func stand(_ extent: HeightTable.Extent) {
                    #expect(extent.y == y)
                    y += extent.height
                }
                for section in table.sections {
                    if let header = section.header { stand(header) }
                    for row in section.rows { stand(row.extent) }
                    if let footer = section.footer { stand(footer) }
                }
                #expect(y == table.contentHeight)
            }
        }
    }

    @MainActor
    @Test("A cell laid out at the height it asked for holds its labels, one below the other, at 40 widths")
    func cellsHoldTheirLabels() {
        for width in stride(from: 200.0, to: 1000, by: 20) {
            let controller = TripsViewController()
            controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 2000)
            controller.view.layoutIfNeeded()
            let cells = controller.folioView.visibleCells
            #expect(cells.count == 5)
            for cell in cells {
                cell.layoutIfNeeded()
                for label in cell.contentView.subviews {
                    #expect(cell.contentView.bounds.contains(label.frame), "\(label.frame) at \(width)")
                    #expect(
                        label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height <= label.bounds.height)
                }
            }
        }
    }

    @MainActor
    @Test(
        "Laying out twice changes nothing, and what has its measured height holds all that it shows, at 40 widths",
        arguments: ExampleScreen.allCases)
    func idempotence(screen: ExampleScreen) throws {
        let table = try screen.view(width: 390, rows: screen == .inbox ? 1 : 3)
        for width in stride(from: 200.0, to: 1000, by: 20) {
            table.frame.size = CGSize(width: width, height: 50_000)
            table.layoutIfNeeded()
            let once = frames(of: table)
            markForLayout(table)
            table.layoutIfNeeded()
            #expect(frames(of: table) == once, "at \(width)")

            let cells = table.visibleCells
            #expect(!cells.isEmpty && cells.count == (0..<table.numberOfSections).map(table.numberOfRows).reduce(0, +))
            for cell in cells {
                let path = try #require(table.indexPath(for: cell))
                #expect(cell.frame == table.rectForRow(at: path))
                #expect(outside(cell).isEmpty, "\(path) at \(width)")
            }
            for section in 0..<table.numberOfSections {
                for view in [table.headerView(forSection: section), table.footerView(forSection: section)] {
                    if let view { #expect(outside(view).isEmpty, "section \(section) at \(width)") }
                }
            }
        }
    }

    /// All that is shown in a view, however deep, and reaches out of it.
    @MainActor
    private func outside(_ view: UIView) -> [String] {
        let room = view.bounds.insetBy(dx: -0.001, dy: -0.001)
        func outside(_ inner: UIView) -> [String] {
            guard !inner.isHidden, !inner.bounds.isEmpty else { return [] }
            let frame = inner.convert(inner.bounds, to: view)
            let own = room.contains(frame) ? [] : ["\(type(of: inner)) \(frame) in \(view.bounds)"]
            return own + inner.subviews.flatMap(outside)
        }
        return view.subviews.flatMap(outside)
    }

    @MainActor
    private func markForLayout(_ view: UIView) {
        view.setNeedsLayout()
        view.subviews.forEach(markForLayout)
    }

    /// Top down, with the views' types.
    @MainActor
    private func frames(of view: UIView) -> [String] {
        ["\(type(of: view)) \(view.frame) \(view.isHidden)"] + view.subviews.flatMap(frames)
    }
}
