import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct PagingTests {
    private let stage = Stage()
    private let log = Log()

    @MainActor
    private final class Log {
        var started: [Int?] = []
        var ended: [Int?] = []
    }

    private let spinner = -1

    /// - Parameter page: the one after the rows; nil for none.
    private func content(_ rows: Int, page: Int?, spinner: (any Row<Int>)? = PlainRow(-1)) -> TestContent {
        Content(sections: [Section(id: "main", rows: (0..<rows).map { CardRow($0, height: 100) })])
            .paging(
                page.map { page in
                    Paging(page: page, spinner: spinner, onEnd: { [log] in log.ended.append($0) }) { [log] in
                        log.started.append($0)
                    }
                })
    }

    private func show(_ content: TestContent, _ reconfiguration: RowReconfiguration<Int> = .all) {
        stage.view.apply(content, rowReconfiguration: reconfiguration, animatingDifferences: false)
        stage.window.layoutIfNeeded()
    }

    private var shownRows: [Int] { stage.view.metrics.sections.flatMap { $0.rows.map(\.id) } }

    @Test func theLastRowOnDisplayStartsThePageAndShowsTheSpinner() {
        show(content(20, page: 1))
        #expect(log.started.isEmpty)
        stage.view.scroll(to: 19, at: .bottom)
        stage.window.layoutIfNeeded()
        #expect(log.started == [19])
        #expect(stage.view.isLoadingPage)
        #expect(shownRows.last == spinner)
        #expect(stage.view.content.sections[0].rows.count == 20)
    }

    @Test func newRowsTakeTheSpinnersPlaceAndTheFirstIsReported() {
        show(content(3, page: 1))
        #expect(log.started == [2])
        show(content(30, page: 2))
        #expect(log.ended == [3])
        #expect(shownRows == Array(0..<30))
        #expect(!stage.view.isLoadingPage)
        #expect(log.started == [2])
    }

    @Test func anEmptyPageTakesTheSpinnerAwayAndReportsTheEnd() {
        show(content(3, page: 1))
        show(content(3, page: nil))
        #expect(log.ended == [nil])
        #expect(shownRows == [0, 1, 2])
        stage.view.contentOffset.y = 10
        stage.window.layoutIfNeeded()
        #expect(log.started == [2])
    }

    @Test func anEmptyPageWithAnotherBehindItAsksForThatAtOnce() {
        show(content(3, page: 1))
        show(content(3, page: 2))
        #expect(log.ended == [nil])
        #expect(log.started == [2, 2])
        #expect(shownRows == [0, 1, 2, spinner])
    }

    @Test func noPageIsAskedForTwiceHoweverFastOneScrolls() {
        show(content(20, page: 1))
        for step in 0..<50 {
            stage.view.contentOffset.y = step % 2 == 0 ? 1_600 : 0
            stage.view.layoutIfNeeded()
            if step % 7 == 0 { show(content(20, page: 1), .none) }
        }
        #expect(log.started == [19])
        #expect(log.ended.isEmpty)
        show(content(40, page: 2))
        #expect(log.ended == [20])
        show(content(20, page: 1))
        stage.view.scroll(to: 19, at: .bottom)
        stage.window.layoutIfNeeded()
        #expect(log.started == [19])
    }

    @Test func otherChangesWhileAPageIsLoadingKeepTheSpinner() {
        show(content(3, page: 1))
        show(content(2, page: 1))
        #expect(shownRows == [0, 1, spinner])
        #expect(stage.view.isLoadingPage && log.ended.isEmpty)
    }

    @Test func aPageThatComesAtOnceNeedsNoWaiting() {
        let stage = stage
        var pages = 0
        func content() -> TestContent {
            Content(sections: [Section(id: "main", rows: (0..<(pages + 1) * 3).map { CardRow($0, height: 100) })])
                .paging(
                    pages < 4
                        ? Paging(page: pages, spinner: PlainRow(-1)) { _ in
                            pages += 1
                            stage.view.apply(content(), animatingDifferences: false)
                        } : nil)
        }
        stage.view.apply(content(), animatingDifferences: false)
        for _ in 0..<6 {
            stage.window.layoutIfNeeded()
            stage.view.contentOffset.y = max(0, stage.view.contentSize.height - 400)
        }
        stage.window.layoutIfNeeded()
        #expect(pages == 4)
        #expect(shownRows == Array(0..<15))
    }

    @Test func aContentWithoutRowsAsksAtOnce() {
        show(content(0, page: 1))
        #expect(log.started == [nil])
        #expect(shownRows == [spinner])
        show(content(5, page: nil))
        #expect(log.ended == [0])
        #expect(shownRows == Array(0..<5))
    }

    @Test func withoutASpinnerNothingIsShown() {
        show(content(3, page: 1, spinner: nil))
        #expect(log.started == [2])
        #expect(shownRows == [0, 1, 2])
    }

    @Test func aFailedPageCanBeAskedForAgain() {
        show(content(3, page: 1))
        stage.view.requestPageAgain()
        #expect(log.started == [2, 2])
        #expect(shownRows.last == spinner)
    }

    @Test func aSpinnerThatCannotBeShownIsRefusedBeforeItIsNeeded() {
        #expect(throws: TestView.ValidationError.duplicateRowID(3)) {
            try stage.view.tryApply(content(20, page: 1, spinner: PlainRow(3)))
        }
        #expect(stage.view.numberOfSections == 0)
    }

    @Test func editsKeepThePaging() {
        let edited = content(3, page: 1).appending(CardRow(9), to: "main").moving(row: 9, to: .first)
        #expect(edited.paging != nil)
    }
}
