import Testing

@testable import Folio

@MainActor
@Suite struct ContentEditTests {
    private let content = Content<String, Int>(sections: [
        Section(id: "a", header: Banner(title: "A"), rows: [PlainRow(1), PlainRow(2), PlainRow(3)]),
        Section(id: "b", rows: [PlainRow(4)]),
        Section(id: "c", rows: []),
    ])

    private func ids(_ content: TestContent) -> [String] {
        content.sections.map { section in section.id + section.rows.map { String($0.id) }.joined() }
    }

    @Test func rowsAreAppendedAndInserted() {
        #expect(ids(content.appending(PlainRow(9), to: "b")) == ["a123", "b49", "c"])
        #expect(ids(content.inserting([PlainRow(8), PlainRow(9)], at: .before(2), in: "a")) == ["a18923", "b4", "c"])
        #expect(ids(content.inserting(PlainRow(9), at: .after(2), in: "a")) == ["a1293", "b4", "c"])
        #expect(ids(content.inserting(PlainRow(9), at: .first, in: "c")) == ["a123", "b4", "c9"])
        #expect(ids(content.inserting(PlainRow(9), at: .index(1), in: "a")) == ["a1923", "b4", "c"])
    }

    @Test func rowsForAPlaceThatIsNotThereAreNotLost() {
        #expect(ids(content.inserting(PlainRow(9), at: .before(77), in: "a")) == ["a1239", "b4", "c"])
        #expect(ids(content.inserting(PlainRow(9), at: .index(-5), in: "a")) == ["a9123", "b4", "c"])
        #expect(ids(content.inserting(PlainRow(9), at: .index(50), in: "a")) == ["a1239", "b4", "c"])
        #expect(ids(content.appending(PlainRow(9), to: "d")) == ["a123", "b4", "c", "d9"])
    }

    @Test func rowsAreDeletedAndReplaced() {
        #expect(ids(content.deleting(row: 2)) == ["a13", "b4", "c"])
        #expect(ids(content.deleting(rows: [1, 4, 77])) == ["a23", "b", "c"])
        #expect(ids(content.replacing(row: 4, with: [PlainRow(5), PlainRow(6)])) == ["a123", "b56", "c"])
        #expect(ids(content.replacing(row: 77, with: PlainRow(5))) == ids(content))
        #expect(ids(content.clearing(section: "a")) == ["a", "b4", "c"])
        #expect(content.clearing(section: "a").sections[0].header != nil)
        #expect(content.clearing().sections.isEmpty && content.clearing().isEmpty)
        #expect(!content.isEmpty && content.deleting(rows: [1, 2, 3, 4]).isEmpty)
    }

    @Test func rowsMoveWithinAndAcrossSections() {
        #expect(ids(content.moving(row: 1, to: .last)) == ["a231", "b4", "c"])
        #expect(ids(content.moving(row: 3, to: .before(1))) == ["a312", "b4", "c"])
        #expect(ids(content.moving(row: 2, to: .after(4), in: "b")) == ["a13", "b42", "c"])
        #expect(ids(content.moving(row: 2, to: .first, in: "c")) == ["a13", "b4", "c2"])
        #expect(ids(content.moving(row: 1, to: .index(1))) == ["a213", "b4", "c"])
    }

    @Test func whatIsNotThereIsNotMoved() {
        #expect(ids(content.moving(row: 77, to: .first)) == ids(content))
        #expect(ids(content.moving(row: 1, to: .first, in: "z")) == ids(content))
        #expect(ids(content.moving(row: 2, to: .after(2))) == ids(content))
        #expect(ids(content.swapping(row: 1, with: 77)) == ids(content))
        #expect(ids(content.moving(section: "z", to: .first)) == ids(content))
    }

    @Test func rowsSwapAcrossSectionsWithoutLoss() {
        #expect(ids(content.swapping(row: 1, with: 3)) == ["a321", "b4", "c"])
        #expect(ids(content.swapping(row: 2, with: 4)) == ["a143", "b2", "c"])
        #expect(ids(content.swapping(row: 2, with: 2)) == ids(content))
    }

    @Test func sectionsAreEditedAlike() {
        let new = TestSection(id: "n", rows: [PlainRow(9)])
        #expect(ids(content.appending(new)) == ["a123", "b4", "c", "n9"])
        #expect(ids(content.inserting(new, at: .after("a"))) == ["a123", "n9", "b4", "c"])
        #expect(ids(content.inserting([new], at: .before("zz"))) == ["a123", "b4", "c", "n9"])
        #expect(ids(content.deleting(section: "b")) == ["a123", "c"])
        #expect(ids(content.replacing(section: "b", with: new)) == ["a123", "n9", "c"])
        #expect(ids(content.moving(section: "c", to: .first)) == ["c", "a123", "b4"])
        #expect(ids(content.swapping(section: "a", with: "c")) == ["c", "b4", "a123"])
    }

    @Test func noEditLosesARowThatItWasNotToldTo() {
        var random = SequenceRandom(seed: 3)
        var present = content
        var expected: Set<Int> = [1, 2, 3, 4]
        var next = 5
        for _ in 0..<400 {
            let row = expected.isEmpty ? 0 : expected.sorted()[random.next(expected.count)]
            let section = ["a", "b", "c", "d"][random.next(4)]
            switch random.next(6) {
            case 0:
                present = present.inserting(PlainRow(next), at: .index(random.next(9)), in: section)
                expected.insert(next)
                next += 1
            case 1:
                present = present.deleting(row: row)
                expected.remove(row)
            case 2: present = present.moving(row: row, to: .index(random.next(9)), in: section)
            case 3: present = present.swapping(row: row, with: random.next(max(1, next)))
            case 4: present = present.moving(section: section, to: .index(random.next(4)))
            default: present = present.swapping(section: section, with: "b")
            }
            let rows = present.sections.flatMap { $0.rows.map { $0.id } }
            #expect(rows.count == expected.count && Set(rows) == expected)
        }
    }

    @Test func theDifferenceNamesWhatIsNotEqualAsChanged() {
        struct Note: Row, Equatable {
            let id: Int
            var text = ""
            var cellReuseID: String { "note" }
            func configure(_ cell: PlainCell) {}
        }
        let old = Content<String, Int> {
            Section(id: "a") {
                Note(id: 1, text: "one")
                Note(id: 2, text: "two").fixedHeight(40)
                Note(id: 3)
                PlainRow(4)
            }
        }
        let new = Content<String, Int> {
            Section(id: "a") {
                Note(id: 2, text: "two").fixedHeight(41)
                Note(id: 1, text: "one")
                Note(id: 3).onSelect {}
                PlainRow(4)
            }
        }
        let difference = new.difference(from: old)
        #expect(difference.movedRows.count == 1)
        // Another height, another type, and a row whose value cannot be compared.
        #expect(Set(difference.changedRows.map(\.row)) == [0, 2, 3])
        #expect(old.difference(from: old).changedRows.map(\.row) == [3])
    }
}
