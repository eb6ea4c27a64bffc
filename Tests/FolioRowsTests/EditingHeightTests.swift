import Folio
import FolioRows
import Testing
import UIKit

/// While a table is edited, its rows are as high as what they show needs beside their controls.
@MainActor
@Suite struct EditingHeightTests {
    /// Shows a text by a content configuration and leaves its height to `sizeThatFits`.
    private final class TextCell: UITableViewCell, SizingCell {}

    /// Computes with the width of its content view.
    private final class OwnCell: UITableViewCell, SizingCell {
        var length: CGFloat = 0
        func heightThatFits(width: CGFloat) -> CGFloat {
            let room = isEditing ? contentView.bounds.width : width
            return 10 * (length / room).rounded(.up)
        }
    }

    private struct TextRow: Row {
        let id: Int
        var editing = RowEditing()
        let cellReuseID = "text"
        func configure(_ cell: TextCell) {
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "Bring the tent, the map and the lantern. ", count: 4)
            cell.contentConfiguration = content
        }
    }

    private struct OwnRow: Row {
        let id: Int
        var editing = RowEditing()
        let cellReuseID = "own"
        func configure(_ cell: OwnCell) { cell.length = 3_000 }
    }

    private static let text = String(repeating: "Wir treffen uns um neun am Bahnhof. ", count: 5)

    private let view = FolioView<Int, Int>(style: .plain)

    private func content(_ editing: RowEditing) -> Content<Int, Int> {
        Content {
            Section(id: 0) {
                TextRow(id: 0, editing: editing)
                OwnRow(id: 1, editing: editing)
                MessageRow(id: 2, text: Self.text).editing(editing)
                TextRow(id: 3)
                MessageRow(id: 4, text: Self.text)
            }
        }
    }

    private func show(_ editing: RowEditing) {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 2_000)
        view.apply(content(editing), animatingDifferences: false)
        view.layoutIfNeeded()
    }

    private var heights: [CGFloat] { view.metrics.sections[0].rows.map(\.height) }

    @Test(arguments: [
        RowEditing(style: .delete), RowEditing(style: .insert, isMovable: true), RowEditing(isMovable: true),
    ])
    func `rows with controls are measured beside them`(editing: RowEditing) throws {
        show(editing)
        let before = heights
        view.setEditing(true, animated: false)
        view.layoutIfNeeded()
        let during = heights
        for row in 0...2 { #expect(during[row] > before[row], "row \(row)") }
        // Rows without controls keep their width.
        #expect(during[3...] == before[3...])
        for (row, height) in during.enumerated() {
            let cell = try #require(view.cellForRow(at: IndexPath(row: row, section: 0)))
            if let cell = cell as? any SizingCell { #expect(height == cell.heightThatFits(width: 300).rounded(.up)) }
            #expect(cell.contentView.bounds.width == (row < 3 ? 300 - controlRoom(editing) : 300))
        }
        view.setEditing(false, animated: false)
        view.layoutIfNeeded()
        #expect(heights == before)
    }

    /// For a control at the leading edge, and to drag the row by at the trailing one. Points.
    private func controlRoom(_ editing: RowEditing) -> CGFloat {
        (editing.style == .none ? 0 : 38) + (editing.isMovable ? 38 : 0)
    }

    @Test func `a content that is only measured is measured for the table's mode`() {
        let editing = RowEditing(style: .delete, isMovable: true)
        show(editing)
        #expect(view.measure(content(editing), width: 300) == view.metrics)
        view.setEditing(true, animated: false)
        view.layoutIfNeeded()
        #expect(view.measure(content(editing), width: 300) == view.metrics)
    }

    @Test func `a width that changes while the table is edited counts`() {
        let editing = RowEditing(style: .delete)
        show(editing)
        view.setEditing(true, animated: false)
        view.frame.size.width = 240
        view.layoutIfNeeded()
        let narrow = heights
        let fresh = FolioView<Int, Int>(style: .plain)
        fresh.frame = CGRect(x: 0, y: 0, width: 240, height: 2_000)
        fresh.setEditing(true, animated: false)
        fresh.apply(content(editing), animatingDifferences: false)
        fresh.layoutIfNeeded()
        #expect(fresh.metrics.sections[0].rows.map(\.height) == narrow)
    }
}
