import Folio
import FolioSnapshots
import Testing
import UIKit

/// A small table in every kind of snapshot, in `Snapshots/TableSnapshotTests`.
@MainActor
struct TableSnapshotTests {
    private let view = SettingsTable().view

    @Test func heights() {
        expectSnapshots(ofHeightsIn: view, widths: [320, 250], contentSizeCategories: [.large, .accessibilityLarge])
    }

    @Test func tree() {
        expectSnapshots(of: view, as: .layoutTree, widths: [320, 250])
    }

    @Test func json() {
        expectSnapshot(of: LayoutTree(view), as: .json)
    }

    @Test func picture() {
        expectSnapshots(of: view, as: .image(), userInterfaceStyles: [.light, .dark])
    }

    @Test func svg() {
        expectSnapshot(of: view, as: .svg)
    }
}
