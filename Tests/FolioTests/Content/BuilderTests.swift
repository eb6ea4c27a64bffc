import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct BuilderTests {
    private func ids(_ content: Content<String, Int>) -> [[Int]] { content.sections.map { $0.rows.map { $0.id } } }

    @Test func rowsArraysConditionsAndLoopsCollectInOrder() {
        func content(isLong: Bool, kind: Int) -> Content<String, Int> {
            Content {
                Section(id: "main") {
                    CardRow(1)
                    [CardRow(2), CardRow(3)]
                    [CardRow(4), PlainRow(5)] as [any Row<Int>]
                    PlainRow(6) as any Row<Int>
                    if isLong { CardRow(7) }
                    if isLong { CardRow(8) } else { PlainRow(9) }
                    switch kind {
                    case 0: CardRow(10)
                    case 1: PlainRow(11)
                    default: [] as [any Row<Int>]
                    }
                    for id in 20..<23 { CardRow(id) }
                    if #available(iOS 18, macOS 15, *) { CardRow(30) }
                }
            }
        }
        #expect(ids(content(isLong: true, kind: 0)) == [[1, 2, 3, 4, 5, 6, 7, 8, 10, 20, 21, 22, 30]])
        #expect(ids(content(isLong: false, kind: 1)) == [[1, 2, 3, 4, 5, 6, 9, 11, 20, 21, 22, 30]])
        #expect(ids(content(isLong: false, kind: 2)) == [[1, 2, 3, 4, 5, 6, 9, 20, 21, 22, 30]])
    }

    @Test func sectionsCollectAsRowsDo() {
        func content(hasMore: Bool, kind: Int) -> Content<String, Int> {
            Content {
                Section(id: "a") { CardRow(1) }
                [Section(id: "b", rows: []), Section(id: "c", rows: [])]
                if hasMore { Section(id: "d", rows: []) }
                if hasMore { Section(id: "e", rows: []) } else { Section(id: "f", rows: []) }
                switch kind {
                case 0: Section(id: "g", rows: [])
                default: Section(id: "h", rows: [])
                }
                for name in ["x", "y"] { Section(id: name) { PlainRow(name == "x" ? 2 : 3) } }
                if #available(iOS 18, macOS 15, *) { Section(id: "z", rows: []) }
            }
        }
        #expect(
            content(hasMore: true, kind: 0).sections.map(\.id) == ["a", "b", "c", "d", "e", "g", "x", "y", "z"])
        #expect(content(hasMore: false, kind: 1).sections.map(\.id) == ["a", "b", "c", "f", "h", "x", "y", "z"])
    }

    @Test func emptyBuildersMakeEmptyContents() {
        let empty = Content<String, Int> {}
        #expect(empty.sections.isEmpty)
        let hollow = Content<String, Int> { Section(id: "main") {} }
        #expect(ids(hollow) == [[]])
    }

    @Test func arraysAndBuildersMakeTheSameContent() {
        let rows: [any Row<Int>] = [CardRow(1), PlainRow(2)]
        let fromArrays = Content(sections: [Section(id: "main", rows: rows)])
        let built = Content<String, Int> {
            Section(id: "main") {
                CardRow(1)
                PlainRow(2)
            }
        }
        #expect(ids(fromArrays) == ids(built))
    }

    @Test func sectionsKeepTheirHeadersAndFooters() {
        let section = Section<String, Int>(id: "main", header: Banner(title: "top"), footer: OtherBanner()) {
            CardRow(1)
        }
        #expect((section.header as? Banner)?.title == "top")
        #expect(section.footer is OtherBanner)
        #expect(Section<String, Int>(id: "main", rows: []).header == nil)
    }

    @Test nonisolated func contentIsBuiltFromANonisolatedContext() async {
        let count = 3
        let content = await Content<String, Int> {
            Section(id: "main") {
                for id in 0..<count { CardRow(id) }
            }
        }
        let sections = await content.sections.count
        #expect(sections == 1)
        let fromArray = await Content<String, Int>(sections: [])
        #expect(await fromArray.sections.isEmpty)
        let section = await Section<String, Int>(id: "alone") { if count > 2 { PlainRow(7) } }
        #expect(await MainActor.run { section.rows.count } == 1)
    }

    @Test func selectingARowThatDoesNotSayWhatToDoDoesNothing() {
        let stage = Stage()
        stage.show([PlainRow(1), PlainRow(2)])
        let before = stage.view.metrics
        stage.view.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(stage.view.indexPathForSelectedRow == nil && stage.view.metrics == before)
    }
}
