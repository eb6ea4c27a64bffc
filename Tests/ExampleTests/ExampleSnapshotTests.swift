import Folio
import FolioSnapshots
import Testing
import UIKit

@testable import TripsExample

/// The heights and offsets of the examples, in `Snapshots/ExampleSnapshotTests`.
@Suite("Heights of the examples")
struct ExampleSnapshotTests {
    static let widths = [320, 375, 390, 414, 768]

    @Test("The inbox", arguments: widths)
    func inbox(width: Int) throws {
        let table = try HeightTable.measured("inbox.json", ["--width", "\(width)"])[0]
        expectSnapshot(of: table, as: .heights, named: "\(width)")
    }

    @Test("The settings screen", arguments: widths)
    func settings(width: Int) throws {
        let table = try HeightTable.measured("settings.json", ["--width", "\(width)"])[0]
        expectSnapshot(of: table, as: .heights, named: "\(width)")
    }

    @MainActor
    @Test("The travel diary", arguments: widths)
    func trips(width: Int) {
        let controller = TripsViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 844)
        controller.view.layoutIfNeeded()
        expectSnapshot(of: HeightTable(controller.folioView), as: .heights, named: "\(width)")
    }
}
