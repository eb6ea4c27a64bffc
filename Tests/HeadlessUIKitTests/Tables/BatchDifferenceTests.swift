import FolioDifference
import Foundation
import Testing

@testable import HeadlessUIKit

/// A difference of contents, made as batch updates, is what a table accepts, and carries every cell along.
@MainActor
@Suite struct BatchDifferenceTests {
    private typealias Sections = [SectionIdentities<Int, Int>]

    private struct Random {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }

        mutating func sections() -> Sections {
            var sections: Sections = []
            for id in 0..<4 where next(4) > 0 {
                sections.insert(SectionIdentities(id: id, rows: []), at: next(sections.count + 1))
            }
            guard !sections.isEmpty else { return [] }
            for row in 0..<12 where next(4) > 0 {
                let section = next(sections.count)
                sections[section].rows.insert(row, at: next(sections[section].rows.count + 1))
            }
            return sections
        }
    }

    private final class Source: UITableViewDataSource {
        var sections: Sections = []

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].rows.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tag = sections[indexPath.section].rows[indexPath.row]
            return cell
        }
    }

    private func perform(_ difference: ContentDifference, on table: UITableView, change: @escaping () -> Void) {
        func path(_ position: ContentDifference.Position) -> IndexPath {
            IndexPath(row: position.row, section: position.section)
        }
        table.performBatchUpdates {
            change()
            table.deleteSections(IndexSet(difference.deletedSections), with: .automatic)
            table.insertSections(IndexSet(difference.insertedSections), with: .automatic)
            for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: difference.deletedRows.map(path), with: .automatic)
            table.insertRows(at: difference.insertedRows.map(path), with: .automatic)
            for move in difference.movedRows { table.moveRow(at: path(move.from), to: path(move.to)) }
        }
    }

    @Test(arguments: [false, true])
    func cellsFollowTheirRowsInOneBatchAndInStages(inStages: Bool) {
        var random = Random(state: inStages ? 5 : 9)
        for _ in 0..<40 {
            let (old, new) = (random.sections(), random.sections())
            let source = Source()
            source.sections = old
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 2_000), style: .plain)
            table.dataSource = source
            table.layoutIfNeeded()
            var cells: [Int: UITableViewCell] = [:]
            for cell in table.visibleCells { cells[cell.tag] = cell }
            if inStages {
                for stage in ContentDifference.stages(from: old, to: new) {
                    perform(stage.difference, on: table) { source.sections = stage.content }
                }
            } else {
                perform(ContentDifference(from: old, to: new), on: table) { source.sections = new }
            }
            table.layoutIfNeeded()
            #expect(table.visibleCells.map(\.tag) == new.flatMap(\.rows))
            for cell in table.visibleCells {
                if let before = cells[cell.tag] { #expect(before === cell) }
            }
        }
    }

    @Test func aSnapshotSaysHowItDiffersFromAnOlderOne() {
        var old = NSDiffableDataSourceSnapshot<Int, Int>()
        old.appendSections([0, 1])
        old.appendItems([1, 2, 3], toSection: 0)
        var new = old
        new.moveItem(1, afterItem: 3)
        new.appendItems([4], toSection: 1)
        let difference = new.difference(from: old)
        #expect(difference.movedRows.count == 1)
        #expect(difference.insertedRows == [.init(section: 1, row: 0)])
    }
}
