/// A place between two characters of a text, and to which of them it belongs where they are apart on the screen.
public struct TextPosition: Hashable, Sendable {
    /// Which side a caret stands on where a line wraps or the writing direction changes.
    public enum Affinity: Hashable, Sendable {
        /// With the character before: at the end of the line that wraps.
        case upstream
        /// With the character behind: at the start of the next line.
        case downstream
    }

    /// Of the original text.
    public var utf16Offset: Int
    public var affinity: Affinity

    public init(utf16Offset: Int, affinity: Affinity = .downstream) {
        self.utf16Offset = utf16Offset
        self.affinity = affinity
    }
}
