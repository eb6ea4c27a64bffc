import Testing
import UIKit

@testable import Screens

@MainActor
@Suite("What the screens do")
struct BehaviourTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Libraries are added, deleted and moved while the settings are edited")
    func editedSettings() throws {
        let controller = SettingsViewController()
        _ = Stage(controller)
        let table = try #require(controller.tableView)
        let first = controller.settings.libraries[0]
        controller.setEditing(true, animated: true)
        #expect(table.numberOfRows(inSection: 2) == 4)
        table.tapEditingControl(forRowAt: path(3, 2))
        #expect(controller.settings.libraries.last == "Library 4")
        table.dragRow(at: path(0, 2), to: path(4, 2))
        #expect(controller.settings.libraries.last == first)
        table.tapEditingControl(forRowAt: path(3, 2))
        #expect(!controller.settings.libraries.contains(first))
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(0))?.isEditing == false)
        let library = try #require(table.cellForRow(at: path(0, 2)))
        // Behind the control for deletion, and before the one to drag the row by.
        #expect(library.contentView.frame == CGRect(x: 38, y: 0, width: 358 - 38 - 38, height: 44))
        controller.setEditing(false, animated: true)
        #expect(table.numberOfRows(inSection: 2) == 3)
    }

    @Test("A tap goes through the text sizes, and a switch reports what it is")
    func settings() throws {
        let controller = SettingsViewController()
        _ = Stage(controller)
        var changes: [ReaderSettings] = []
        controller.onChange = { changes.append($0) }
        let table = try #require(controller.tableView)
        table.tapRow(at: path(0, 1))
        table.tapRow(at: path(1, 1))
        #expect(controller.settings.textSize == .large)
        #expect(table.indexPathForSelectedRow == nil)
        let control = try #require(table.cellForRow(at: path(1, 1))?.accessoryView as? UISwitch)
        control.isOn = false
        control.sendActions(for: .valueChanged)
        #expect(changes.map(\.downloadsOnlyOverWiFi) == [true, false])
    }

    @Test("A message that is sent stands at the end, in sight")
    func chat() throws {
        let controller = ChatViewController()
        let stage = Stage(controller)
        let before = controller.messages.count
        #expect(controller.field.becomeFirstResponder())
        controller.field.insertText("\n")
        #expect(controller.messages.count == before)
        controller.field.insertText("On my way")
        controller.field.insertText("\n")
        stage.window.layoutIfNeeded()
        #expect(controller.messages.last?.text == "On my way")
        #expect(controller.field.text == "")
        #expect(controller.field.isFirstResponder)
        let last = try #require(controller.folioView.indexPathsForVisibleRows?.last)
        #expect(last == path(before))
        #expect(controller.folioView.rectForRow(at: last).maxY <= controller.folioView.bounds.maxY)
    }

    @Test("Own messages stand at the trailing side, also from right to left")
    func sides() throws {
        let controller = ChatViewController()
        let stage = Stage(controller)
        func bubble(_ row: Int) throws -> CGRect {
            stage.window.layoutIfNeeded()
            let cell = try #require(controller.folioView.cellForRow(at: path(row)))
            return try #require(cell.contentView.subviews.first).frame
        }
        #expect(try bubble(0).minX == 16)
        #expect(try abs(bubble(2).maxX - 374) < 0.001)
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        #expect(try abs(bubble(0).maxX - 374) < 0.001)
        #expect(try bubble(2).minX == 16)
    }

    @Test("A long post opens and closes in the cell that it has, and a like is counted")
    func feed() throws {
        let controller = FeedViewController()
        let stage = Stage(controller)
        let table = controller.folioView
        let cell = try #require(table.cellForRow(at: path(1)))
        let closed = table.height(1)
        table.tapRow(at: path(1))
        stage.window.layoutIfNeeded()
        #expect(table.height(1) > closed)
        #expect(table.cellForRow(at: path(1)) === cell)
        table.tapRow(at: path(1))
        #expect(table.height(1) == closed)
        let button = try #require(cell.shownDescendants.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
        #expect(controller.posts[1].likes == 29)
        #expect(button.configuration?.title == "29 likes")
    }

    @Test("A form complains of what was left wrong, and lets nobody join before all is right")
    func form() throws {
        let controller = FormViewController()
        let stage = Stage(controller)
        var joined: [Registration] = []
        controller.onJoin = { joined.append($0) }
        #expect(!controller.joinButton.isEnabled)
        let name = try #require(controller.cell(.name)?.field)
        name.becomeFirstResponder()
        name.insertText("Inês")
        name.insertText("\n")
        let email = try #require(controller.cell(.email)?.field)
        #expect(email.isFirstResponder)
        email.insertText("ines.example.com")
        email.insertText("\n")
        stage.window.layoutIfNeeded()
        // One more line: 10 + 15⅔ + 4 + 34 + 4 + 15⅔ + 10 = 93⅓.
        #expect(controller.folioView.height(1) == 94)
        #expect(controller.folioView.height(0) == 74)
        let password = try #require(controller.cell(.password)?.field)
        #expect(password.isFirstResponder && password.isSecureTextEntry)
        password.insertText("four small herons")
        #expect(!controller.joinButton.isEnabled)
        email.becomeFirstResponder()
        email.tapClearButton()
        email.insertText("ines@example.com")
        #expect(controller.joinButton.isEnabled)
        #expect(controller.folioView.height(1) == 74)
        controller.joinButton.sendActions(for: .touchUpInside)
        #expect(joined.map(\.email) == ["ines@example.com"])
    }

    @Test("A note's row grows with its text and keeps the focus")
    func note() throws {
        let controller = FormViewController()
        let stage = Stage(controller)
        let table = controller.folioView
        let cell = try #require(table.cellForRow(at: path(0, 1)) as? NoteCell)
        cell.textView.becomeFirstResponder()
        for line in 1...6 { cell.textView.insertText("Line \(line)\n") }
        stage.window.layoutIfNeeded()
        // Seven lines, the last one empty: 12 + 7 × 20.287 + 12 = 166.01.
        #expect(table.height(0, section: 1) == 167)
        #expect(table.cellForRow(at: path(0, 1)) === cell)
        #expect(cell.textView.isFirstResponder)
        #expect(controller.registration.note.hasPrefix("Line 1\n"))
    }
}
