import FolioSnapshots
import Foundation
import Testing

struct HeightDifferenceTests {
    /// A table of rows that stand below each other.
    private func table(_ sections: [(String, [(String, Double)])], header: Double? = nil) -> HeightTable {
        var y = 0.0
        var result: [HeightTable.Section] = []
        for (id, rows) in sections {
            var section = HeightTable.Section(id: id, rows: [])
            if let header {
                section.header = .init(y: y, height: header)
                y += header
            }
            for (id, height) in rows {
                section.rows.append(.init(id: id, y: y, height: height))
                y += height
            }
            result.append(section)
        }
        return HeightTable(width: 320, sections: result, contentHeight: y)
    }

    private func difference(_ old: HeightTable, _ new: HeightTable) throws -> String? {
        let strategy = SnapshotStrategy.heights
        return try strategy.difference(Data(old.text.utf8), Data(new.text.utf8))?.message
    }

    private let rows = [("a", 44.0), ("b", 50.0), ("c", 44.0), ("d", 44.0)]

    @Test func equalTablesDoNotDiffer() throws {
        #expect(try difference(table([("s", rows)]), table([("s", rows)])) == nil)
    }

    @Test func aGrownRowIsNamedAndThoseBelowShift() throws {
        var changed = rows
        changed[1].1 = 70.5
        #expect(
            try difference(table([("s", rows)]), table([("s", changed)])) == """
                section s
                  row b: height 50 → 70.5 (+20.5)
                  row c to row d (2): y +20.5
                content height 182 → 202.5 (+20.5)
                """)
    }

    @Test func addedAndRemovedRowsAreNamedWithTheirHeights() throws {
        let changed = [("a", 44.0), ("new", 30.0), ("c", 44.0), ("d", 44.0)]
        #expect(
            try difference(table([("s", rows)]), table([("s", changed)])) == """
                section s
                  row b removed: height 50 at y 44
                  row new added: height 30 at y 44
                  row c to row d (2): y −20
                content height 182 → 162 (−20)
                """)
    }

    @Test func aMovedRowIsNamed() throws {
        let changed = [("d", 44.0), ("a", 44.0), ("b", 50.0), ("c", 44.0)]
        #expect(
            try difference(table([("s", rows)]), table([("s", changed)])) == """
                section s
                  row d moved among the rows
                  row d: y 138 → 0 (−138)
                  row a to row c (3): y +44
                """)
    }

    @Test func sectionsAndHeadersAreNamed() throws {
        let old = table([("s", [("a", 10)]), ("t", [("b", 10)])])
        var new = table([("s", [("a", 10)]), ("u", [("c", 10)])])
        new.sections[0].header = .init(y: 0, height: 0.5)
        #expect(
            try difference(old, new) == """
                section t removed, with 1 row
                section s
                  header added: height 0.5 at y 0
                section u added, with 1 row
                """)
    }

    @Test func anotherWidthIsNamed() throws {
        var changed = table([("s", rows)])
        changed.width = 375
        #expect(try difference(table([("s", rows)]), changed) == "width 320 → 375")
    }

    @Test func aFileThatIsNoTableIsComparedByLines() throws {
        let strategy = SnapshotStrategy.heights
        #expect(try strategy.difference(Data("old".utf8), Data("new".utf8))?.message == "- old\n+ new")
    }
}
