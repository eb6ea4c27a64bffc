import Testing
import UIKit

@MainActor
@Suite struct UITableViewTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
    private func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
    private func names(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    // MARK: Geometry

    @Test func rowsStandOneBelowTheOtherAndContentIsAsHighAsAll() {
        let source = ListSource([["a", "b"], ["c"]])
        source.heights = ["b": 55]
        let table = source.table()
        #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 40, width: 320, height: 55))
        #expect(table.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: 95, width: 320, height: 40))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 95, width: 320, height: 40))
        #expect(table.contentSize == CGSize(width: 320, height: 135))
        #expect(table.rectForRow(at: path(9)) == .zero)
    }

    @Test func rowsAreFoundByPlace() {
        let table = ListSource([["a", "b"], [], ["c"]]).table()
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 39.5)) == path(0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 40)) == path(1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 119)) == path(0, 2))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: -1, y: 10)) == nil)
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 40, width: 10, height: 41)) == [path(1), path(0, 2)])
    }

    @Test func headersAndFootersTakeTheirRoom() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 7 }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.dataSource = source
        table.delegate = source
        table.sectionHeaderHeight = 30
        table.rowHeight = 50
        #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 30))
        #expect(table.rectForRow(at: path(0)).minY == 52)
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 102, width: 320, height: 7))
        #expect(table.contentSize.height == 218)
        table.sectionHeaderTopPadding = 0
        #expect(table.contentSize.height == 174)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Title")
        #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 87, width: 320, height: 30))
    }

    @Test func aTableWithoutHeightsFromItsDelegateAsksItsCells() {
        final class Tall: UITableViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
            }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        table.dataSource = source
        #expect(table.contentSize.height == 240)
        table.frame.size.width = 100
        #expect(table.contentSize.height == 75)
        table.rowHeight = 20
        #expect(table.contentSize.height == 60)
    }

    @Test func insetGroupedRowsKeepAwayFromTheSides() {
        let table = ListSource([["a"]]).table(style: .insetGrouped)
        #expect(table.rectForRow(at: path(0)) == CGRect(x: 16, y: 35, width: 288, height: 40))
        #expect(table.contentSize.height == 35 + 40 + 17.5)
    }

    @Test func theTablesOwnHeaderAndFooterAreAsWideAsIt() {
        let table = ListSource([["a"]]).table()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 11))
        table.tableHeaderView = header
        table.tableFooterView = footer
        table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 33))
        #expect(table.rectForRow(at: path(0)).minY == 33)
        #expect(footer.frame == CGRect(x: 0, y: 73, width: 320, height: 11))
        table.tableHeaderView = nil
        #expect(header.superview == nil)
        #expect(table.contentSize.height == 51)
    }

    // MARK: Visible rows and reuse

    @Test func onlyVisibleRowsHaveCells() {
        let source = ListSource([names(100)])
        let table = source.table()
        #expect(table.indexPathsForVisibleRows == (0..<5).map { path($0) })
        #expect(source.made == names(5))
        #expect(table.cellForRow(at: path(5)) == nil)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(texts(table) == ["2", "3", "4", "5", "6", "7"])
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 6)
    }

    @Test func cellsThatLeaveServeTheRowsThatCome() {
        final class Counting: UITableViewCell {
            var preparations = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                preparations += 1
            }
        }
        let table = ListSource([names(50)]).table(cellClass: Counting.self)
        let first = Set(table.visibleCells.map(ObjectIdentifier.init))
        table.contentOffset.y = 400
        table.layoutIfNeeded()
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)) == first)
        #expect(table.visibleCells.allSatisfy { ($0 as? Counting)?.preparations == 1 })
    }

    @Test func theDelegateHearsWhatComesIntoSightAndLeavesIt() {
        let source = ListSource([names(10)])
        let table = source.table()
        #expect(source.events == (0..<5).map { "will display \($0)" })
        source.events = []
        table.contentOffset.y = 40
        table.layoutIfNeeded()
        #expect(source.events == ["did end 0.0", "will display 5"])
    }

    @Test func aCellIsFoundByItsRowAndARowByItsCell() throws {
        let table = ListSource([["a", "b"]]).table()
        let cell = try #require(table.cellForRow(at: path(1)))
        #expect(cell.textLabel?.text == "b")
        #expect(table.indexPath(for: cell) == path(1))
        #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
    }

    @Test func aCellOfAClassKnownOnlyByItsTypeIsMadeByItsOwnInitialiser() {
        class Styled: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Leaf: Styled {}
        let table = UITableView(frame: .zero, style: .plain)
        table.register(Leaf.self, forCellReuseIdentifier: "leaf")
        let cell = table.dequeueReusableCell(withIdentifier: "leaf")
        #expect(cell is Leaf)
        #expect(cell?.reuseIdentifier == "leaf")
        #expect(cell?.detailTextLabel != nil)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func reloadingAsksForEverythingAnew() {
        let source = ListSource([["a", "b"]])
        let table = source.table()
        source.sections = [["x"], ["y", "z"]]
        source.heights = ["y": 70]
        table.reloadData()
        #expect(table.numberOfSections == 2)
        #expect(texts(table) == ["x", "y", "z"])
        #expect(table.contentSize.height == 150)
    }

    // MARK: Updates

    @Test func updatesKeepTheCellsOfRowsThatStay() throws {
        let source = ListSource([["a", "b", "c"]])
        let table = source.table()
        let b = try #require(table.cellForRow(at: path(1)))
        let c = try #require(table.cellForRow(at: path(2)))
        source.made = []
        source.measured = []
        var isFinished = false
        table.performBatchUpdates {
            source.sections = [["c", "x", "b"]]
            table.deleteRows(at: [path(0)], with: .automatic)
            table.insertRows(at: [path(1)], with: .fade)
            table.moveRow(at: path(2), to: path(0))
        } completion: {
            isFinished = $0
        }
        table.layoutIfNeeded()
        #expect(isFinished)
        #expect(texts(table) == ["c", "x", "b"])
        #expect(table.cellForRow(at: path(0)) === c)
        #expect(table.cellForRow(at: path(2)) === b)
        #expect(source.made == ["x"])
        #expect(source.measured == ["c", "x", "b"])
        #expect(b.frame.minY == 80)
    }

    @Test func reloadedRowsTakeAnotherCellAndReconfiguredOnesKeepTheirs() {
        let source = ListSource([["a", "b"]])
        let table = source.table()
        let cells = table.visibleCells
        source.sections = [["a2", "b2"]]
        source.heights = ["a2": 60, "b2": 70]
        table.reconfigureRows(at: [path(0)])
        table.reloadRows(at: [path(1)], with: .none)
        #expect(texts(table) == ["a2", "b2"])
        #expect(table.visibleCells[0] === cells[0])
        #expect(table.contentSize.height == 130)
        #expect(source.events.contains("did end 0.1"))
        #expect(!source.events.contains("did end 0.0"))
    }

    @Test func sectionsAreInsertedDeletedAndMoved() {
        let source = ListSource([["a"], ["b"]])
        let table = source.table()
        let b = table.cellForRow(at: path(0, 1))
        table.performBatchUpdates {
            source.sections = [["b"], ["n", "m"]]
            table.deleteSections([0], with: .none)
            table.insertSections([1], with: .none)
        }
        #expect(texts(table) == ["b", "n", "m"])
        #expect(table.cellForRow(at: path(0, 0)) === b)
        source.sections = [["n", "m"], ["b"]]
        table.moveSection(0, toSection: 1)
        #expect(table.cellForRow(at: path(0, 1)) === b)
    }

    @Test func anUpdateWithWrongCountsStopsTheProgram() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = ListSource([["a", "b"]])
                source.table().deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("invalid number of rows in section 0"))
        #expect(message.contains("after the update (2)"))
    }

    @Test func aBatchWithoutChangesAsksForHeightsAnew() {
        let source = ListSource([["a", "b"]])
        let table = source.table()
        let cells = table.visibleCells
        source.heights = ["a": 90]
        #expect(table.contentSize.height == 80)
        table.beginUpdates()
        table.endUpdates()
        #expect(table.contentSize.height == 130)
        #expect(table.visibleCells == cells)
    }

    @Test func reloadedContentThatIsShorterIsNotLeftOutOfSight() {
        let source = ListSource([names(20)])
        let table = source.table()
        table.contentOffset.y = 600
        source.sections = [names(8)]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 120)
        #expect(texts(table) == ["3", "4", "5", "6", "7"])
    }

    @Test func contentThatGrowsShorterIsNotLeftOutOfSight() {
        let source = ListSource([names(20)])
        let table = source.table()
        table.contentOffset.y = 600
        source.sections = [names(8)]
        table.performBatchUpdates { table.deleteRows(at: (8..<20).map { path($0) }, with: .none) }
        #expect(table.contentOffset.y == 120)
    }

    // MARK: Scrolling

    @Test func rowsAreScrolledToTheirPlaceAsFarAsTheContentReaches() {
        let table = ListSource([names(50)]).table()
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            table.scrollToRow(at: path(row), at: position, animated: true)
            return table.contentOffset.y
        }
        #expect(offset(10, .top) == 400)
        #expect(offset(10, .bottom) == 240)
        #expect(offset(10, .middle) == 320)
        #expect(offset(49, .top) == 1_800)
        #expect(offset(0, .bottom) == 0)
        #expect(offset(3, .none) == 0)
        #expect(offset(20, .none) == 640)
        #expect(offset(18, .none) == 640)
    }

    // MARK: Estimated heights

    @Test func estimatedRowsAreMeasuredWhenTheyBecomeVisible() {
        let source = ListSource([names(100)])
        let table = source.table()
        source.measured = []
        table.estimatedRowHeight = 50
        table.layoutIfNeeded()
        #expect(Set(source.measured).count <= 6)
        #expect(table.rectForRow(at: path(4)).height == 40)
        #expect(table.contentSize.height > 4_900)
    }

    @Test func theVisibleRowsStayInPlaceWhileRowsAboveTakeTheirTrueHeight() throws {
        let source = ListSource([names(100)])
        for name in names(100) { source.heights[name] = 90 }
        let table = source.table()
        table.estimatedRowHeight = 30
        table.contentOffset.y = 1_500
        table.layoutIfNeeded()
        let first = try #require(table.indexPathsForVisibleRows?.first)
        let onScreen = table.rectForRow(at: first).minY - table.contentOffset.y
        table.contentOffset.y -= 25
        table.layoutIfNeeded()
        let now = table.rectForRow(at: first).minY - table.contentOffset.y
        #expect(now == onScreen + 25)
    }

    @Test func scrollingThroughAllEstimatedRowsEndsWithTheTrueHeight() {
        let source = ListSource([names(60)])
        let table = source.table()
        table.estimatedRowHeight = 100
        for row in 0..<60 { table.scrollToRow(at: path(row), at: .top, animated: false) }
        #expect(table.contentSize.height == 2_400)
    }

    // MARK: Selection

    @Test func aTapSelectsARowAndDeselectsTheOther() {
        let source = ListSource([["a", "b"]])
        let table = source.table()
        source.events = []
        table.tapRow(at: path(0))
        table.tapRow(at: path(1))
        #expect(source.events == ["selected a", "deselected a", "selected b"])
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.visibleCells.map(\.isSelected) == [false, true])
        source.refusesSelection = ["a"]
        table.tapRow(at: path(0))
        #expect(table.indexPathForSelectedRow == path(1))
    }

    @Test func severalRowsAreSelectedWhereThatIsAllowed() {
        let source = ListSource([["a", "b"]])
        let table = source.table()
        table.allowsMultipleSelection = true
        table.tapRow(at: path(1))
        table.tapRow(at: path(0))
        #expect(table.indexPathsForSelectedRows == [path(1), path(0)])
        table.tapRow(at: path(1))
        #expect(table.indexPathsForSelectedRows == [path(0)])
        table.allowsSelection = false
        table.tapRow(at: path(1))
        #expect(table.indexPathsForSelectedRows == [path(0)])
    }

    @Test func selectingInCodeTellsNoOneAndFollowsTheRow() {
        let source = ListSource([["a", "b", "c"]])
        let table = source.table()
        source.events = []
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(source.events.isEmpty)
        source.sections = [["b", "c"]]
        table.deleteRows(at: [path(0)], with: .none)
        #expect(table.indexPathForSelectedRow == path(1))
        #expect(table.cellForRow(at: path(1))?.isSelected == true)
        table.deselectRow(at: path(1), animated: true)
        #expect(table.indexPathsForSelectedRows == nil)
    }
}
