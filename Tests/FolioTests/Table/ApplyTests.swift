import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct ApplyTests {
    private let stage = Stage()
    private let recorder = Recorder()

    private func row(_ id: Int, _ title: String = "", height: CGFloat = 50) -> CardRow {
        CardRow(id, title: title, height: height, recorder: recorder)
    }

    @Test func aContentIsShownRowByRow() {
        stage.show([row(1, "one"), row(2, "two")])
        #expect(stage.view.numberOfSections == 1)
        #expect(stage.view.numberOfRows(inSection: 0) == 2)
        #expect(stage.view.visibleCells.map { ($0 as? CardCell)?.title } == ["one", "two"])
    }

    @Test func theShortFormReconfiguresEveryRow() {
        stage.show([row(1, "one")])
        stage.view.apply(Content(sections: [Section(id: "main", rows: [row(1, "uno")])]))
        #expect(stage.cell(0)?.title == "uno")
    }

    @Test func allReconfiguresAndMeasuresEveryRowThatStays() {
        stage.show([row(1), row(2)])
        recorder.reset()
        stage.show([row(1, "a", height: 60), row(2, "b", height: 70)], .all)
        #expect(recorder.configurations(1) >= 1)
        #expect([1, 2].map(recorder.measurements) == [1, 1])
        #expect([stage.cell(0)?.title, stage.cell(1)?.title] == ["a", "b"])
        #expect([stage.height(0), stage.height(1)] == [60, 70])
    }

    @Test func onlyReconfiguresAndMeasuresTheRowsThatItNames() {
        stage.show([row(1, "old"), row(2, "old")])
        recorder.reset()
        stage.show([row(1, "new", height: 60), row(2, "new", height: 60)], .only([2, 99]))
        #expect([stage.cell(0)?.title, stage.cell(1)?.title] == ["old", "new"])
        #expect([1, 2].map(recorder.measurements) == [0, 1])
        #expect(recorder.configurations(1) == 0)
        #expect([stage.height(0), stage.height(1)] == [50, 60])
    }

    @Test func noneLeavesTheRowsThatStayAlone() {
        stage.show([row(1, "old")])
        recorder.reset()
        stage.show([row(1, "new", height: 60), row(2, "added")], .none)
        #expect(stage.cell(0)?.title == "old")
        #expect(recorder.configurations(1) == 0 && recorder.measurements(1) == 0)
        #expect(stage.height(0) == 50)
        #expect(stage.cell(1)?.title == "added")
    }

    @Test(arguments: [RowReconfiguration<Int>.all, .only([]), .none])
    func insertedRowsAreConfiguredWhateverThePolicy(policy: RowReconfiguration<Int>) {
        stage.show([row(1)])
        stage.show([row(2, "above"), row(1)], policy)
        #expect(stage.cell(0)?.title == "above")
        #expect(stage.height(0) == 50)
    }

    @Test func theNewestDescriptionServesDisplayHeightAndSelectionWhateverThePolicy() {
        stage.show([row(1, "old")])
        let newest = CardRow(1, title: "new", height: 80) { [recorder] in recorder.selected.append("new") }
        stage.show([newest], .none)
        let path = IndexPath(row: 0, section: 0)
        #expect(stage.view.tableView(stage.view, heightForRowAt: path) == 80)
        stage.view.tableView(stage.view, didSelectRowAt: path)
        #expect(recorder.selected == ["new"])
        stage.view.reloadRows(at: [path], with: .none)
        #expect(stage.cell(0)?.title == "new")
    }

    @Test func aRowKeepsItsCellThroughMovesWithinAndAcrossSections() {
        stage.show([
            Section(id: "a", rows: [row(1), row(2), row(3)]), Section(id: "b", rows: [row(4)]),
        ])
        let cells = [stage.cell(0), stage.cell(1), stage.cell(2), stage.cell(0, 1)]
        stage.show([
            Section(id: "b", rows: [row(4), row(2)]), Section(id: "a", rows: [row(3), row(9), row(1)]),
        ])
        #expect(stage.cell(0, 0) === cells[3])
        #expect(stage.cell(1, 0) === cells[1])
        #expect(stage.cell(0, 1) === cells[2])
        #expect(stage.cell(2, 1) === cells[0])
        #expect(stage.cell(1, 1)?.row?.id == 9)
        #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 50, 100, 150, 200])
    }

    @Test func aReconfiguredRowIsGivenTheCellAlreadyThere() {
        stage.show([row(1, "old")])
        let cell = stage.cell(0)
        stage.show([row(0), row(1, "new")])
        #expect(stage.cell(1) === cell)
        #expect(cell?.title == "new")
    }

    @Test func aRemovedRowsCellServesAnotherRow() {
        stage.show([row(1)])
        let cell = stage.cell(0)
        stage.show([] as [any Row<Int>])
        stage.show([row(2)])
        #expect(stage.cell(0) === cell)
    }

    @Test(arguments: [RowReconfiguration<Int>.none, .only([2])])
    func theFocusStaysInAVisibleCellThatIsNotReconfigured(policy: RowReconfiguration<Int>) throws {
        stage.show([row(1), row(2)])
        let field = try #require(stage.cell(0)?.field)
        #expect(field.becomeFirstResponder())
        stage.show([row(3), row(2), row(1)], policy)
        #expect(field.isFirstResponder)
        #expect(stage.cell(2)?.field === field)
    }

    @Test func rapidAppliesSettleOnTheNewestAndEveryCompletionIsCalledOnce() {
        for step in 0..<5 {
            stage.view.apply(
                Content(sections: [Section(id: "main", rows: (0...step).map { row($0) })])
            ) { [recorder] in recorder.events.append("\(step)") }
        }
        stage.window.layoutIfNeeded()
        #expect(recorder.events == ["0", "1", "2", "3", "4"])
        #expect(stage.view.visibleCells.count == 5)
    }

    @Test func whatAnApplyInBetweenLacksIsThereAfterTheNewest() {
        let full = [
            TestSection(id: "a", header: Banner(title: "A"), rows: [row(1, "one"), row(2, "two")]),
            TestSection(id: "b", footer: Banner(title: "B"), rows: [row(3, "three"), PlainRow(4)]),
        ]
        stage.show(full)
        let lacking = [[TestSection(id: "b", rows: [row(3)])], [], full]
        for (step, sections) in lacking.enumerated() {
            stage.view.apply(Content(sections: sections), rowReconfiguration: .none) { [recorder] in
                recorder.events.append("\(step)")
            }
        }
        stage.window.layoutIfNeeded()
        #expect(recorder.events == ["0", "1", "2"])
        #expect([stage.cell(0)?.title, stage.cell(1)?.title, stage.cell(0, 1)?.title] == ["one", "two", "three"])
        #expect((stage.header(0)?.hostedView as? BannerView)?.title == "A")
        #expect((stage.footer(1)?.hostedView as? BannerView)?.title == "B")
        #expect(stage.height(1, 1) == 30)
        #expect(stage.view.cellForRow(at: IndexPath(row: 1, section: 1)) is PlainCell)
    }

    @Test func anApplyFromWithinAnApplyFollowsIt() {
        let (view, recorder) = (stage.view, recorder)
        stage.show([row(1)])
        struct Applying: Row {
            let id: Int
            let cellReuseID = "card"
            let onConfigure: () -> Void
            func configure(_ cell: CardCell) {
                onConfigure()
                cell.show(CardRow(id))
            }
        }
        var hasApplied = false
        let row = Applying(id: 1) {
            guard !hasApplied else { return }
            hasApplied = true
            view.apply(Content(sections: [Section(id: "main", rows: [CardRow(2, title: "last")])])) {
                recorder.events.append("inner")
            }
        }
        view.apply(Content(sections: [Section(id: "main", rows: [row])])) { recorder.events.append("outer") }
        stage.window.layoutIfNeeded()
        #expect(recorder.events == ["outer", "inner"])
        #expect(stage.view.visibleCells.map { ($0 as? CardCell)?.title } == ["last"])
    }

    @Test func anApplyFromACellBeingMadeSettlesOnTheNewest() {
        let view = stage.view
        struct Applying: Row {
            let id: Int
            let cellReuseID = "card"
            let onConfigure: () -> Void
            func configure(_ cell: CardCell) {
                cell.show(CardRow(id))
                onConfigure()
            }
        }
        var hasApplied = false
        let row = Applying(id: 1) {
            guard !hasApplied else { return }
            hasApplied = true
            view.apply(Content(sections: [Section(id: "main", rows: [CardRow(2, title: "last", height: 33)])]))
        }
        view.apply(Content(sections: [Section(id: "main", rows: [row, CardRow(5)])]))
        stage.window.layoutIfNeeded()
        #expect(stage.view.visibleCells.map { ($0 as? CardCell)?.title } == ["last"])
        #expect(stage.view.contentSize.height == 33)
    }

    @Test func aCompletionMayApply() {
        let (view, recorder) = (stage.view, recorder)
        view.apply(Content(sections: [Section(id: "main", rows: [row(1)])])) {
            view.apply(Content(sections: [Section(id: "main", rows: [CardRow(2)])])) {
                recorder.events.append("second")
            }
            recorder.events.append("first")
        }
        #expect(recorder.events == ["second", "first"])
        #expect(stage.view.cellForRow(at: IndexPath(row: 0, section: 0)) is CardCell)
        #expect(view.metrics.sections[0].rows.map(\.id) == [2])
    }

    @Test func whatCannotBeAppliedThrowsAndLeavesEverythingAsItWas() throws {
        stage.show([row(1, "one")])
        let cell = stage.cell(0)
        let before = stage.view.metrics
        #expect(throws: SnapshotValidationError<String, Int>.duplicateRowID(5)) {
            try stage.view.tryApply(Content(sections: [Section(id: "main", rows: [row(5), row(5)])])) {
                Issue.record("completion of an apply that failed")
            }
        }
        #expect(stage.view.metrics == before)
        #expect(stage.cell(0) === cell)
        // What failed has left no trace in the histories: the identifier is free for another cell type.
        try stage.view.tryApply(Content(sections: [Section(id: "main", rows: [PlainRow(5)])]))
        #expect(stage.view.cellForRow(at: IndexPath(row: 0, section: 0)) is PlainCell)
    }

    @Test func whatFailsLeavesNoTraceInAnyHistory() throws {
        stage.show([row(1)])
        // All is new here, and the last check fails: the header's identifier stands for two types.
        let bad = TestContent(sections: [
            Section(id: "x", header: Banner(), footer: Banner(), rows: [row(7), PlainRow(8, cellReuseID: "new")]),
            Section(id: "y", header: OtherBanner(viewReuseID: "banner"), rows: []),
        ])
        #expect(throws: SnapshotValidationError<String, Int>.self) { try stage.view.tryApply(bad) }
        let good = TestContent(sections: [
            Section(
                id: "x", header: OtherBanner(viewReuseID: "banner"), footer: OtherBanner(),
                rows: [PlainRow(7), row(8), CardRow(9, cellReuseID: "new")])
        ])
        try stage.view.tryApply(good)
        stage.window.layoutIfNeeded()
        #expect(stage.header()?.hostedView is OtherBannerView)
        #expect(stage.cell(2)?.row?.id == 9)
    }

    @Test func historiesOutliveTheRowsAndSectionsThatMadeThem() {
        stage.show([Section(id: "a", header: Banner(), footer: Banner(), rows: [row(1)])])
        stage.show([Section]())
        func fails(_ section: TestSection) -> Bool {
            do { try stage.view.tryApply(Content(sections: [section])) } catch { return true }
            return false
        }
        #expect(fails(Section(id: "a", rows: [PlainRow(1)])))
        #expect(fails(Section(id: "a", header: OtherBanner(), rows: [])))
        #expect(fails(Section(id: "a", footer: OtherBanner(), rows: [])))
        #expect(fails(Section(id: "b", rows: [PlainRow(2, cellReuseID: "card")])))
        #expect(fails(Section(id: "b", header: OtherBanner(viewReuseID: "banner"), rows: [])))
        #expect(!fails(Section(id: "a", header: Banner(), footer: Banner(), rows: [row(1)])))
    }

    @Test func aTableThatNobodyKeepsGoesAway() {
        weak var kept: TestView?
        do {
            let view = TestView(style: .plain)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            view.apply(Content(sections: [Section(id: "main", header: Banner(), rows: [CardRow(1)])]))
            view.layoutIfNeeded()
            kept = view
            #expect(kept != nil)
        }
        #expect(kept == nil)
    }

    @Test func aContentThatCannotBeAppliedStopsTheProgramWithItsReason() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = FolioView<String, Int>(style: .plain)
                view.apply(Content(sections: [Section(id: "main", rows: [CardRow(4), CardRow(4)])]))
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("two rows have the identifier 4"))
    }
}
