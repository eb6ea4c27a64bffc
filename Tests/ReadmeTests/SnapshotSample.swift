import Folio
import FolioSnapshots
import Testing
import UIKit

// README: snapshots
@MainActor
@Suite("The inbox", .snapshots(record: .missing))
struct InboxTests {
    @Test func layout() {
        let table = inbox()
        expectSnapshots(ofHeightsIn: table, widths: [320, 390], contentSizeCategories: [.large, .accessibilityLarge])
        expectSnapshots(of: table, as: .layoutTree, named: "tree", widths: [320, 390])
        expectSnapshot(of: table, as: .image(scale: 2, tolerance: ImageTolerance(perceptual: 2)), named: "picture")
    }
}
// README: end

extension InboxTests {
    private func inbox() -> FolioView<String, Int> {
        let table = FolioView<String, Int>(style: .plain)
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
        table.apply(
            Content {
                Section(id: "inbox") {
                    MessageRow(id: 1, text: "See you at nine?")
                    MessageRow(id: 2, text: "Yes. Bring the tickets, and the umbrella: it may rain until noon.")
                }
            }, animatingDifferences: false)
        return table
    }
}
