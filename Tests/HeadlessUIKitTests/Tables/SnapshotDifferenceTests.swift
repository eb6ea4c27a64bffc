import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct SnapshotDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: [(id: Int, items: [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.items, toSection: section.id)
        }
        return snapshot
    }

    @Test func theRunThatStaysIsALongestOne() {
        #expect(LongestIncreasingRun.indices(of: [3, 1, 2, nil, 5, 4]).count == 3)
        #expect(LongestIncreasingRun.indices(of: [1, 2, 3]) == [0, 1, 2])
        #expect(LongestIncreasingRun.indices(of: [3, 2, 1]).count == 1)
        #expect(LongestIncreasingRun.indices(of: [nil, nil]).isEmpty)
        #expect(LongestIncreasingRun.indices(of: []).isEmpty)
    }

    @Test func oneItemThatMovesIsOneMove() {
        let old = snapshot([(0, Array(0..<100))])
        let new = snapshot([(0, Array(1..<100) + [0])])
        let difference = new.difference(from: old)
        #expect(
            difference.movedItems == [.init(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 99, section: 0))])
        #expect(difference.insertedItems.isEmpty && difference.deletedItems.isEmpty)
    }

    @Test func equalSnapshotsDoNotDiffer() {
        let one = snapshot([(0, [1, 2]), (1, [3])])
        #expect(one.difference(from: one) == SnapshotDifference())
    }

    @Test func sectionsThatChangePlacesAreOneMove() {
        let difference = snapshot([(1, [3]), (0, [1, 2])]).difference(from: snapshot([(0, [1, 2]), (1, [3])]))
        #expect(difference.movedSections.count == 1)
        #expect(difference.movedItems.isEmpty)
    }

    /// Random pairs of snapshots: the difference, made as batch updates, gives every item its old place.
    @Test(arguments: 0..<200)
    func asBatchUpdatesItLeadsFromOneToTheOther(seed: Int) throws {
        var state = UInt64(seed) &* 7_919 &+ 13
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func randomSnapshot() -> Snapshot {
            var sections: [(id: Int, items: [Int])] = []
            for id in 0..<4 where random(4) > 0 { sections.insert((id, []), at: random(sections.count + 1)) }
            guard !sections.isEmpty else { return snapshot([]) }
            for item in 0..<12 where random(4) > 0 {
                let section = random(sections.count)
                sections[section].items.insert(item, at: random(sections[section].items.count + 1))
            }
            return snapshot(sections)
        }
        let (old, new) = (randomSnapshot(), randomSnapshot())
        let difference = new.difference(from: old)
        var updates = TableUpdates()
        updates.deletedSections = Set(difference.deletedSections)
        updates.insertedSections = Set(difference.insertedSections)
        for move in difference.movedSections { updates.movedSections[move.to] = move.from }
        updates.deletedRows = Set(difference.deletedItems.map(RowPlace.init))
        updates.insertedRows = Set(difference.insertedItems.map(RowPlace.init))
        for move in difference.movedItems { updates.movedRows[RowPlace(move.to)] = RowPlace(move.from) }
        func counts(_ snapshot: Snapshot) -> [Int] {
            snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:))
        }
        let transition = try updates.transition(from: counts(old), to: counts(new)).get()
        let expectedSections = new.sectionIdentifiers.map(old.indexOfSection)
        #expect(transition.sections == expectedSections)
        for (section, id) in new.sectionIdentifiers.enumerated() {
            let expected = new.itemIdentifiers(inSection: id).map { item -> RowPlace? in
                guard let oldID = old.sectionIdentifier(containingItem: item),
                    let oldSection = old.indexOfSection(oldID),
                    let row = old.itemIdentifiers(inSection: oldID).firstIndex(of: item)
                else { return nil }
                return RowPlace(section: oldSection, row: row)
            }
            #expect(transition.rows[section] == expected)
        }
    }
}
