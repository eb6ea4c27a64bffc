import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct DiffableDataSourceTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    private let source: UITableViewDiffableDataSource<String, Int>

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 40
        source = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.tag = item
            cell.accessibilityIdentifier = (cell.accessibilityIdentifier ?? "") + "\(item)"
            return cell
        }
    }

    private func snapshot(_ sections: (String, [Int])...) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private var tags: [Int] { table.visibleCells.map(\.tag) }

    // MARK: Snapshots

    @Test func itemsAreAppendedInsertedMovedAndDeleted() {
        var snapshot = snapshot(("a", [1, 2, 3]), ("b", [4]))
        snapshot.insertItems([5], beforeItem: 1)
        snapshot.insertItems([6], afterItem: 4)
        snapshot.moveItem(2, afterItem: 6)
        snapshot.moveItem(4, beforeItem: 5)
        snapshot.deleteItems([3, 99])
        snapshot.appendItems([7], toSection: "a")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [4, 5, 1, 7])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [6, 2])
        #expect(snapshot.numberOfItems == 6)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 3) == nil)
        #expect(snapshot.indexOfItem(6) == 4)
    }

    @Test func aSnapshotOfItemsKnownToBeUniqueIsLikeAnyOther() {
        var unique = NSDiffableDataSourceSnapshot<String, Int>(
            sectionIdentifiers: ["a", "b"], uniqueItems: [[1, 2, 3], [4]])
        let copy = unique
        #expect(unique == snapshot(("a", [1, 2, 3]), ("b", [4])))
        #expect(unique.sectionIdentifier(containingItem: 4) == "b")
        unique.moveItem(2, afterItem: 4)
        unique.deleteItems([1])
        unique.appendItems([1], toSection: "b")
        #expect(unique == snapshot(("a", [3]), ("b", [4, 2, 1])))
        #expect(unique.numberOfItems == 4)
        #expect(copy.sectionIdentifier(containingItem: 2) == "a")
        #expect(copy.sectionIdentifier(containingItem: 5) == nil)
    }

    @Test func itemsMatchedBeforehandMoveAsThoseMatchedHere() throws {
        source.apply(snapshot(("a", [1, 2, 3]), ("b", [4, 5])), animatingDifferences: false)
        table.layoutIfNeeded()
        let cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
        source.apply(
            sectionIdentifiers: ["b", "a"], items: [[5, 1], [3, 6]], sources: [4, 0, 2, -1], reconfigured: [0, 2])
        table.layoutIfNeeded()
        #expect(tags == [5, 1, 3, 6])
        for tag in [5, 1, 3] { #expect(table.visibleCells.contains { $0 === cells[tag] }) }
        #expect(cells[5]?.accessibilityIdentifier == "55")
        #expect(cells[1]?.accessibilityIdentifier == "1")
        #expect(cells[3]?.accessibilityIdentifier == "33")
        #expect(source.snapshot() == snapshot(("b", [5, 1]), ("a", [3, 6])))
        #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
    }

    @Test func sectionsAreAppendedInsertedMovedAndDeleted() {
        var snapshot = snapshot(("a", [1]), ("b", [2]))
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.insertSections(["d"], afterSection: "a")
        snapshot.moveSection("b", beforeSection: "c")
        snapshot.moveSection("c", afterSection: "d")
        #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
        snapshot.deleteSections(["a"])
        #expect(snapshot.sectionIdentifiers == ["b", "d", "c"])
        #expect(snapshot.itemIdentifiers == [2])
        #expect(snapshot.indexOfSection("d") == 1)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test func aSecondItemOfTheSameIdentityStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 1])
        }
    }

    // MARK: Applying

    @Test func theTableShowsTheNewestSnapshot() {
        source.apply(snapshot(("a", [1, 2])))
        #expect(tags == [1, 2])
        source.apply(snapshot(("b", [3]), ("a", [2])))
        #expect(tags == [3, 2])
        #expect(source.snapshot() == snapshot(("b", [3]), ("a", [2])))
        #expect(source.indexPath(for: 2) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 3)
        #expect(source.itemIdentifier(for: IndexPath(row: 5, section: 0)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "a")
        #expect(source.index(for: "b") == 0)
    }

    @Test func itemsKeepTheirCellsUnlessTheyAreReloaded() {
        source.apply(snapshot(("a", [1, 2, 3])))
        let cells = table.visibleCells
        var next = snapshot(("a", [3, 1, 2]))
        next.reloadItems([1])
        next.reconfigureItems([2])
        source.apply(next, animatingDifferences: false)
        #expect(table.visibleCells[0] === cells[2])
        #expect(table.visibleCells[2] === cells[1])
        #expect(table.visibleCells.map(\.accessibilityIdentifier) == ["3", "11", "22"])
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func applyingWithReloadDataMakesNewCells() {
        source.apply(snapshot(("a", [1])))
        #expect(tags == [1])
        var isDone = false
        source.applySnapshotUsingReloadData(snapshot(("a", [1, 2]))) { isDone = true }
        #expect(isDone)
        #expect(tags == [1, 2])
        #expect(table.visibleCells[0].accessibilityIdentifier == "11")
    }

    @Test func completionsAreCalledOnceInOrder() {
        var calls: [Int] = []
        for step in 1...3 { source.apply(snapshot(("a", Array(0..<step)))) { calls.append(step) } }
        #expect(calls == [1, 2, 3])
        #expect(tags == [0, 1, 2])
    }

    @Test(arguments: 0..<20)
    func anySnapshotFollowsAnyOther(seed: Int) {
        var state = UInt64(seed) &* 977 &+ 5
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var cells: [Int: UITableViewCell] = [:]
        for _ in 0..<10 {
            var items = Array(0..<8)
            for index in items.indices { items.swapAt(index, random(8)) }
            let kept = Array(items.prefix(random(9)))
            let cut = random(kept.count + 1)
            let sections = [("a", Array(kept[..<cut])), ("b", Array(kept[cut...]))]
            source.apply(random(2) == 0 ? snapshot(sections[0], sections[1]) : snapshot(sections[1], sections[0]))
            #expect(tags == source.snapshot().itemIdentifiers)
            #expect(table.contentSize.height == CGFloat(kept.count * 40))
            for cell in table.visibleCells {
                if let before = cells[cell.tag] { #expect(before === cell) }
            }
            cells = Dictionary(uniqueKeysWithValues: table.visibleCells.map { ($0.tag, $0) })
        }
    }
}
