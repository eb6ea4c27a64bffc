import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct RowHeightTests {
    private let stage = Stage()
    private let recorder = Recorder()

    @Test func aFixedHeightAsksNoCell() {
        stage.show([CardRow(1, height: 50, recorder: recorder).fixedHeight(72)])
        #expect(stage.height(0) == 72)
        #expect(recorder.measurements(1) == 0)
    }

    @Test func aClosureIsAskedForEachWidth() {
        stage.show([CardRow(1, recorder: recorder).height { width in width / 4 }])
        #expect(stage.height(0) == 75)
        stage.view.frame.size.width = 200
        #expect(stage.height(0) == 50)
        #expect(recorder.measurements(1) == 0)
    }

    @Test func anEstimateStandsForTheHeightUntilTheRowIsVisible() {
        stage.show((0..<100).map { CardRow($0, height: 80, recorder: recorder).estimatedHeight(40) })
        let measured = (0..<100).filter { recorder.measurements($0) > 0 }
        #expect(measured == Array(0..<measured.count) && measured.count <= 11)
        #expect(stage.height(0) == 80)
        #expect(stage.height(99) == 40)
        stage.view.scroll(to: 99, at: .bottom)
        #expect(stage.height(99) == 80)
    }

    @Test func rowsWithAndWithoutAnEstimateLiveTogether() {
        stage.show(
            (0..<40).map { id -> any Row<Int> in
                let row = CardRow(id, height: 60, recorder: recorder)
                return id % 2 == 0 ? row : row.estimatedHeight(30)
            })
        #expect((0..<40).allSatisfy { $0 % 2 == 1 || recorder.measurements($0) == 1 })
        #expect(recorder.measurements(39) == 0)
    }

    @Test func aCellSizesItselfByWhatItsSizeThatFitsSays() {
        final class Label: UITableViewCell, SizingCell {}
        struct LabelRow: Row {
            let id: Int
            let text: String
            let cellReuseID = "label"
            func configure(_ cell: Label) {
                var configuration = cell.defaultContentConfiguration()
                configuration.text = text
                cell.contentConfiguration = configuration
            }
        }
        let long = Array(repeating: "ein längerer Satz", count: 12).joined(separator: ", ")
        stage.show([LabelRow(id: 1, text: "kurz"), LabelRow(id: 2, text: long)])
        #expect(stage.height(0) == 44)
        #expect(stage.height(1) > 100)
        let cell = stage.view.cellForRow(at: IndexPath(row: 1, section: 0))
        let size = cell?.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        #expect(size.map { $0.height.rounded(.up) } == stage.height(1))
    }

    @Test func aPreparedHeightNeedsNoCellAndIsPreparedOncePerTraits() {
        final class Count: @unchecked Sendable {
            // Prepared by few rows, so on this thread alone.
            var prepared = 0
        }
        struct PreparedRow: Row {
            let id: Int
            let count: Count
            let cellReuseID = "prepared"
            func configure(_ cell: PlainCell) {}
            var heightPreparation: HeightPreparation? {
                let count = count
                return HeightPreparation { _ in
                    count.prepared += 1
                    return { width in width / 2 }
                }
            }
        }
        let count = Count()
        stage.show([PreparedRow(id: 1, count: count), PreparedRow(id: 2, count: count)])
        for width: CGFloat in [300, 200, 100] {
            stage.view.frame.size.width = width
            let half: CGFloat = width / 2
            #expect(stage.height(1) == half)
        }
        #expect(count.prepared == 2)
        stage.view.traitOverrides.preferredContentSizeCategory = .extraLarge
        _ = stage.height(0)
        #expect(count.prepared == 4)
    }

    @Test func aWidthChangeWithEstimatesMeasuresOnlyWhatIsAsked() {
        stage.view.estimatedRowHeight = 50
        stage.show((0..<1_000).map { CardRow($0, height: 50, recorder: recorder) })
        recorder.reset()
        stage.view.frame.size.width = 250
        stage.window.layoutIfNeeded()
        #expect(recorder.measuredWidths.count <= 9)
        #expect(recorder.measuredWidths.values.allSatisfy { $0 == [250] })
    }

    // MARK: The anchor

    private func onScreen(_ id: Int) -> CGFloat {
        (stage.view.rect(for: id)?.minY ?? .nan) - stage.view.contentOffset.y
    }

    @Test func theVisibleRowsStayInPlaceWhenTheWidthChangesUnderEstimates() {
        stage.view.estimatedRowHeight = 40
        stage.show((0..<200).map { id in CardRow(id, heightForWidth: { 30 + 9_000 / $0 + CGFloat(id % 5) }) })
        for _ in 0..<12 {
            stage.view.contentOffset.y += 150
            stage.view.layoutIfNeeded()
        }
        let first = stage.view.rowID(at: stage.view.indexPathsForVisibleRows![0])
        let before = onScreen(first)
        stage.view.frame.size.width = 180
        stage.window.layoutIfNeeded()
        #expect(onScreen(first) == before)
    }

    @Test func theVisibleRowsStayInPlaceWhenRowsComeAboveThemUnderEstimates() {
        stage.view.estimatedRowHeight = 40
        func rows(_ ids: Range<Int>) -> [any Row<Int>] { ids.map { CardRow($0, height: 55) } }
        stage.show(rows(0..<100))
        stage.view.scroll(to: 50, at: .top)
        let before = onScreen(50)
        stage.show(rows(-30..<100), .none)
        #expect(onScreen(50) == before)
        stage.show(rows(20..<100), .none)
        #expect(onScreen(50) == before)
        stage.show(rows(52..<100), .none)
        #expect(onScreen(52) == before + 110)
    }

    @Test func aTableAtItsTopStaysThere() {
        stage.view.estimatedRowHeight = 40
        stage.show((10..<100).map { CardRow($0, height: 55) })
        stage.show((0..<100).map { CardRow($0, height: 55) }, .none)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func whoScrollsAfterAChangeIsNotMovedBack() {
        stage.view.estimatedRowHeight = 40
        stage.show((0..<100).map { CardRow($0, height: 40) })
        stage.view.contentOffset.y = 1_000
        stage.window.layoutIfNeeded()
        stage.view.apply(
            TestContent(sections: [Section(id: "main", rows: (-10..<100).map { CardRow($0, height: 40) })]),
            rowReconfiguration: .none, animatingDifferences: false)
        stage.view.contentOffset.y = 200
        stage.window.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 200)
    }
}
