import Foundation
import Testing

@testable import FolioDifference

@Suite struct ContentDifferenceTests {
    private typealias Sections = [SectionIdentities<Int, Int>]

    private func sections(_ sections: [(id: Int, rows: [Int])]) -> Sections {
        sections.map { SectionIdentities(id: $0.id, rows: $0.rows) }
    }

    private func replay<ID: Hashable>(
        _ difference: ContentDifference, from old: [SectionIdentities<Int, ID>], to new: [SectionIdentities<Int, ID>]
    ) -> [SectionIdentities<Int, ID>]? {
        difference.applied(
            to: old, insertedSection: { new[$0].id }, insertedRow: { new[$0.section].rows[$0.row] })
    }

    @Test func oneRowThatMovesIsOneMove() {
        let difference = ContentDifference(from: Array(0..<100), to: Array(1..<100) + [0])
        #expect(difference.movedRows == [.init(from: .init(section: 0, row: 0), to: .init(section: 0, row: 99))])
        #expect(difference.insertedRows.isEmpty && difference.deletedRows.isEmpty)
    }

    @Test func equalContentsDoNotDiffer() {
        let one = sections([(0, [1, 2]), (1, [3])])
        #expect(ContentDifference(from: one, to: one).isEmpty)
        #expect(ContentDifference(from: [Int](), to: []).isEmpty)
    }

    @Test func sectionsThatChangePlacesAreOneMove() {
        let difference = ContentDifference(
            from: sections([(0, [1, 2]), (1, [3])]), to: sections([(1, [3]), (0, [1, 2])]))
        #expect(difference.movedSections.count == 1)
        #expect(difference.movedRows.isEmpty)
    }

    @Test func aRowThatChangesItsSectionMoves() {
        let difference = ContentDifference(
            from: sections([(0, [1, 2]), (1, [3])]), to: sections([(0, [1]), (1, [2, 3])]))
        #expect(difference.movedRows == [.init(from: .init(section: 0, row: 1), to: .init(section: 1, row: 0))])
        #expect(difference.deletedRows.isEmpty && difference.insertedRows.isEmpty)
    }

    @Test func rowsOfSectionsThatGoAreNotNamedAndThoseOfSectionsThatComeAre() {
        let difference = ContentDifference(from: sections([(0, [1]), (1, [2])]), to: sections([(1, [2]), (2, [3])]))
        #expect(difference.deletedSections == [0])
        #expect(difference.deletedRows.isEmpty)
        #expect(difference.insertedSections == [1])
        #expect(difference.insertedRows == [.init(section: 1, row: 0)])
    }

    @Test func rowsWhoseValueChangedAreNamedAtTheirNewPlace() {
        let old = sections([(0, [1, 2, 3]), (1, [4])])
        let new = sections([(0, [3, 1, 4]), (1, [])])
        var asked: [ContentDifference.Position: ContentDifference.Position] = [:]
        let difference = ContentDifference(from: old, to: new) { from, to in
            asked[to] = from
            return old[from.section].rows[from.row] != 1
        }
        #expect(
            asked == [
                .init(section: 0, row: 0): .init(section: 0, row: 2),
                .init(section: 0, row: 1): .init(section: 0, row: 0),
                .init(section: 0, row: 2): .init(section: 1, row: 0),
            ])
        #expect(Set(difference.changedRows) == [.init(section: 0, row: 0), .init(section: 0, row: 2)])
    }

    @Test func fiveInAHundredRowsMovedAreFiveInAHundredMoves() {
        var random = RandomContents(seed: 5)
        let old = (0..<10_000).map { "row number \($0)" }
        var new = old
        for _ in 0..<500 { new.insert(new.remove(at: random.next(new.count)), at: random.next(new.count + 1)) }
        let difference = ContentDifference(from: old, to: new)
        #expect(difference.movedRows.count <= 500 && difference.movedRows.count > 400)
        #expect(difference.insertedRows.isEmpty && difference.deletedRows.isEmpty)
    }

    @Test func anIdentityThatOccursSeveralTimesIsMatchedAsOftenAsItCanBe() {
        let difference = ContentDifference(from: [7, 7, 1, 7], to: [1, 7, 7, 7, 7])
        #expect(difference.insertedRows.count == 1)
        #expect(difference.deletedRows.isEmpty)
    }

    @Test func listsWithNothingInCommonAreReplaced() {
        let difference = ContentDifference(from: Array(0..<300), to: Array(1_000..<1_200))
        #expect(difference.deletedRows.count == 300 && difference.insertedRows.count == 200)
        #expect(difference.movedRows.isEmpty)
    }

    @Test func aListTurnedAroundKeepsOneRowInItsPlace() {
        #expect(ContentDifference(from: Array(0..<500), to: (0..<500).reversed()).movedRows.count == 499)
    }

    // MARK: Random pairs

    /// The length of a longest increasing subsequence, by the definition.
    private func longestRun(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            lengths.append(1 + (values[..<index].indices.filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }

    /// `FOLIO_PAIRS=100000 swift test --filter ContentDifferenceTests` replays as many pairs.
    private var pairsOfEachSeed: Int {
        (ProcessInfo.processInfo.environment["FOLIO_PAIRS"].flatMap(Int.init) ?? 1200) / 4
    }

    @Test(arguments: [UInt64(1), 2, 3, 4])
    func replayingTheChangesOnTheOldContentGivesTheNewOne(seed: UInt64) {
        var random = RandomContents(seed: seed)
        for _ in 0..<pairsOfEachSeed {
            let old = random.content(repeating: seed > 2) { Colliding($0) }
            let new = random.content(repeating: seed > 2) { Colliding($0) }
            #expect(replay(ContentDifference(from: old, to: new), from: old, to: new) == new)
        }
    }

    @Test func noSmallerNumberOfMovesWouldDo() {
        var random = RandomContents(seed: 77)
        for _ in 0..<300 {
            let old = random.content(repeating: false) { $0 }
            let new = random.content(repeating: false) { $0 }
            let difference = ContentDifference(from: old, to: new)
            var settled = 0
            var kept = 0
            for section in new {
                let before = old.first { $0.id == section.id }?.rows ?? []
                settled += longestRun(section.rows.compactMap { before.firstIndex(of: $0) })
                kept += section.rows.count { row in old.contains { $0.rows.contains(row) } }
            }
            #expect(difference.movedRows.count == kept - settled)
            let oldIDs = old.map { $0.id }
            let sources = new.compactMap { oldIDs.firstIndex(of: $0.id) }
            #expect(difference.movedSections.count == sources.count - longestRun(sources))
        }
    }

    @Test func inStagesNoRowMovesIntoOrOutOfASectionThatMovesComesOrGoes() {
        var random = RandomContents(seed: 31)
        for _ in 0..<300 {
            let old = random.content(repeating: false) { $0 }
            let new = random.content(repeating: false) { $0 }
            var present = old
            for stage in ContentDifference.stages(from: old, to: new) {
                let difference = stage.difference
                let sectionsChange =
                    !(difference.deletedSections.isEmpty && difference.insertedSections.isEmpty
                    && difference.movedSections.isEmpty)
                let rowsChange =
                    !(difference.deletedRows.isEmpty && difference.insertedRows.isEmpty && difference.movedRows.isEmpty)
                #expect(sectionsChange != rowsChange)
                #expect(replay(difference, from: present, to: stage.content) == stage.content)
                present = stage.content
            }
            #expect(present == new)
            let moves = ContentDifference.stages(from: old, to: new).reduce(0) { $0 + $1.difference.movedRows.count }
            #expect(moves == ContentDifference(from: old, to: new).movedRows.count)
        }
    }

    @Test func changesThatDoNotFitAContentAreRefused() {
        let old = sections([(0, [1, 2])])
        var difference = ContentDifference()
        difference.deletedRows = [.init(section: 0, row: 5)]
        #expect(replay(difference, from: old, to: old) == nil)
        difference = ContentDifference()
        difference.deletedRows = [.init(section: 0, row: 1), .init(section: 0, row: 1)]
        #expect(replay(difference, from: old, to: old) == nil)
        difference = ContentDifference()
        difference.movedRows = [.init(from: .init(section: 0, row: 0), to: .init(section: 0, row: 9))]
        #expect(replay(difference, from: old, to: old) == nil)
        difference = ContentDifference()
        difference.insertedSections = [7]
        #expect(difference.applied(to: old, insertedSection: { $0 }, insertedRow: { _ in 0 }) == nil)
    }
}
