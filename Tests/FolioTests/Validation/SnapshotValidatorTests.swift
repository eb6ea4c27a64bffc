import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct SnapshotValidatorTests {
    private typealias Validator = SnapshotValidator<String, Int>

    private func error(
        _ content: TestContent, after earlier: TestContent? = nil
    ) throws -> SnapshotValidationError<String, Int>? {
        var validator = Validator()
        if let earlier {
            let prepared = try Validator().prepare(earlier).get()
            validator = Validator(
                existingCellRegistrations: prepared.cellRegistrations,
                existingRowRenderingIdentities: prepared.rowRenderingIdentities,
                existingBoundaryViewTypesByReuseID: prepared.boundaryViewTypesByReuseID,
                existingHeaderRenderingIdentities: prepared.headerRenderingIdentities,
                existingFooterRenderingIdentities: prepared.footerRenderingIdentities)
        }
        switch validator.prepare(content) {
        case .success: return nil
        case .failure(let error): return error
        }
    }

    private func content(_ rows: any Row<Int>...) -> TestContent {
        Content(sections: [Section(id: "main", rows: rows)])
    }

    private func identity(_ type: UITableViewCell.Type, _ reuseID: String) -> RowRenderingIdentity {
        RowRenderingIdentity(
            cellTypeID: ObjectIdentifier(type), cellTypeName: String(describing: type), cellReuseID: reuseID)
    }

    private func identity(_ type: UIView.Type, _ reuseID: String) -> SectionBoundaryRenderingIdentity {
        SectionBoundaryRenderingIdentity(
            viewTypeID: ObjectIdentifier(type), viewTypeName: String(describing: type), viewReuseID: reuseID)
    }

    @Test func aGoodContentIsPreparedWithAllThatATableNeeds() throws {
        let content = Content<String, Int> {
            Section(id: "a", header: Banner(), footer: OtherBanner()) {
                CardRow(1)
                PlainRow(2)
            }
            Section(id: "b") { CardRow(3) }
        }
        let prepared = try Validator().prepare(content).get()
        #expect(prepared.sectionIDs == ["a", "b"])
        #expect(prepared.snapshot.sectionIdentifiers == ["a", "b"])
        #expect(prepared.snapshot.itemIdentifiers(inSection: "a") == [1, 2])
        #expect(Set(prepared.rowsByID.keys) == [1, 2, 3])
        #expect(prepared.rowsByID[2]?.renderingIdentity == identity(PlainCell.self, "plain"))
        #expect(prepared.headersBySectionID["a"]?.renderingIdentity == identity(BannerView.self, "banner"))
        #expect(prepared.headersBySectionID["b"] == nil)
        #expect(prepared.footersBySectionID.count == 1)
        #expect(prepared.cellRegistrations["card"] == CardCell.self)
        #expect(prepared.cellRegistrations.count == 2)
        #expect(prepared.rowRenderingIdentities[3] == identity(CardCell.self, "card"))
        #expect(prepared.boundaryViewTypesByReuseID["other banner"] == OtherBannerView.self)
        #expect(prepared.headerRenderingIdentities["a"] == identity(BannerView.self, "banner"))
        #expect(prepared.footerRenderingIdentities["a"] == identity(OtherBannerView.self, "other banner"))
    }

    @Test func sectionIdentifiersAreUnique() throws {
        let twice = TestContent(sections: [Section(id: "a", rows: []), Section(id: "a", rows: [])])
        #expect(try error(twice) == .duplicateSectionID("a"))
    }

    @Test func rowIdentifiersAreUniqueAcrossAllSections() throws {
        #expect(try error(content(CardRow(1), CardRow(1))) == .duplicateRowID(1))
        let across = TestContent(sections: [
            Section(id: "a", rows: [CardRow(7)]), Section(id: "b", rows: [PlainRow(7)]),
        ])
        #expect(try error(across) == .duplicateRowID(7))
    }

    @Test func aRowKeepsItsCellTypeAndReuseIdentifier() throws {
        #expect(
            try error(content(PlainRow(1)), after: content(CardRow(1)))
                == .changedRowRenderingIdentity(
                    rowID: 1, original: identity(CardCell.self, "card"), proposed: identity(PlainCell.self, "plain")))
        #expect(
            try error(content(CardRow(1, cellReuseID: "wide")), after: content(CardRow(1)))
                == .changedRowRenderingIdentity(
                    rowID: 1, original: identity(CardCell.self, "card"), proposed: identity(CardCell.self, "wide")))
    }

    @Test func headersAndFootersKeepTheirViewsInSeparateHistories() throws {
        let first = TestContent(sections: [Section(id: "a", header: Banner(), footer: OtherBanner(), rows: [])])
        #expect(
            try error(TestContent(sections: [Section(id: "a", header: OtherBanner(), rows: [])]), after: first)
                == .changedHeaderRenderingIdentity(
                    sectionID: "a", original: identity(BannerView.self, "banner"),
                    proposed: identity(OtherBannerView.self, "other banner")))
        #expect(
            try error(TestContent(sections: [Section(id: "a", footer: Banner(), rows: [])]), after: first)
                == .changedFooterRenderingIdentity(
                    sectionID: "a", original: identity(OtherBannerView.self, "other banner"),
                    proposed: identity(BannerView.self, "banner")))
        #expect(
            try error(TestContent(sections: [Section(id: "b", header: OtherBanner(), rows: [])]), after: first) == nil)
    }

    @Test func aCellReuseIdentifierStandsForOneType() throws {
        #expect(
            try error(content(CardRow(1, cellReuseID: "x"), PlainRow(2, cellReuseID: "x")))
                == .conflictingCellRegistration(
                    reuseID: "x", registeredCellTypeName: "CardCell", proposedCellTypeName: "PlainCell"))
        #expect(
            try error(content(PlainRow(2, cellReuseID: "card")), after: content(CardRow(1)))
                == .conflictingCellRegistration(
                    reuseID: "card", registeredCellTypeName: "CardCell", proposedCellTypeName: "PlainCell"))
    }

    @Test func headersAndFootersShareOneNamespaceOfReuseIdentifiers() throws {
        let mixed = TestContent(sections: [
            Section(id: "a", header: Banner(), footer: OtherBanner(viewReuseID: "banner"), rows: [])
        ])
        #expect(
            try error(mixed)
                == .conflictingBoundaryViewType(
                    reuseID: "banner", existingViewTypeName: "BannerView", proposedViewTypeName: "OtherBannerView"))
        let footerFirst = TestContent(sections: [
            Section(id: "a", footer: Banner(), rows: []),
            Section(id: "b", header: OtherBanner(viewReuseID: "banner"), rows: []),
        ])
        #expect(try error(footerFirst) == (try error(mixed)))
        // The namespace of cells is another one.
        let apart = TestContent(sections: [
            Section(id: "a", header: Banner(viewReuseID: "card"), rows: [CardRow(1)])
        ])
        #expect(try error(apart) == nil)
    }

    @Test func whatIsWrongIsReportedInTheOrderOfTheSteps() throws {
        let earlier = TestContent(sections: [
            Section(id: "a", header: Banner(), footer: Banner(), rows: [CardRow(1)])
        ])
        var sections = [
            TestSection(
                id: "a", header: OtherBanner(), footer: OtherBanner(),
                rows: [PlainRow(1), CardRow(2, cellReuseID: "x"), PlainRow(3, cellReuseID: "x"), CardRow(2)]),
            TestSection(id: "a", header: OtherBanner(viewReuseID: "banner"), rows: []),
        ]
        #expect(try error(Content(sections: sections), after: earlier) == .duplicateSectionID("a"))
        sections[1] = Section(id: "b", header: OtherBanner(viewReuseID: "banner"), rows: [])
        #expect(try error(Content(sections: sections), after: earlier) == .duplicateRowID(2))

        func first(_ rows: [any Row<Int>], header: any SectionHeader, footer: any SectionFooter) -> TestContent {
            Content(sections: [Section(id: "a", header: header, footer: footer, rows: rows), sections[1]])
        }
        let conflicting: [any Row<Int>] = [CardRow(2, cellReuseID: "x"), PlainRow(3, cellReuseID: "x")]
        let steps = [
            first([PlainRow(1)] + conflicting, header: OtherBanner(), footer: OtherBanner()),
            first(conflicting, header: OtherBanner(), footer: OtherBanner()),
            first(conflicting, header: Banner(), footer: OtherBanner()),
            first(conflicting, header: Banner(), footer: Banner()),
            first([], header: Banner(), footer: Banner()),
        ]
        let names = try steps.map { step in
            let found = try #require(try error(step, after: earlier))
            return Mirror(reflecting: found).children.first?.label
        }
        #expect(
            names == [
                "changedRowRenderingIdentity", "changedHeaderRenderingIdentity", "changedFooterRenderingIdentity",
                "conflictingCellRegistration", "conflictingBoundaryViewType",
            ])
    }

    @Test func messagesNameTheIdentifierAndBothTypes() throws {
        let message = try #require(try error(content(PlainRow(1)), after: content(CardRow(1)))).description
        #expect(message == "row 1 was shown in CardCell “card” and cannot be shown in PlainCell “plain”")
    }

    // MARK: Rows compared with those before

    /// Whatever came before, a content is found good exactly where its identities are unique, and the first that stands
    /// twice is named.
    @Test func duplicatesAreFoundWhateverCameBefore() throws {
        var random = SequenceRandom(seed: 11)
        var before = PreparedContent<String, Int>()
        for _ in 0..<300 {
            var sections: [[Int]] = Array(repeating: [], count: 1 + random.next(3))
            for id in before.allRowIDs.prefix(random.next(20)) where random.next(6) > 0 {
                sections[random.next(sections.count)].append(id)
            }
            for _ in 0..<random.next(4) { sections[random.next(sections.count)].append(random.next(40)) }
            let content = TestContent(
                sections: sections.enumerated().map { section, ids in
                    Section(id: "\(section)", rows: ids.map { PlainRow($0) })
                })
            var seen: Set<Int> = []
            let duplicate = sections.joined().first { !seen.insert($0).inserted }
            switch Validator(after: before).prepare(content) {
            case .failure(let error):
                #expect(error == .duplicateRowID(try #require(duplicate)))
            case .success(var prepared):
                #expect(duplicate == nil)
                #expect(prepared.rowIDs == sections)
                let old = before.allRowIDs
                for (id, source) in zip(sections.joined(), prepared.sources) {
                    #expect(source < 0 ? !old.contains(id) : old[source] == id)
                }
                prepared.enterHistory()
                for (id, number) in zip(sections.joined(), prepared.numbers.joined()) {
                    #expect(prepared.history.number(of: id) == number)
                }
                #expect(Set(prepared.rowRenderingIdentities.keys).isSuperset(of: seen))
                before = prepared
            }
        }
    }

    @Test func aRowKeepsItsNumberWhileItIsGone() throws {
        var first = try Validator().prepare(content(PlainRow(1), PlainRow(2))).get()
        first.enterHistory()
        var second = try Validator(after: first).prepare(content(PlainRow(2))).get()
        second.enterHistory()
        let third = try Validator(after: second).prepare(content(PlainRow(3), PlainRow(1))).get()
        #expect(third.numbers == [[2, 0]])
        #expect(third.sources == [-1, -1])
        #expect(error(after: second, content(CardRow(1))) != nil)
    }

    private func error(
        after before: PreparedContent<String, Int>, _ content: TestContent
    ) -> SnapshotValidationError<String, Int>? {
        guard case .failure(let error) = Validator(after: before).prepare(content) else { return nil }
        return error
    }
}
