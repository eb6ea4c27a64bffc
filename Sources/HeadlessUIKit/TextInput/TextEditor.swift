internal import FolioText

/// The text of an editable view, what of it is selected, and where it stands. The view's public methods ask it.
@MainActor
public final class TextEditor {
    /// A view with an editable text.
    @MainActor
    protocol Host: AnyObject {
        /// What is shown, and where in the view's coordinates; nil without text.
        var editedPlacement: TextPlacement? { get }
        /// Where the caret stands without text, in the view's coordinates.
        var emptyCaretRect: CGRect { get }
        /// What a text gets that is inserted where there is none before it.
        var defaultAttributes: [NSAttributedString.Key: Any] { get }
        func shouldChange(_ range: NSRange, to text: String) -> Bool
        func contentDidChange()
        func selectionDidChange()
    }

    weak var host: (any Host)?
    private(set) var content = NSAttributedString(string: "")
    private(set) var selection = NSRange(location: 0, length: 0)

    /// What was set for the next text to be typed; forgotten when the selection changes.
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?

    /// What a text gets that is typed now: as what is selected, or as what is before the caret.
    var typingAttributes: [NSAttributedString.Key: Any] {
        get { ownTypingAttributes ?? attributes(of: selection) }
        set { ownTypingAttributes = newValue }
    }

    private func attributes(of range: NSRange) -> [NSAttributedString.Key: Any] {
        guard content.length > 0 else { return host?.defaultAttributes ?? [:] }
        let index = range.length > 0 ? range.location : max(0, range.location - 1)
        return content.attributes(at: min(index, content.length - 1), effectiveRange: nil)
    }

    static let caretWidth: CGFloat = 2

    /// How far from the left the caret stands without text, in the room that it leaves.
    static func caretOffset(
        _ alignment: NSTextAlignment, _ direction: UIUserInterfaceLayoutDirection, room: CGFloat
    ) -> CGFloat {
        if alignment == .center { return room / 2 }
        return alignment == .right || (alignment == .natural && direction == .rightToLeft) ? room : 0
    }

    /// A program's text: nobody is asked, and the caret is at its end.
    func setContent(_ newContent: NSAttributedString) {
        content = NSAttributedString(attributedString: newContent)
        selection = NSRange(location: content.length, length: 0)
        ownTypingAttributes = nil
        host?.contentDidChange()
    }

    /// Brings a range inside the text, to the beginnings of composed characters.
    func select(_ range: NSRange) {
        let location = min(max(0, range.location), content.length)
        let start = boundary(atOrBefore: location)
        let end = boundary(atOrBefore: location + min(max(0, range.length), content.length - location))
        let selected = NSRange(location: start, length: max(0, end - start))
        guard selected != selection else { return }
        selection = selected
        ownTypingAttributes = nil
        host?.selectionDidChange()
    }

    private func boundary(atOrBefore offset: Int) -> Int {
        guard offset > 0, offset < content.length else { return offset }
        return (content.string as NSString).rangeOfComposedCharacterSequence(at: offset).location
    }

    // MARK: Editing

    func selectAll() { selection = NSRange(location: 0, length: content.length) }

    /// As the keyboard does: in place of what is selected, if the delegate agrees. Says whether it changed something.
    func insert(_ text: String) -> Bool { type(text, in: selection) }

    /// Takes away what is selected, or the composed character before the caret.
    func deleteBackward() -> Bool {
        var range = selection
        if range.length == 0 {
            guard range.location > 0 else { return false }
            range = (content.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        return type("", in: range)
    }

    private func type(_ text: String, in range: NSRange) -> Bool {
        guard host?.shouldChange(range, to: text) ?? true else { return false }
        replace(range, with: text, attributes: ownTypingAttributes)
        return true
    }

    /// Replaces without asking; the caret goes behind the new text.
    ///
    /// - Parameter attributes: of the new text; nil for those of what was there.
    func replace(_ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        let end = min(range.location + range.length, content.length)
        let range = NSRange(location: min(range.location, content.length), length: max(0, end - range.location))
        let attributes = attributes ?? self.attributes(of: range)
        let changed = NSMutableAttributedString(attributedString: content)
        changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
        content = changed
        selection = NSRange(location: range.location + (text as NSString).length, length: 0)
        host?.contentDidChange()
        host?.selectionDidChange()
    }

    /// Gives all of the text a value of an attribute.
    func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        let changed = NSMutableAttributedString(attributedString: content)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: content.length))
        content = changed
        host?.contentDidChange()
    }

    /// Gives all of the text these attributes and no others.
    func setAttributes(_ attributes: [NSAttributedString.Key: Any]) {
        content = NSAttributedString(string: content.string, attributes: attributes)
        host?.contentDidChange()
    }

    // MARK: Geometry

    private var placed: (geometry: TextGeometry, origin: CGPoint)? {
        guard content.length > 0, let placement = host?.editedPlacement else { return nil }
        return (TextGeometry(placement.text, placement.layout), placement.origin)
    }

    func caretRect(at offset: Int) -> CGRect {
        guard let placed else { return host?.emptyCaretRect ?? .zero }
        let caret = placed.geometry.caret(at: TextPosition(utf16Offset: min(max(0, offset), content.length)))
        return CGRect(
            x: placed.origin.x + CGFloat(caret.x), y: placed.origin.y + CGFloat(caret.y), width: Self.caretWidth,
            height: CGFloat(caret.height))
    }

    func selectionRects(for range: NSRange) -> [UITextSelectionRect] {
        guard let placed, range.length > 0 else { return [] }
        let end = min(range.location + range.length, content.length)
        guard range.location < end else { return [] }
        return placed.geometry.selectionRects(for: range.location..<end).map { part in
            UITextSelectionRect(
                rect: CGRect(
                    x: placed.origin.x + CGFloat(part.rect.x), y: placed.origin.y + CGFloat(part.rect.y),
                    width: CGFloat(part.rect.width), height: CGFloat(part.rect.height)),
                writingDirection: part.isRightToLeft ? .rightToLeft : .leftToRight,
                containsStart: part.utf16Range.contains(range.location), containsEnd: part.utf16Range.upperBound >= end)
        }
    }

    /// The place nearest to a point of the view.
    func offset(closestTo point: CGPoint) -> Int {
        guard let placed else { return 0 }
        let position = placed.geometry.position(
            atX: Double(point.x - placed.origin.x), y: Double(point.y - placed.origin.y))
        return position?.utf16Offset ?? 0
    }
}
