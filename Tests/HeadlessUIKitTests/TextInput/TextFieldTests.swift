import Testing
import UIKit

@MainActor
struct TextFieldTests {
    /// Writes down what it is asked and told.
    final class Recorder: UITextFieldDelegate {
        var calls: [String] = []
        var permits = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { note("shouldChange \(range.location)+\(range.length) “\(string)”") }
        func textFieldDidChangeSelection(_ textField: UITextField) { note("didChangeSelection") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }

        @discardableResult
        private func note(_ call: String) -> Bool {
            calls.append(call)
            return permits
        }
    }

    private func inWindow(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        return window
    }

    private func width(_ text: String, _ size: CGFloat = 17) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label.intrinsicContentSize.width
    }

    @Test func whatIsTypedCanTakeThePlaceOfTheWholeText() {
        let (field, view) = (UITextField(), UITextView())
        field.text = "alt"
        field.clearsOnInsertion = true
        field.insertText("n")
        field.insertText("eu")
        #expect(field.text == "neu" && !field.clearsOnInsertion)
        view.text = "alt"
        view.clearsOnInsertion = true
        view.insertText("neu")
        #expect(view.text == "neu")
    }

    @Test func aFieldHasUIKitsDefaults() {
        let field = UITextField()
        #expect(field.text == "")
        #expect(field.placeholder == nil)
        #expect(field.font == .systemFont(ofSize: 17))
        #expect(field.borderStyle == .none)
        #expect(field.textAlignment == .natural)
        #expect(field.leftViewMode == .never)
        #expect(!field.isEditing)
        #expect(!field.hasText)
        field.text = nil
        #expect(field.text == "")
    }

    // MARK: Sizes

    @Test func aFieldIsOneLineHighAndAsWideAsItsText() {
        let field = UITextField()
        #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
        field.placeholder = "Departure"
        #expect(field.intrinsicContentSize == CGSize(width: width("Departure"), height: 22))
        field.text = "Porto"
        #expect(field.intrinsicContentSize.width == width("Porto"))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: width("Porto") + 14, height: 34))
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize == CGSize(width: width("Porto", 14) + 14, height: 30))
    }

    @Test func viewsAtTheSidesTakeRoomWhileTheyAreShown() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 50))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 200, height: 40))
        field.leftViewMode = .always
        field.rightViewMode = .whileEditing
        field.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
        #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.rightView?.isHidden == true)
        #expect(field.intrinsicContentSize == CGSize(width: 30, height: 22))
        let window = inWindow(field)
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 154, height: 40))
        #expect(field.rightView?.frame == CGRect(x: 184, y: -5, width: 16, height: 50))
        #expect(field.intrinsicContentSize == CGSize(width: 46, height: 50))
        field.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        #expect(field.leftView?.frame.maxX == 200)
        #expect(field.rightView?.frame.minX == 0)
        #expect(field.textRect(forBounds: field.bounds).minX == 16)
    }

    @Test func theTextStandsInTheMiddleOfTheHeight() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(field.textPlacement == nil)
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        let placed = try #require(field.textPlacement)
        #expect(placed.origin.x == 7)
        // 30 less half of 20.287109375.
        #expect(abs(placed.origin.y - 19.856) < 0.001)
        field.contentVerticalAlignment = .top
        #expect(field.textPlacement?.origin.y == 0)
        field.textAlignment = .right
        field.text = "Ada"
        let line = try #require(field.textPlacement?.layout.lines.first)
        #expect(abs(line.x + line.width - 186) < 0.01)
    }

    @Test func aFontOfATextStyleFollowsTheTextSize() {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.text = "Porto"
        field.adjustsFontForContentSizeCategory = true
        let before = field.intrinsicContentSize
        field.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(field.font?.pointSize == 23)
        #expect(field.intrinsicContentSize.height == 29)
        #expect(field.intrinsicContentSize.width > before.width * 1.2)
    }

    // MARK: Editing

    @Test func typingAsksAndTells() {
        let field = UITextField()
        let recorder = Recorder()
        field.delegate = recorder
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.text = "Por"
        #expect(recorder.calls.isEmpty)
        field.insertText("to")
        #expect(field.text == "Porto")
        #expect(recorder.calls == ["shouldChange 3+0 “to”", "didChangeSelection"])
        #expect(changes == 1)
        recorder.permits = false
        field.deleteBackward()
        #expect(field.text == "Porto")
        #expect(changes == 1)
        recorder.permits = true
        field.deleteBackward()
        #expect(field.text == "Port")
        #expect(changes == 2)
    }

    @Test func theCaretTakesAwayWholeCharacters() {
        let field = UITextField()
        field.text = "a👩‍👩‍👧e\u{301}"
        field.deleteBackward()
        #expect(field.text == "a👩‍👩‍👧")
        field.deleteBackward()
        #expect(field.text == "a")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "")
    }

    @Test func aSelectionIsReplaced() throws {
        let field = UITextField()
        field.text = "one two three"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        let end = try #require(field.position(from: start, offset: 3))
        field.selectedTextRange = field.textRange(from: end, to: start)
        let range = try #require(field.selectedTextRange)
        #expect(field.text(in: range) == "two")
        #expect(field.offset(from: range.start, to: range.end) == 3)
        #expect(field.compare(start, to: end) == .orderedAscending)
        field.insertText("2")
        #expect(field.text == "one 2 three")
        #expect(field.selectedTextRange?.isEmpty == true)
        #expect(field.selectedTextRange?.start.isEqual(field.position(from: start, offset: 1)) == true)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: .min) == nil)
    }

    @Test func editingBeginsAndEndsWithTheDelegatesLeave() {
        let field = UITextField()
        let recorder = Recorder()
        field.delegate = recorder
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        let window = inWindow(field)
        recorder.permits = false
        #expect(!field.becomeFirstResponder())
        recorder.permits = true
        #expect(field.becomeFirstResponder())
        #expect(field.isEditing)
        recorder.permits = false
        #expect(!field.resignFirstResponder())
        recorder.permits = true
        #expect(field.resignFirstResponder())
        #expect(recorder.calls == ["shouldBegin", "shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd"])
        #expect(events == ["begin", "end"])
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
        #expect(recorder.calls.count == 6)
        _ = window
    }

    @Test func theReturnKeyInsertsNothing() {
        let field = UITextField()
        let recorder = Recorder()
        field.delegate = recorder
        let window = inWindow(field)
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        field.becomeFirstResponder()
        field.insertText("\n")
        #expect(field.text == "")
        #expect(recorder.calls.last == "shouldReturn")
        #expect(events == ["primary"])
        #expect(field.isEditing)
        field.addAction(UIAction { _ in events.append("exit") }, for: .editingDidEndOnExit)
        field.insertText("\n")
        #expect(events == ["primary", "exit", "primary"])
        #expect(!field.isEditing)
        _ = window
    }

    // MARK: Geometry

    @Test func caretsStandBetweenTheCharacters() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.borderStyle = .roundedRect
        let empty = field.caretRect(for: field.beginningOfDocument)
        #expect(empty.minX == 7)
        #expect(abs(empty.midY - 20) < 0.001)
        field.text = "Porto"
        let first = field.caretRect(for: field.beginningOfDocument)
        let last = field.caretRect(for: field.endOfDocument)
        #expect(first.minX == 7)
        #expect(abs(first.height - 20.287) < 0.001)
        #expect(abs(last.minX - 7 - width("Porto")) < 0.34)
        let whole = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        let rects = field.selectionRects(for: whole)
        #expect(rects.count == 1)
        #expect(rects[0].containsStart && rects[0].containsEnd)
        #expect(rects[0].writingDirection == .leftToRight)
        #expect(field.firstRect(for: whole) == rects[0].rect)
        #expect(field.closestPosition(to: CGPoint(x: 190, y: 20))?.isEqual(field.endOfDocument) == true)
        #expect(field.closestPosition(to: CGPoint(x: -5, y: 20))?.isEqual(field.beginningOfDocument) == true)
    }

    @Test func anEmptyFieldsCaretFollowsTheAlignment() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 102, height: 40))
        func x() -> CGFloat { field.caretRect(for: field.beginningOfDocument).minX }
        #expect(x() == 0)
        field.textAlignment = .center
        #expect(x() == 50)
        field.textAlignment = .natural
        field.semanticContentAttribute = .forceRightToLeft
        #expect(x() == 100)
    }
}
