import Folio
import Testing
import UIKit

/// What a user does in a cell outlives the applies that leave the cell alone.
@MainActor
@Suite struct KeptStateTests {
    final class EditorCell: UITableViewCell, SizingCell {
        let field = UITextField(frame: .zero)
        let textView = UITextView(frame: .zero)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
            contentView.addSubview(textView)
        }

        required init?(coder: NSCoder) { nil }
        func heightThatFits(width: CGFloat) -> CGFloat { 80 }
    }

    struct EditorRow: Row {
        let id: Int
        var text: String
        let cellReuseID = "editor"

        func configure(_ cell: EditorCell) {
            cell.field.text = text
            cell.textView.text = text
        }
    }

    private let stage = Stage()

    private func editor(_ row: Int) -> EditorCell? {
        stage.view.cellForRow(at: IndexPath(row: row, section: 0)) as? EditorCell
    }

    private func show(_ ids: [Int], _ text: String, _ policy: RowReconfiguration<Int>) {
        stage.show(ids.map { EditorRow(id: $0, text: text) }, policy)
    }

    @Test(arguments: [RowReconfiguration<Int>.none, .only([2, 3])])
    func focusSelectionAndTypedTextStayWhereARowIsNotReconfigured(policy: RowReconfiguration<Int>) throws {
        show([1, 2], "Übung macht den Meister", .all)
        let field = try #require(editor(0)?.field)
        #expect(field.becomeFirstResponder())
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 6))
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        field.insertText("x")
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        field.selectedTextRange = field.textRange(from: place, to: field.endOfDocument)
        show([3, 2, 1], "other", policy)
        #expect(editor(2)?.field === field && field.isFirstResponder)
        #expect(field.text == "Übung x")
        #expect(field.selectedTextRange.flatMap(field.text(in:)) == "ng x")
        #expect(editor(1)?.field.text == (policy == .none ? "Übung macht den Meister" : "other"))
        #expect(editor(0)?.field.text == "other")
    }

    @Test func aTextViewKeepsItsSelectionToo() throws {
        show([1, 2], "Repetitio est mater studiorum", .all)
        let textView = try #require(editor(0)?.textView)
        #expect(textView.becomeFirstResponder())
        textView.selectedRange = NSRange(location: 10, length: 3)
        show([2, 1, 4], "other", .only([2]))
        #expect(textView.isFirstResponder && textView.selectedRange == NSRange(location: 10, length: 3))
        #expect(editor(1)?.textView === textView)
    }

    @Test func aRowThatComesBackIntoViewShowsItsNewestDescription() {
        stage.show((0..<30).map { CardRow($0, title: "old") })
        stage.view.scroll(to: 29, at: .bottom)
        stage.window.layoutIfNeeded()
        stage.show((0..<30).map { CardRow($0, title: "new") }, .none)
        stage.view.scrollToTop()
        stage.window.layoutIfNeeded()
        #expect(stage.cell(0)?.title == "new")
    }

    @Test func aRowMayTakeItselfAwayWhenItIsSelected() {
        let view = stage.view
        var selected: [String] = []
        func show(_ names: [String]) {
            stage.show(
                names.enumerated().map { index, name in
                    CardRow(index + names.count * 10) {
                        selected.append(name)
                        show(names.filter { $0 != name })
                        selected.append("\(view.numberOfRows(inSection: 0)) left")
                    }
                })
        }
        show(["first", "second"])
        view.tapRow(at: IndexPath(row: 0, section: 0))
        view.tapRow(at: IndexPath(row: 0, section: 0))
        #expect(selected == ["first", "1 left", "second", "0 left"])
    }
}
