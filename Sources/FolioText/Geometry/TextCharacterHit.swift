/// The character (grapheme cluster) at a point, and how far across it the point is.
public struct TextCharacterHit: Hashable, Sendable {
    /// UTF-16 offsets of the original text.
    public var utf16Range: Range<Int>
    /// From 0 at its leading edge to 1 at its trailing edge, in its own writing direction.
    public var fraction: Double
    /// Index of the line in the layout.
    public var line: Int
}
