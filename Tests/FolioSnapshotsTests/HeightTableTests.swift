import Folio
import FolioSnapshots
import Testing
import UIKit

struct HeightTableTests {
    private let table = HeightTable(
        width: 375,
        sections: [
            .init(
                id: "main", header: .init(y: 0, height: 28),
                rows: [
                    .init(id: "switch", y: 28, height: 52), .init(id: "a row  of words", y: 80, height: 61.0 / 3),
                    .init(id: " ", y: 100.5, height: 0),
                ]),
            .init(id: "empty", rows: [], footer: .init(y: 100.5, height: 20)),
        ], contentHeight: 120.5)

    @Test func aTextHoldsAllOfATable() throws { #expect(try HeightTable(text: table.text) == table) }

    @Test func aTableWithoutWidthHasNoneInItsText() throws {
        var table = table
        table.width = nil
        #expect(try HeightTable(text: table.text) == table)
        #expect(!table.text.contains("width"))
    }

    @Test func aTextThatIsNoTableSaysWhichLine() {
        #expect(throws: HeightTableError(line: 2, text: "rows 1 2 a")) {
            try HeightTable(text: "section a\nrows 1 2 a\ncontent height 3\n")
        }
        #expect(throws: HeightTableError(line: nil, text: "content height")) { try HeightTable(text: "section a\n") }
    }

    @Test func metricsKeepIdentifiersPlacesAndHeights() {
        let metrics = FolioMetrics<String, Int>(
            sections: [
                .init(
                    id: "one\ntwo", header: nil, rows: [.init(id: 7, y: 0, height: 44)],
                    footer: .init(y: 44, height: 12))
            ],
            contentHeight: 56)
        let expected = HeightTable(
            width: 320,
            sections: [
                .init(id: "one\\ntwo", rows: [.init(id: "7", y: 0, height: 44)], footer: .init(y: 44, height: 12))
            ], contentHeight: 56)
        #expect(HeightTable(metrics, width: 320) == expected)
    }
}
