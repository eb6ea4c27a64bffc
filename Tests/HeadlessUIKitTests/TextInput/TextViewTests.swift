import Testing
import UIKit

@MainActor
struct TextViewTests {
    final class Recorder: UITextViewDelegate {
        var calls: [String] = []
        var permits = true

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
        func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
        func textViewDidEndEditing(_ textView: UITextView) { note("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            note("shouldChange \(range.location)+\(range.length) “\(text)”")
        }
        func textViewDidChange(_ textView: UITextView) { note("didChange") }
        func textViewDidChangeSelection(_ textView: UITextView) { note("didChangeSelection") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }

        @discardableResult
        private func note(_ call: String) -> Bool {
            calls.append(call)
            return permits
        }
    }

    private static let long = "The lighthouse keeper wrote one line a day, and on the quiet days he wrote two."

    private func labelHeight(_ text: String, width: CGFloat, size: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)).height
    }

    @Test func aTextViewHasUIKitsDefaults() {
        let view = UITextView()
        #expect(view.text == "")
        #expect(view.font == nil)
        #expect(view.isEditable)
        #expect(view.isScrollEnabled)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        #expect(view.textContainer.maximumNumberOfLines == 0)
        #expect(view.selectedRange == NSRange(location: 0, length: 0))
    }

    // MARK: Sizes

    @Test func theTextHasInsetsAboveAndBelowAndPaddingAtItsSides() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        // 20.287109375 and 16, up to a third of a point.
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 36 - 1 / 3) < 1e-6)
        view.text = Self.long
        let height = labelHeight(Self.long, width: 190, size: 17)
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - height - 16) < 0.34)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).width <= 200)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(CGSize(width: 190, height: 0)).height == height)
        view.textContainer.maximumNumberOfLines = 2
        #expect(abs(view.sizeThatFits(CGSize(width: 190, height: 0)).height - 40 - 2 / 3) < 1e-6)
    }

    @Test func anEmptyLineAtTheEndCounts() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "one\n"
        #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 56 - 2 / 3) < 1e-6)
    }

    @Test func aViewThatDoesNotScrollHasANaturalSize() {
        let view = UITextView()
        view.text = Self.long
        let none = UIView.noIntrinsicMetric
        #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == view.sizeThatFits(.zero))
        let column = UIStackView(arrangedSubviews: [view])
        column.axis = .vertical
        let size = column.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(size.height == view.sizeThatFits(CGSize(width: 120, height: 0)).height)
        #expect(size.height > 60)
    }

    @Test func theContentIsAsHighAsTheText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        view.text = Self.long
        view.layoutIfNeeded()
        #expect(view.contentSize.width == 120)
        #expect(view.contentSize.height == view.sizeThatFits(CGSize(width: 120, height: 0)).height)
        view.scrollRangeToVisible(NSRange(location: (Self.long as NSString).length, length: 0))
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 8 - 40)) < 0.34)
    }

    // MARK: Editing

    @Test func typingAsksAndTells() {
        let view = UITextView()
        let recorder = Recorder()
        view.delegate = recorder
        view.text = "ab"
        #expect(recorder.calls.isEmpty)
        view.insertText("\n")
        #expect(view.text == "ab\n")
        #expect(recorder.calls == ["shouldChange 2+0 “\n”", "didChangeSelection", "didChange"])
        recorder.permits = false
        view.insertText("c")
        #expect(view.text == "ab\n")
        view.contentOffset.y = 5
        #expect(recorder.calls.last == "didScroll")
    }

    @Test func aSelectionIsBroughtInsideTheTextAndToWholeCharacters() {
        let view = UITextView()
        view.text = "a👍b"
        view.selectedRange = NSRange(location: 2, length: 99)
        #expect(view.selectedRange == NSRange(location: 1, length: 3))
        view.deleteBackward()
        #expect(view.text == "a")
        view.selectedRange = NSRange(location: 50, length: 4)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        view.selectedRange = NSRange(location: NSNotFound, length: NSNotFound)
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func typedTextGetsTheAttributesBeforeIt() {
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        view.insertText("ger")
        let font = view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 40))
        #expect(view.font == .systemFont(ofSize: 40))
    }

    @Test func onlyAnEditableViewIsEdited() {
        let view = UITextView()
        let recorder = Recorder()
        view.delegate = recorder
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        view.becomeFirstResponder()
        #expect(view.isFirstResponder)
        view.isEditable = false
        #expect(!view.isFirstResponder)
        #expect(!view.becomeFirstResponder())
        #expect(recorder.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
    }

    // MARK: Geometry

    @Test func placesFollowTheLines() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 17)
        #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
        view.text = "first\nsecond"
        #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
        let second = try #require(view.position(from: view.beginningOfDocument, offset: 6))
        let caret = view.caretRect(for: second)
        #expect(caret.minX == 5)
        #expect(abs(caret.minY - 28.287) < 0.001)
        #expect(view.closestPosition(to: CGPoint(x: 0, y: 35))?.isEqual(second) == true)
        let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        let rects = view.selectionRects(for: range)
        #expect(rects.map(\.containsStart) == [true, false])
        #expect(rects.map(\.containsEnd) == [false, true])
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.caretRect(for: view.endOfDocument).maxX > 190)
    }

    @Test func aTextViewIsMadeWithAContainerOrWithoutOne() {
        final class Notes: UITextView {
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
                isScrollEnabled = false
            }
            required init?(coder: NSCoder) { nil }
        }
        let container = NSTextContainer()
        container.lineFragmentPadding = 0
        let own = Notes(frame: CGRect(x: 1, y: 2, width: 30, height: 40), textContainer: container)
        #expect(own.textContainer === container && own.frame.width == 30 && !own.isScrollEnabled)
        #expect(!Notes(frame: .zero).isScrollEnabled && !Notes().isScrollEnabled)
        own.text = "Zürich"
        let narrow = own.intrinsicContentSize.width
        container.lineFragmentPadding = 7
        #expect(own.intrinsicContentSize.width == narrow + 14)
        #expect(UITextView(frame: .zero, textContainer: nil).textContainer.lineFragmentPadding == 5)
    }

    @Test func theEditMenuSelectsAll() {
        let view = UITextView()
        view.text = "Γειά σου"
        view.selectedRange = NSRange(location: 2, length: 0)
        view.selectAll(nil)
        #expect(view.selectedRange == NSRange(location: 0, length: 8))
    }
}
