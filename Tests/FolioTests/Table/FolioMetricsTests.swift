import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct FolioMetricsTests {
    private let content = TestContent(sections: [
        Section(id: "a", header: Banner(height: 21), rows: [CardRow(1, height: 40.5), CardRow(2, height: 0)]),
        Section(id: "b", footer: Banner(height: 11), rows: [CardRow(3, heightForWidth: { $0 / 10 })]),
    ])

    private let expected = FolioMetrics<String, Int>(
        sections: [
            .init(
                id: "a", header: .init(y: 0, height: 21),
                rows: [.init(id: 1, y: 21, height: 41), .init(id: 2, y: 62, height: 0)], footer: nil),
            .init(id: "b", header: nil, rows: [.init(id: 3, y: 62, height: 30)], footer: .init(y: 92, height: 11)),
        ], contentHeight: 103)

    @Test func theMetricsOfWhatIsShownNamePlaceAndHeightOfAll() {
        let stage = Stage()
        stage.view.apply(content)
        #expect(stage.view.metrics == expected)
        #expect(stage.view.contentSize.height == expected.contentHeight)
    }

    @Test func aContentIsMeasuredWithoutBeingShown() {
        let view = TestView(style: .plain)
        #expect(view.measure(content, width: 300) == expected)
        #expect(view.numberOfSections == 0)
        #expect(view.measure(content, width: 200).contentHeight == 93)
    }

    @Test func measuringLeavesNoTraceInTheHistories() throws {
        let view = TestView(style: .plain)
        _ = view.measure(content, width: 300)
        try view.tryApply(Content(sections: [Section(id: "a", header: OtherBanner(), rows: [PlainRow(1)])]))
        #expect(throws: SnapshotValidationError<String, Int>.self) { try view.tryMeasure(content, width: 300) }
    }

    @Test func theyAreWrittenAndReadAsJSON() throws {
        let data = try JSONEncoder().encode(expected)
        #expect(try JSONDecoder().decode(FolioMetrics<String, Int>.self, from: data) == expected)
    }

    @Test func everyOffsetIsTheExactSumOfTheHeightsBefore() {
        let stage = Stage()
        stage.view.traitOverrides.textEnvironment = .css
        let heights = (0..<500).map { CGFloat($0 % 7) / 3 + 20.1 }
        stage.show(heights.enumerated().map { CardRow($0.offset, height: $0.element) })
        var y: CGFloat = 0
        for row in stage.view.metrics.sections[0].rows {
            #expect(row.y == y)
            y += row.height
        }
        #expect(stage.view.metrics.contentHeight == y)
    }

    @Test func aTablesOwnHeaderMovesEverythingDown() {
        let view = TestView(style: .plain)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        view.apply(content)
        #expect(view.metrics.sections[0].header?.y == 70)
        #expect(view.metrics == view.measure(content, width: 300))
    }
}
