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
}
