import Testing
import UIKit

@MainActor
@Suite struct TextInputTraitsTests {
    private func field(in window: UIWindow? = nil) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window?.addSubview(field)
        return field
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func whatAKeyboardWouldProposeIsKept() {
        let field = UITextField()
        #expect(field.inlinePredictionType == .default && field.smartInsertDeleteType == .default)
        field.inlinePredictionType = .no
        field.smartInsertDeleteType = .yes
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
        #expect(field.inlinePredictionType == .no && field.smartInsertDeleteType == .yes)
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
    }

    @Test func whatAKeyboardIsAskedForIsKept() {
        let field = field()
        #expect(field.keyboardType == .default)
        #expect(field.autocapitalizationType == .sentences)
        #expect(field.textContentType == nil)
        field.keyboardType = .emailAddress
        field.returnKeyType = .next
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        field.spellCheckingType = .no
        field.textContentType = .emailAddress
        #expect(field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .next)
        #expect(field.textContentType == .emailAddress)
        let view = UITextView(frame: .zero)
        view.keyboardType = .twitter
        #expect(view.keyboardType == .twitter)
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        field.inputAccessoryView = bar
        #expect(field.inputAccessoryView === bar)
        #expect(window.inputView == nil)
    }

    @Test func aSecretTextIsShownAsDotsThatStandWhereItsCharactersWould() throws {
        let field = field()
        field.text = "ab👨‍👩‍👧c"
        field.isSecureTextEntry = true
        #expect(field.text == "ab👨‍👩‍👧c")
        let dots = UITextField(frame: field.frame)
        dots.text = "••••"
        let end = field.caretRect(for: field.endOfDocument)
        #expect(end == dots.caretRect(for: dots.endOfDocument))
        let last = try #require(field.position(from: field.endOfDocument, offset: -1))
        let third = try #require(dots.position(from: dots.endOfDocument, offset: -1))
        #expect(field.caretRect(for: last) == dots.caretRect(for: third))
        #expect(field.intrinsicContentSize == dots.intrinsicContentSize)
    }

    @Test func theReturnKeyDoesNothingWithoutTextWhereThatIsAsked() {
        let field = field(in: window)
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        field.enablesReturnKeyAutomatically = true
        field.insertText("\n")
        #expect(count == 0)
        field.insertText("a")
        field.insertText("\n")
        #expect(count == 1)
    }

    // MARK: The clear button

    @Test func aClearButtonIsShownWhereThereIsSomethingToClear() {
        let field = field(in: window)
        field.borderStyle = .roundedRect
        let whole = field.textRect(forBounds: field.bounds)
        #expect(whole == CGRect(x: 7, y: 0, width: 186, height: 34))
        field.clearButtonMode = .always
        #expect(field.textRect(forBounds: field.bounds) == whole)
        field.text = "Porto"
        // 19 points of button between two margins of 5.
        #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 7.5, width: 19, height: 19))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 164, height: 34))
        field.clearButtonMode = .whileEditing
        #expect(field.textRect(forBounds: field.bounds) == whole)
        field.becomeFirstResponder()
        #expect(field.editingRect(forBounds: field.bounds).width == 164)
        field.semanticContentAttribute = .forceRightToLeft
        #expect(field.clearButtonRect(forBounds: field.bounds).minX == 5)
    }

    @Test func tappingTheClearButtonAsksTheDelegateAndTellsTheActions() {
        final class Owner: UITextFieldDelegate {
            var permits = false
            func textFieldShouldClear(_ textField: UITextField) -> Bool { permits }
        }
        let owner = Owner()
        let field = field()
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
        field.delegate = owner
        field.text = "Porto"
        field.tapClearButton()
        owner.permits = true
        field.tapClearButton()
        #expect(field.text == "Porto")
        field.clearButtonMode = .always
        field.tapClearButton()
        #expect(field.text == "")
        #expect(count == 1)
    }

    @Test func aFieldMayBeClearedWhenItsEditingBegins() {
        let field = field(in: window)
        field.clearsOnBeginEditing = true
        field.text = "Porto"
        field.becomeFirstResponder()
        #expect(field.text == "")
    }

    // MARK: Attributes

    @Test func whatIsTypedLooksLikeWhatIsBeforeItUnlessToldOtherwise() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.font = .systemFont(ofSize: 17)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
        view.insertText("plain ")
        view.typingAttributes = [.font: UIFont.boldSystemFont(ofSize: 17)]
        view.insertText("bold")
        func font(_ index: Int) -> UIFont? {
            view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }
        #expect(font(0) == .systemFont(ofSize: 17))
        #expect(font(6) == .boldSystemFont(ofSize: 17))
        #expect(view.typingAttributes[.font] as? UIFont == .boldSystemFont(ofSize: 17))
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
        view.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: 17)]
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("!")
        #expect(font(3) == .systemFont(ofSize: 17))
    }

    @Test func aFieldsAttributesHoldForTheWholeText() {
        let field = field(in: window)
        field.text = "abc"
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 2.0]
        #expect(field.font == .systemFont(ofSize: 20))
        #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Double == 2)
        field.text = "xyz"
        #expect(field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Double == 2)
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        #expect(field.typingAttributes?[.kern] as? Double == 2)
    }

    @Test func theReasonOfAnEndGoesToTheMethodThatWantsIt() {
        final class Old: UITextFieldDelegate {
            var count = 0
            func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
        }
        final class New: UITextFieldDelegate {
            var reasons: [UITextField.DidEndEditingReason] = []
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                reasons.append(reason)
            }
        }
        let (old, new) = (Old(), New())
        for delegate in [old, new] as [any UITextFieldDelegate] {
            let field = field(in: window)
            field.delegate = delegate
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        #expect(old.count == 1)
        #expect(new.reasons == [.committed])
    }
}
