/// A view whose text can be asked for places and changed as the keyboard does. Places are between UTF-16 units.
@MainActor
public protocol UITextInput: UIView {
    /// What the view keeps of its text; these methods ask it.
    var textEditor: TextEditor { get }
    /// Types a text in place of the selection.
    func insertText(_ text: String)
    /// Takes away the selection, or the character before the caret.
    func deleteBackward()
}

extension UITextInput {
    public var hasText: Bool { textEditor.content.length > 0 }

    // MARK: Selection

    /// An empty range is the caret. One beyond the text is brought inside; nil puts the caret at the end.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(textEditor.selection) }
        set { textEditor.select(newValue?.utf16Range ?? NSRange(location: textEditor.content.length, length: 0)) }
    }

    /// Selects the whole text, as the edit menu does.
    public func selectAll(_ sender: Any?) {
        textEditor.select(NSRange(location: 0, length: textEditor.content.length))
    }

    // MARK: Places

    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(textEditor.content.length) }

    /// Nil where the place would be outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, overflows) = position.utf16Offset.addingReportingOverflow(offset)
        guard !overflows, (0...textEditor.content.length).contains(sum) else { return nil }
        return UITextPosition(sum)
    }

    /// Between two places, in whichever order they are given.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (a, b) = (fromPosition.utf16Offset, toPosition.utf16Offset)
        return UITextRange(NSRange(location: min(a, b), length: abs(a - b)))
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.utf16Offset - from.utf16Offset
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        if position.utf16Offset == other.utf16Offset { return .orderedSame }
        return position.utf16Offset < other.utf16Offset ? .orderedAscending : .orderedDescending
    }

    // MARK: Text

    /// Nil where the range reaches beyond the text.
    public func text(in range: UITextRange) -> String? {
        let range = range.utf16Range
        guard range.location + range.length <= textEditor.content.length else { return nil }
        return (textEditor.content.string as NSString).substring(with: range)
    }

    /// Changes the text without asking the delegate; the caret goes behind the new text.
    public func replace(_ range: UITextRange, withText text: String) {
        textEditor.replace(range.utf16Range, with: text)
    }

    // MARK: Geometry

    /// Two points wide and as high as its line, in the view's coordinates.
    public func caretRect(for position: UITextPosition) -> CGRect {
        textEditor.caretRect(at: position.utf16Offset)
    }

    /// Of the range's first part on one line; the caret's for an empty range.
    public func firstRect(for range: UITextRange) -> CGRect {
        textEditor.selectionRects(for: range.utf16Range).first?.rect ?? caretRect(for: range.start)
    }

    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        textEditor.selectionRects(for: range.utf16Range)
    }

    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        UITextPosition(textEditor.offset(closestTo: point))
    }
}
