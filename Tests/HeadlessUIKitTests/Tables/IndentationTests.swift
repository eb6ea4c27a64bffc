import Testing
import UIKit

@MainActor
@Suite struct IndentationTests {
    private final class QuoteCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            indentationLevel = 3
        }

        required init?(coder: NSCoder) { fatalError("quotes are made by code") }
    }

    @Test func aCellKeepsItsLevelWhereTheDelegateHasNone() {
        let table = ListSource([["a", "b"]]).table(cellClass: QuoteCell.self)
        #expect(table.visibleCells.map(\.indentationLevel) == [3, 3])
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.map(\.indentationLevel) == [3, 3])
    }

    @Test func theDelegatesLevelIsShown() {
        let table = EditingSource(["deep", "plain"]).table()
        #expect(table.visibleCells.map(\.indentationLevel) == [2, 0])
    }
}
