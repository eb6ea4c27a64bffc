/// A place between two characters of an editable text. Immutable; made by the view that has the text.
@MainActor
open class UITextPosition: NSObject {
    /// UTF-16 units before it.
    nonisolated let utf16Offset: Int

    init(_ utf16Offset: Int) { self.utf16Offset = utf16Offset }

    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextPosition)?.utf16Offset == utf16Offset
    }

    open nonisolated override var hash: Int { utf16Offset }
}
