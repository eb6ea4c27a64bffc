import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct RowEventsTests {
    private let stage = Stage()
    private let recorder = Recorder()

    private func rows(_ ids: Range<Int>) -> [any Row<Int>] { ids.map { EventRow($0, recorder) } }

    private func show(_ rows: [any Row<Int>], _ reconfiguration: RowReconfiguration<Int> = .none) {
        stage.show(rows, reconfiguration)
    }

    private func scroll(to y: CGFloat) {
        recorder.events = []
        stage.view.contentOffset.y = y
        stage.view.layoutIfNeeded()
    }

    private func events(_ kinds: String...) -> [String] {
        recorder.events.filter { event in kinds.contains { event.hasPrefix($0) } }
    }

    // MARK: Display

    @Test func visibleRowsAreShownFromTopToBottomAndTheirNeighboursPrefetched() {
        show(rows(0..<20))
        #expect(events("shows") == ["shows 0", "shows 1", "shows 2", "shows 3"])
        #expect(events("prefetches") == ["prefetches 4", "prefetches 5", "prefetches 6", "prefetches 7"])
    }

    @Test func scrollingHidesWhatLeavesShowsWhatComesAndPrefetchesWhatIsNext() {
        show(rows(0..<20))
        scroll(to: 100)
        #expect(Set(events("shows", "hides")) == ["hides 0", "shows 4"])
        #expect(events("prefetches", "cancels") == ["prefetches 8"])
    }

    @Test func rowsThatAreNotReachedAreCancelled() {
        show(rows(0..<40))
        scroll(to: 2_000)
        #expect(events("cancels") == ["cancels 4", "cancels 5", "cancels 6", "cancels 7"])
        #expect(events("hides").count == 4)
        scroll(to: 1_900)
        #expect(events("prefetches") == ["prefetches 18", "prefetches 17", "prefetches 16", "prefetches 15"])
    }

    @Test func aRowThatIsTakenOutBeforeItIsReachedIsCancelledAndPrefetchesAgainWhenItIsBack() {
        show(rows(0..<8))
        recorder.events = []
        show(rows(0..<6))
        #expect(Set(events("prefetches", "cancels")) == ["cancels 6", "cancels 7"])
        recorder.events = []
        show(rows(0..<8))
        #expect(events("prefetches", "cancels") == ["prefetches 6", "prefetches 7"])
    }

    @Test func aRowThatIsTakenOutEndsItsDisplayInItsOwnCell() {
        show(rows(0..<4))
        recorder.events = []
        show([EventRow(1, recorder), EventRow(2, recorder), EventRow(3, recorder)])
        #expect(events("hides") == ["hides 0"])
        #expect(events("shows").isEmpty)
    }

    @Test func aRowThatMovesStaysOnDisplay() {
        show(rows(0..<4))
        recorder.events = []
        show([EventRow(3, recorder), EventRow(0, recorder), EventRow(1, recorder), EventRow(2, recorder)])
        #expect(recorder.events.isEmpty)
    }

    @Test func aRowThatStaysAndIsConfiguredAgainIsReloaded() {
        show(rows(0..<20))
        recorder.events = []
        show(rows(0..<20), .only([2, 15]))
        #expect(recorder.events == ["reloads 2"])
    }

    @Test func theNewestDescriptionHearsThatTheDisplayEnds() {
        let other = Recorder()
        show(rows(0..<20))
        show((0..<20).map { EventRow($0, other) })
        stage.view.contentOffset.y = 100
        stage.view.layoutIfNeeded()
        #expect(other.events.contains("hides 0"))
    }

    // MARK: Selection

    @Test func aTapHighlightsSelectsAndDeselects() {
        show(rows(0..<3))
        recorder.events = []
        stage.view.select(1)
        #expect(recorder.events == ["highlights 1", "unhighlights 1", "asked to select 1", "selects 1"])
        #expect(stage.view.indexPathForSelectedRow == nil)
    }

    @Test func aRowMayRefuseToBeHighlightedOrSelected() {
        show([EventRow(0, recorder, isSelectable: false), EventRow(1, recorder, allowsSelection: false)])
        recorder.events = []
        stage.view.select(0)
        stage.view.select(1)
        #expect(recorder.events == ["highlights 1", "unhighlights 1", "asked to select 1"])
    }

    @Test func whereSelectionStaysTheNextOneEndsIt() {
        stage.view.keepsSelection = true
        show(rows(0..<3))
        stage.view.select(0)
        #expect(stage.view.indexPathForSelectedRow?.row == 0)
        recorder.events = []
        stage.view.select(2)
        #expect(events("asked", "selects", "deselects").contains("deselects 0"))
        #expect(stage.view.indexPathForSelectedRow?.row == 2)
        recorder.events = []
        stage.view.deselect(2)
        #expect(recorder.events == ["asked to deselect 2", "deselects 2"])
        #expect(stage.view.indexPathForSelectedRow == nil)
    }

    @Test func theDetailButtonTellsItsRow() {
        var tapped: [Int] = []
        show([
            EventRow(0, recorder).onConfigure { $0.accessoryType = .detailDisclosureButton }.onAccessoryTap {
                tapped.append(0)
            },
            EventRow(1, recorder).onConfigure { $0.accessoryType = .disclosureIndicator },
        ])
        recorder.events = []
        stage.view.tapAccessory(0)
        stage.view.tapAccessory(1)
        #expect(recorder.events == ["accessory 0"])
        #expect(tapped == [0])
    }

    // MARK: Editing

    @Test func deletionIsTheUsersAndTheContentTheApplications() {
        show([EventRow(0, recorder, editing: RowEditing(style: .delete)), EventRow(1, recorder)])
        recorder.events = []
        stage.view.delete(0)
        stage.view.delete(1)
        #expect(recorder.events == ["begins editing 0", "deletes 0", "ends editing 0"])
        #expect(stage.view.numberOfRows(inSection: 0) == 2)
    }

    @Test func aRowDeletedWhileItsEditingIsUnderWayHearsOfTheEnd() {
        let view = stage.view
        let deleted = EventRow(0, recorder, editing: RowEditing(style: .delete)).onDelete {
            view.apply(view.content.deleting(row: 0), animatingDifferences: false)
        }
        show([deleted, EventRow(1, recorder)])
        recorder.events = []
        view.delete(0)
        #expect(events("begins", "deletes", "ends") == ["begins editing 0", "deletes 0", "ends editing 0"])
        #expect(view.indexPath(for: 0) == nil && view.indexPath(for: 1)?.row == 0)
    }

    @Test func theInsertControlTellsItsRow() {
        show([EventRow(0, recorder, editing: RowEditing(style: .insert))])
        stage.view.setEditing(true, animated: false)
        recorder.events = []
        stage.view.insert(0)
        stage.view.tapEditingControl(forRowAt: IndexPath(row: 0, section: 0))
        #expect(events("inserts") == ["inserts 0", "inserts 0"])
        #expect(stage.view.cellForRow(at: IndexPath(row: 0, section: 0))?.editingStyle == .insert)
    }

    @Test func aMovedRowIsAtItsNewPlaceWhenItHearsOfIt() {
        let movable = RowEditing(isMovable: true)
        let view = stage.view
        var placeWhenTold: Int?
        show([
            EventRow(0, recorder, editing: movable).onMove { _ in placeWhenTold = view.indexPath(for: 0)?.row },
            EventRow(1, recorder), EventRow(2, recorder, editing: movable),
        ])
        recorder.events = []
        view.move(0, to: .after(1))
        view.move(1, to: .first)
        #expect(events("moves") == ["moves to after(1) 0"])
        #expect(placeWhenTold == 1)
        view.move(2, to: .first)
        #expect(view.content.sections[0].rows.map { $0.id } == [2, 1, 0])
        #expect(events("moves").last == "moves to before(1) 2")
    }

    @Test func draggingByTheReorderControlMovesToo() {
        show([
            EventRow(0, recorder, editing: RowEditing(isMovable: true)), EventRow(1, recorder), EventRow(2, recorder),
        ])
        stage.view.setEditing(true, animated: false)
        stage.view.dragRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        #expect(stage.view.content.sections[0].rows.map { $0.id } == [1, 2, 0])
        #expect(stage.view.indexPath(for: 0)?.row == 2)
    }

    @Test func swipesBringActionsToLight() {
        var done: [String] = []
        let editing = RowEditing(
            style: .delete, deleteTitle: "Archive",
            leadingActions: [RowAction("Pin") { done.append("pin") }, RowAction("Mute") { done.append("mute") }])
        show([EventRow(0, recorder, editing: editing)])
        recorder.events = []
        stage.view.swipe(0, from: .leading, tapping: 1)
        #expect(done == ["mute"])
        #expect(recorder.events == ["begins editing 0", "ends editing 0"])
        recorder.events = []
        let path = IndexPath(row: 0, section: 0)
        #expect(stage.view.swipeActions(forRowAt: path, from: .trailing)?.actions.map(\.title) == ["Archive"])
        stage.view.swipe(0)
        #expect(recorder.events == ["begins editing 0", "deletes 0", "ends editing 0"])
    }

    // MARK: Closures

    @Test func closuresFollowTheRowsOwnMethodsAndAreTypedByTheCell() {
        var heard: [String] = []
        let row = CardRow(7, title: "seven", onSelect: { heard.append("own") })
            .onSelect { heard.append("closure") }
            .onWillDisplay { cell in heard.append("shows \(cell.title)") }
            .onDidEndDisplaying { cell in heard.append("hides \(cell.title)") }
            .onHighlight { heard.append("highlights \($0.title)") }
            .onUnhighlight { heard.append("unhighlights \($0.title)") }
            .onReload { heard.append("reloads \($0.title)") }
        show([row])
        show([row], .all)
        stage.view.select(7)
        show([CardRow(8)])
        #expect(
            heard == [
                "shows seven", "reloads seven", "highlights seven", "unhighlights seven", "own", "closure",
                "hides seven",
            ])
    }

    @Test func closuresThatAnswerStandInPlaceOfTheRow() {
        var selected: [Int] = []
        show([
            CardRow(0, onSelect: { selected.append(0) }).selectable(false),
            CardRow(1, onSelect: { selected.append(1) }).onWillSelect { false },
            CardRow(2, onSelect: { selected.append(2) }),
        ])
        for id in 0..<3 { stage.view.select(id) }
        #expect(selected == [2])
    }

    @Test func prefetchingAndItsEndReachClosures() {
        var heard: [String] = []
        show(
            (0..<30).map { id in
                EventRow(id, recorder).onPrefetch { heard.append("fetch \(id)") }.onCancelPrefetch {
                    heard.append("stop \(id)")
                }
            })
        #expect(heard == ["fetch 4", "fetch 5", "fetch 6", "fetch 7"])
        heard = []
        scroll(to: 2_000)
        #expect(heard.prefix(4) == ["stop 4", "stop 5", "stop 6", "stop 7"])
    }

    @Test func theConfigurationOfAClosureComesAfterTheRows() {
        show([CardRow(1, title: "one").onConfigure { $0.tag = $0.title.count }])
        #expect(stage.cell(0)?.tag == 3)
    }

    // MARK: Headers and footers

    @Test func headersAndFootersHearOfTheirDisplay() {
        var heard: [String] = []
        func header(_ name: String) -> any SectionHeader {
            Banner(title: name).onWillDisplay { heard.append("shows \($0.title)") }
                .onDidEndDisplaying { heard.append("hides \($0.title)") }
        }
        stage.show([
            Section(id: "a", header: header("A"), rows: rows(0..<5)),
            Section(id: "b", header: header("B"), footer: Banner(title: "foot").fixedHeight(31), rows: rows(5..<20)),
        ])
        #expect(heard == ["shows A"])
        #expect(stage.view.rectForFooter(inSection: 1).height == 31)
        scroll(to: 700)
        #expect(heard == ["shows A", "hides A", "shows B"])
    }

    @Test func footersHearOfTheirDisplayAsHeadersDo() {
        var heard: [String] = []
        func footer(_ name: String) -> any SectionFooter {
            Banner(title: name).onWillDisplay { heard.append("shows \($0.title)") }
                .onDidEndDisplaying { heard.append("hides \($0.title)") }
        }
        stage.show([
            Section(id: "a", footer: footer("A"), rows: rows(0..<2)),
            Section(id: "b", footer: footer("B"), rows: rows(2..<20)),
        ])
        // The second one floats at the table's lower edge.
        #expect(heard == ["shows A", "shows B"])
        scroll(to: 1_000)
        #expect(heard == ["shows A", "shows B", "hides A"])
        stage.show([Section(id: "a", rows: rows(0..<2)), Section(id: "b", rows: rows(2..<20))])
        #expect(heard.last == "hides B")
    }

    @Test func aHeaderThatComesAndGoesOnASectionOnDisplayHearsOfIt() {
        var heard: [String] = []
        let header = Banner(title: "A").onWillDisplay { _ in heard.append("shows") }
            .onDidEndDisplaying { _ in heard.append("hides") }.height { $0 / 10 }
        stage.show([Section(id: "a", rows: rows(0..<2))])
        stage.show([Section(id: "a", header: header, rows: rows(0..<2))])
        #expect(stage.view.rectForHeader(inSection: 0).height == 30)
        stage.show([Section(id: "a", rows: rows(0..<2))])
        #expect(heard == ["shows", "hides"])
    }

    // MARK: Scrolling

    @Test func scrollingToARowNeverDisplayedIsExact() {
        show((0..<100).map { CardRow($0, height: CGFloat(20 + $0 % 7 * 11)) })
        let top = (0..<70).reduce(0) { $0 + CGFloat(20 + $1 % 7 * 11) }
        stage.view.scroll(to: 70, at: .top)
        #expect(stage.view.contentOffset.y == top)
        stage.view.scroll(to: 70, at: .middle)
        #expect(stage.view.contentOffset.y == top + 10 - 200)
        stage.view.scroll(to: 70, at: .bottom)
        #expect(stage.view.contentOffset.y == top + 20 - 400)
        stage.view.scroll(to: 69)
        #expect(stage.view.contentOffset.y == top + 20 - 400)
        stage.view.scrollToTop()
        #expect(stage.view.contentOffset.y == 0)
        #expect(stage.view.rect(for: 70)?.minY == top)
        #expect(stage.view.cell(for: 0) != nil && stage.view.cell(for: 70) == nil)
    }

    @Test func closuresHearOfDeselectionAndEditing() {
        var heard: [String] = []
        stage.view.keepsSelection = true
        show([
            CardRow(0)
                .onWillDeselect {
                    heard.append("may it?")
                    return heard.count > 1
                }
                .onDeselect { heard.append("deselect") },
            CardRow(1).editing(RowEditing(style: .insert)).onInsert { heard.append("insert") },
            CardRow(2).editing(RowEditing(style: .delete)).onWillBeginEditing { heard.append("begin") }
                .onDidEndEditing { heard.append("end") }.onDelete { heard.append("delete") },
        ])
        stage.view.select(0)
        stage.view.deselect(0)
        #expect(heard == ["may it?"] && stage.view.indexPathForSelectedRow?.row == 0)
        stage.view.deselect(0)
        stage.view.insert(1)
        stage.view.delete(2)
        #expect(heard == ["may it?", "may it?", "deselect", "insert", "begin", "delete", "end"])
    }

    @Test func aRowSaysWhetherItMakesRoomForAControl() throws {
        show([
            CardRow(0).editing(RowEditing(leadingActions: [RowAction("Pin") {}])),
            CardRow(1).editing(RowEditing(indentsWhileEditing: false, leadingActions: [RowAction("Pin") {}])),
        ])
        stage.view.setEditing(true, animated: false)
        stage.window.layoutIfNeeded()
        let edges = try (0..<2).map { try #require(stage.cell($0)).contentView.frame.minX }
        #expect(edges[0] > 0 && edges[1] == 0)
    }

    @Test func theConfigurationOfABoundarysClosureComesAfterItsOwn() {
        let header = Banner(title: "A").onConfigure { $0.title += " and more" }
        stage.show([Section(id: "a", header: header, rows: [])])
        #expect((stage.header()?.hostedView as? BannerView)?.title == "A and more")
    }
}
