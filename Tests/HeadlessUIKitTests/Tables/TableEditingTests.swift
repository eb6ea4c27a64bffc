import Testing
import UIKit

@MainActor
@Suite struct TableEditingTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func cell(_ table: UITableView, _ row: Int) throws -> UITableViewCell {
        table.layoutIfNeeded()
        return try #require(table.cellForRow(at: path(row)))
    }

    // MARK: What an edited row looks like

    @Test func anEditedRowsContentBeginsBehindItsControlAndEndsBeforeTheReorderControl() throws {
        let source = EditingSource(["plain", "movable"])
        source.movable = ["movable"]
        let table = source.table()
        table.setEditing(true, animated: true)
        #expect(try cell(table, 0).contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
        #expect(try cell(table, 1).contentView.frame == CGRect(x: 38, y: 0, width: 244, height: 44))
        #expect(try cell(table, 1).showsReorderControl)
        #expect(try cell(table, 1).reorderControlFrame == CGRect(x: 290, y: 11, width: 22, height: 22))
        #expect(try cell(table, 0).editingControl?.frame == CGRect(x: 8, y: 11, width: 22, height: 22))
        table.semanticContentAttribute = .forceRightToLeft
        let mirrored = try cell(table, 1)
        mirrored.semanticContentAttribute = .forceRightToLeft
        mirrored.layoutIfNeeded()
        #expect(mirrored.contentView.frame == CGRect(x: 38, y: 0, width: 244, height: 44))
        #expect(mirrored.editingControl?.frame.minX == 290)
        table.isEditing = false
        #expect(try cell(table, 1).contentView.frame.width == 320)
    }

    @Test func aRowThatCannotBeEditedStaysAsItIsAndOneThatCanOnlyBeMovedIsNotIndented() throws {
        let source = EditingSource(["fixed", "fixed but movable", "bare"])
        source.fixed = ["fixed", "fixed but movable"]
        source.movable = ["fixed but movable"]
        source.styles = ["bare": .none]
        let table = source.table()
        table.isEditing = true
        #expect(try cell(table, 0).isEditing == false)
        #expect(try cell(table, 0).contentView.frame.width == 320)
        #expect(try cell(table, 1).isEditing)
        #expect(try cell(table, 1).contentView.frame == CGRect(x: 0, y: 0, width: 282, height: 44))
        // Without a control there is still the room for one, unless the delegate says otherwise.
        #expect(try cell(table, 2).contentView.frame == CGRect(x: 38, y: 0, width: 282, height: 44))
    }

    @Test func anEditedRowIsMeasuredInTheRoomThatItsControlsLeave() throws {
        let long = "Every line of this row is broken anew when the controls for editing have taken their room from it."
        let source = EditingSource([long])
        let table = source.table()
        let before = table.rectForRow(at: path(0)).height
        table.isEditing = true
        let cell = try cell(table, 0)
        let label = try #require(cell.textLabel)
        let text = label.sizeThatFits(CGSize(width: 320 - 38 - 32, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(table.rectForRow(at: path(0)).height == text + 22)
        #expect(table.rectForRow(at: path(0)).height >= before)
        #expect(label.frame.height == text)
    }

    @Test func editingAccessoriesTakeTheOthersPlace() throws {
        let table = EditingSource(["one"]).table()
        let cell = try cell(table, 0)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        cell.accessoryView = view
        cell.editingAccessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320 - 66, height: 44))
        table.isEditing = true
        cell.layoutIfNeeded()
        #expect(view.isHidden)
        #expect(cell.contentView.frame == CGRect(x: 38, y: 0, width: 320 - 38 - 28, height: 44))
        #expect(cell.accessoryFrame == CGRect(x: 292, y: 12, width: 12, height: 20))
    }

    @Test func cellsHearOfTheTransition() {
        final class Noting: UITableViewCell {
            var events: [String] = []
            override func willTransition(to state: StateMask) {
                super.willTransition(to: state)
                events.append("will \(state.rawValue) \(isEditing)")
            }
            override func didTransition(to state: StateMask) {
                super.didTransition(to: state)
                events.append("did \(state.rawValue) \(isEditing)")
            }
        }
        let cell = Noting(style: .default, reuseIdentifier: nil)
        cell.setEditing(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.isEditing = false
        #expect(cell.events == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    }

    @Test func aRowsIndentationMovesItsLabelsAndItsSeparator() throws {
        let table = EditingSource(["flat", "deep"]).table()
        #expect(try cell(table, 0).textLabel?.frame.minX == 16)
        #expect(try cell(table, 1).textLabel?.frame.minX == 36)
        #expect(try cell(table, 1).contentView.frame.minX == 0)
        #expect(try cell(table, 1).separatorInset.left == 36)
    }

    // MARK: What the user does

    @Test func controlsCommitWhatTheyAreFor() {
        let source = EditingSource(["one", "two", "add"])
        source.styles = ["add": .insert]
        let table = source.table()
        table.tapEditingControl(forRowAt: path(0))
        #expect(source.events.isEmpty)
        table.isEditing = true
        table.tapEditingControl(forRowAt: path(0))
        table.tapEditingControl(forRowAt: path(1))
        #expect(source.events == ["commit delete one", "commit insert add"])
        #expect(source.rows == ["two", "new", "add"])
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func aSwipeDeletesUnlessTheDelegateHasActionsOfItsOwn() throws {
        let source = EditingSource(["one", "two"])
        source.fixed = ["two"]
        let table = source.table()
        #expect(table.swipeActions(forRowAt: path(1), from: .trailing) == nil)
        #expect(table.swipeActions(forRowAt: path(0), from: .leading) == nil)
        let actions = try #require(table.swipeActions(forRowAt: path(0), from: .trailing)).actions
        #expect(actions.map(\.title) == ["Delete"])
        #expect(actions[0].style == .destructive)
        #expect(actions[0].backgroundColor == .systemRed)
        source.trailing = UISwipeActionsConfiguration(actions: [])
        #expect(table.swipeActions(forRowAt: path(0), from: .trailing) == nil)
        source.trailing = nil
        table.swipeRow(at: path(0), from: .trailing)
        #expect(source.events == ["begin one", "commit delete one", "end 0"])
        #expect(source.rows == ["two"])
    }

    @Test func aSwipeActionEndsTheRowsEditingWhenItSaysThatItIsDone() throws {
        let source = EditingSource(["one"])
        var finish: ((Bool) -> Void)?
        let flag = UIContextualAction(style: .normal, title: "Flag") { action, view, done in
            #expect(view is UITableViewCell)
            source.events.append("flag")
            finish = done
        }
        source.leading = UISwipeActionsConfiguration(actions: [flag])
        let table = source.table()
        table.swipeRow(at: path(0), from: .leading)
        #expect(source.events == ["begin one", "flag"])
        let done = try #require(finish)
        done(true)
        #expect(source.events == ["begin one", "flag", "end 0"])
        #expect(flag.backgroundColor == .systemGray)
    }

    @Test func aDraggedRowGoesWhereTheDelegateLetsItAndKeepsItsCell() throws {
        let source = EditingSource(["one", "two", "three"])
        source.movable = ["one"]
        let table = source.table()
        table.isEditing = true
        let one = try cell(table, 0)
        table.dragRow(at: path(1), to: path(0))
        #expect(source.rows == ["one", "two", "three"])
        table.dragRow(at: path(0), to: path(2))
        #expect(source.rows == ["two", "three", "one"])
        #expect(try cell(table, 2) === one)
        source.target = path(1)
        table.dragRow(at: path(2), to: path(0))
        #expect(source.rows == ["two", "one", "three"])
    }

    @Test func onlyDetailButtonsAreTapped() throws {
        let source = EditingSource(["one", "two"])
        let table = source.table()
        try cell(table, 0).accessoryType = .disclosureIndicator
        try cell(table, 1).accessoryType = .detailDisclosureButton
        table.tapAccessoryButton(forRowAt: path(0))
        table.tapAccessoryButton(forRowAt: path(1))
        #expect(source.events == ["accessory two"])
    }

    @Test func aLongPressOpensTheDelegatesMenu() throws {
        let source = EditingSource(["one"])
        let menu = try #require(source.table().contextMenu(forRowAt: path(0)))
        #expect(menu.title == "one")
        (menu.children.first as? UIAction)?.performWithSender(nil, target: nil)
        #expect(source.events == ["copied"])
    }

    // MARK: Selection while editing

    @Test func rowsAreSelectedWhileEditingOnlyWhereThatIsAllowed() throws {
        let table = EditingSource(["one", "two"]).table()
        table.tapRow(at: path(0))
        table.isEditing = true
        #expect(table.indexPathsForSelectedRows == nil)
        table.tapRow(at: path(0))
        #expect(table.indexPathsForSelectedRows == nil)
        table.allowsSelectionDuringEditing = true
        table.tapRow(at: path(0))
        table.tapRow(at: path(1))
        #expect(table.indexPathsForSelectedRows == [path(1)])
        table.allowsMultipleSelectionDuringEditing = true
        table.tapRow(at: path(0))
        table.tapRow(at: path(1))
        #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
        #expect(try cell(table, 0).editingControl?.kind == .selection)
        #expect(try cell(table, 0).contentView.frame.minX == 38)
        table.isEditing = false
        #expect(table.indexPathsForSelectedRows == nil)
        #expect(try cell(table, 0).isSelected == false)
    }

    @Test func aControllerEditsItsTable() {
        let controller = UITableViewController(style: .plain)
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
        controller.setEditing(false, animated: true)
        #expect(!controller.tableView.isEditing)
    }

    // MARK: Separators

    @Test func separatorsStandAtTheLowerEdgeAndTakeNoRoom() throws {
        let source = EditingSource(["one", "two"])
        let table = source.table()
        table.traitOverrides.displayScale = 2
        let line = CGRect(x: 16, y: 43.5, width: 304, height: 0.5)
        #expect(try cell(table, 0).separatorFrames == [line])
        #expect(table.rectForRow(at: path(1)).minY == 44 + table.rectForHeader(inSection: 0).maxY)
        table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        #expect(try cell(table, 0).separatorFrames == [CGRect(x: 30, y: 43.5, width: 280, height: 0.5)])
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(try cell(table, 0).separatorInset.left == 46)
        try cell(table, 0).separatorInset = UIEdgeInsets(
            top: 0, left: UITableView.automaticDimension, bottom: 0, right: 0)
        #expect(try cell(table, 0).separatorFrames == [line])
        table.separatorStyle = .none
        #expect(try cell(table, 0).separatorFrames.isEmpty)
    }

    @Test func aGroupedSectionBeginsAndEndsWithALineAcrossAndAnInsetOneWithout() throws {
        let source = EditingSource(["one", "two"])
        let grouped = source.table(style: .grouped)
        #expect(try cell(grouped, 0).separatorFrames.map(\.minX) == [0, 16])
        #expect(try cell(grouped, 1).separatorFrames.map(\.minX) == [0])
        let inset = source.table(style: .insetGrouped)
        #expect(try cell(inset, 0).separatorFrames.map(\.width) == [288 - 16])
        #expect(try cell(inset, 1).separatorFrames.isEmpty)
    }
}
