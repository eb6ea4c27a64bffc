import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct MeasuringTests {
    private let stage = Stage()
    private let recorder = Recorder()

    @Test func everyCallConfiguresThePrototypeAndMeasuresIt() {
        stage.show([CardRow(1, recorder: recorder)])
        recorder.reset()
        for _ in 0..<3 { _ = stage.view.tableView(stage.view, heightForRowAt: IndexPath(row: 0, section: 0)) }
        #expect(recorder.configurations(1) == 3)
        #expect(recorder.measurements(1) == 3)
    }

    @Test func theTableMeasuresARowOnceAndKeepsItsHeight() {
        stage.show((0..<40).map { CardRow($0, recorder: recorder) })
        _ = stage.view.contentSize
        stage.view.contentOffset.y = 900
        stage.window.layoutIfNeeded()
        #expect((0..<40).allSatisfy { recorder.measurements($0) == 1 })
    }

    @Test func thePrototypeIsNoCellOnDisplayAndServesOneApply() {
        final class Census: UITableViewCell, SizingCell {
            nonisolated(unsafe) static var made: [ObjectIdentifier] = []
            static var measured: [ObjectIdentifier] = []
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                Self.made.append(ObjectIdentifier(self))
            }
            required init?(coder: NSCoder) { nil }
            func heightThatFits(width: CGFloat) -> CGFloat {
                Self.measured.append(ObjectIdentifier(self))
                return 40
            }
        }
        struct CensusRow: Row {
            let id: Int
            let cellReuseID = "census"
            func configure(_ cell: Census) {}
        }
        stage.show([CensusRow(id: 1), CensusRow(id: 2)])
        #expect(Set(Census.measured).count == 1)
        let displayed = Set(stage.view.visibleCells.map(ObjectIdentifier.init))
        #expect(displayed.isDisjoint(with: Census.measured))
        #expect(Census.made.count == 3)
        stage.show([CensusRow(id: 1), CensusRow(id: 2)])
        #expect(Census.made.count == 4)
    }

    @Test func theWidthProposedIsTheTablesInEveryStyle() {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let recorder = Recorder()
            let view = TestView(style: style)
            view.frame = CGRect(x: 0, y: 0, width: 321, height: 200)
            view.apply(Content(sections: [Section(id: "main", rows: [CardRow(1, recorder: recorder)])]))
            view.layoutIfNeeded()
            #expect(recorder.measuredWidths[1] == [321])
        }
    }

    @Test func aRowThatAsksForItsOwnWidthIsProposedThat() {
        for (style, width) in [(UITableView.Style.plain, 321.0), (.grouped, 321), (.insetGrouped, 289)] {
            let recorder = Recorder()
            let view = TestView(style: style)
            view.frame = CGRect(x: 0, y: 0, width: 321, height: 200)
            var row = CardRow(1, recorder: recorder)
            row.proposedWidth = .row
            let content = Content(sections: [Section(id: "main", rows: [row.estimatedHeight(50)])])
            view.apply(content)
            view.layoutIfNeeded()
            #expect(recorder.measuredWidths[1] == [width])
            #expect(view.rectForRow(at: IndexPath(row: 0, section: 0)).width == CGFloat(width))
            _ = view.measure(content, width: 420)
            #expect(recorder.measuredWidths[1]?.last == (style == .insetGrouped ? 380 : 420))
        }
    }

    @Test func heightsAreRoundedUpToWholePoints() {
        stage.show([
            Section(
                id: "main", header: Banner(height: 20.2), footer: Banner(height: 9.5),
                rows: [CardRow(1, height: 44.333), CardRow(2, height: 45)])
        ])
        #expect([stage.height(0), stage.height(1)] == [45, 45])
        #expect(stage.view.rectForHeader(inSection: 0).height == 21)
        #expect(stage.view.rectForFooter(inSection: 0).height == 10)
        #expect(stage.view.contentSize == CGSize(width: 300, height: 121))
    }

    @Test func aBrowsersTextEnvironmentKeepsFractions() {
        stage.view.traitOverrides.textEnvironment = .css
        stage.show([CardRow(1, height: 44.25)])
        #expect(stage.height(0) == 44.25)
    }

    @Test func changingTheTextEnvironmentMeasuresAnew() {
        stage.show([CardRow(1, height: 44.25)])
        #expect(stage.height(0) == 45)
        stage.view.traitOverrides.textEnvironment = .css
        #expect(stage.height(0) == 44.25)
    }

    @Test func aRowThatMeasuresNothingIsNotHigh() {
        stage.show([CardRow(1, height: 0), CardRow(2)])
        #expect(stage.view.tableView(stage.view, heightForRowAt: IndexPath(row: 0, section: 0)) == 0)
        #expect(stage.height(0) == 0)
        #expect(stage.view.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 0)
    }

    @Test func headersAndFootersThatAreAbsentOrMeasureNothingAreOfTheLeastHeight() {
        stage.show([
            Section(id: "absent", rows: []),
            Section(id: "empty", header: Banner(height: 0), footer: Banner(height: 0), rows: []),
        ])
        for section in 0...1 {
            #expect(stage.view.tableView(stage.view, heightForHeaderInSection: section) == .leastNormalMagnitude)
            #expect(stage.view.tableView(stage.view, heightForFooterInSection: section) == .leastNormalMagnitude)
        }
        #expect(stage.view.contentSize.height == 0)
    }

    @Test func anotherWidthMeasuresEveryRowHeaderAndFooterAnew() {
        var boundaryWidths: [Double] = []
        let banner = Banner(note: { boundaryWidths.append($0) })
        stage.show([
            Section(
                id: "main", header: banner, footer: banner,
                rows: (0..<30).map { CardRow($0, heightForWidth: { $0 / 5 }, recorder: recorder) })
        ])
        #expect(stage.height(29) == 60)
        recorder.reset()
        boundaryWidths = []
        stage.view.frame.size.width = 200
        stage.view.layoutIfNeeded()
        #expect((0..<30).allSatisfy { recorder.measuredWidths[$0] == [200] })
        #expect(boundaryWidths == [200, 200])
        #expect(stage.view.contentSize == CGSize(width: 200, height: 30 * 40 + 48))
    }

    @Test func aTableWithoutAWindowMeasuresAndLaysOut() {
        let view = TestView(style: .plain)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.apply(Content(sections: [Section(id: "main", rows: [CardRow(1), CardRow(2), CardRow(3)])]))
        #expect(view.contentSize == CGSize(width: 100, height: 150))
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame) == [0, 50].map { CGRect(x: 0, y: $0, width: 100, height: 50) })
    }

    @Test func heightsThatAreNegativeOrNotFiniteStopTheProgram() async throws {
        let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
                view.apply(Content(sections: [Section(id: "main", rows: [CardRow(1, height: -3)])]))
                _ = view.contentSize
            }
        }
        let message = String(decoding: try #require(negative).standardErrorContent, as: UTF8.self)
        #expect(message.contains("CardCell.heightThatFits(width:) returned -3.0 for the width 300.0"))
        let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                view.apply(Content(sections: [Section(id: "main", rows: [CardRow(1, height: .infinity)])]))
                _ = view.contentSize
            }
        }
        let second = String(decoding: try #require(infinite).standardErrorContent, as: UTF8.self)
        #expect(second.contains("CardCell.heightThatFits(width:) returned inf for the width 0.0"))
        let notANumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                view.apply(Content(sections: [Section(id: "main", header: Banner(height: .nan), rows: [])]))
                _ = view.contentSize
            }
        }
        let third = String(decoding: try #require(notANumber).standardErrorContent, as: UTF8.self)
        #expect(third.contains("BannerView.heightThatFits(width:) returned nan for the width 0.0"))
    }

    @Test func widthsThatAreNegativeOrNotFiniteStopTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                _ = view.measure(Content(sections: [Section(id: "main", rows: [CardRow(1)])]), width: -1)
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("CardCell cannot be measured in a width of -1.0"))
        let notANumber = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                _ = view.measure(Content(sections: [Section(id: "main", header: Banner(), rows: [])]), width: .nan)
            }
        }
        let second = String(decoding: try #require(notANumber).standardErrorContent, as: UTF8.self)
        #expect(second.contains("BannerView cannot be measured in a width of nan"))
    }

    @Test func headersAndFootersHaveOnePrototypeForEachReuseIdentifier() {
        final class Counted: UIView, SizingSectionView {
            nonisolated(unsafe) static var made = 0
            static var measured: Set<ObjectIdentifier> = []
            override init(frame: CGRect) {
                super.init(frame: frame)
                Self.made += 1
            }
            required init?(coder: NSCoder) { nil }
            func heightThatFits(width: CGFloat) -> CGFloat {
                Self.measured.insert(ObjectIdentifier(self))
                return 20
            }
        }
        struct Boundary: SectionHeader, SectionFooter {
            let viewReuseID = "counted"
            func configure(_ view: Counted) {}
        }
        func show() {
            stage.show([
                Section(id: "a", header: Boundary(), footer: Boundary(), rows: [CardRow(1)]),
                Section(id: "b", header: Boundary(), rows: []),
            ])
        }
        show()
        // Three on display, one measured.
        #expect(Counted.made == 4 && Counted.measured.count == 1)
        show()
        #expect(Counted.made == 5)
    }

    @Test func aHeadersOrFootersBadHeightNamesItsViewAndTheWidth() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                view.frame = CGRect(x: 0, y: 0, width: 240, height: 100)
                view.apply(Content(sections: [Section(id: "main", footer: Banner(height: -0.5), rows: [])]))
                _ = view.contentSize
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("BannerView.heightThatFits(width:) returned -0.5 for the width 240.0"))
    }
}
