/// One line of a laid-out text. Lengths are in points from the text's top left corner.
public struct TextLine: Hashable, Sendable {
    /// UTF-16 offsets; the ranges of a text's lines touch and cover it. White space at a break belongs to the line it ends.
    public var utf16Range: Range<Int>
    /// The left edge, by the paragraph's alignment.
    public var x: Double
    /// The top of the line's box.
    public var y: Double
    /// Without white space that hangs at the end; with the hyphen shown at a soft hyphen.
    public var width: Double
    public var height: Double
    /// From the text's top to the line's baseline.
    public var baseline: Double
    /// The token that the line ends in, in place of text that is not shown; nil where the line is whole.
    public var truncationToken: String?
    public var isTruncated: Bool { truncationToken != nil }
}
