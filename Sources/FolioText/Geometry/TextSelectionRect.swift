/// A part of a selected range that stands together on one line, in one writing direction.
public struct TextSelectionRect: Hashable, Sendable {
    /// As high as the line's box.
    public var rect: TextRect
    /// Index of the line in the layout.
    public var line: Int
    public var isRightToLeft: Bool
    /// What of the original text it covers.
    public var utf16Range: Range<Int>
}
