import Folio
import FolioSnapshots
import Testing
import UIKit

@testable import TripsExample

/// The heights and offsets of the examples, in `Snapshots/ExampleSnapshotTests`.
@Suite("Heights of the examples")
struct ExampleSnapshotTests {
    static let widths = [320, 375, 390, 414, 768]
    /// Measured once at all widths: a text is shaped once.
    private static let inbox = Result { try measured("inbox.json") }
    private static let settings = Result { try measured("settings.json") }

    private static func measured(_ file: String) throws -> [Int: HeightTable] {
        let tables = try HeightTable.measured(file, widths.flatMap { ["--width", "\($0)"] })
        return Dictionary(uniqueKeysWithValues: zip(widths, tables))
    }

    @Test("The inbox", arguments: widths)
    func inbox(width: Int) throws {
        let table = try #require(try Self.inbox.get()[width])
        expectSnapshot(of: table, as: .heights, named: "\(width)")
    }

    @Test("The settings screen", arguments: widths)
    func settings(width: Int) throws {
        let table = try #require(try Self.settings.get()[width])
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
