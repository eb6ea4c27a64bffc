/// What lies between two places of an editable text, or one place with nothing in it. Immutable.
@MainActor
open class UITextRange: NSObject {
    nonisolated let utf16Range: NSRange

    init(_ utf16Range: NSRange) { self.utf16Range = utf16Range }

    open var start: UITextPosition { UITextPosition(utf16Range.location) }
    open var end: UITextPosition { UITextPosition(utf16Range.location + utf16Range.length) }
    open var isEmpty: Bool { utf16Range.length == 0 }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextRange)?.utf16Range == utf16Range
    }

    open nonisolated override var hash: Int { utf16Range.hashValue }
}
