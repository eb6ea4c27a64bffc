/// One line of a laid-out text. Lengths are in points from the text's top left corner.
public struct TextLine: Hashable, Sendable {
    /// UTF-16 offsets; the ranges of a text's lines touch and cover it. White space at a break belongs to the line it ends.
    ///
    /// A truncated line stands for everything up to the text's end.
    public var utf16Range: Range<Int>
    /// The left edge, by the paragraph's alignment and indents.
    public var x: Double
    /// The top of the line's box.
    public var y: Double
    /// Without white space that hangs at the end; with the hyphen shown at a soft hyphen, a token, and what is stretched.
    public var width: Double
    public var height: Double
    /// From the text's top to the line's baseline.
    public var baseline: Double
    /// What of `width` was added between words, or ideographs, to justify the line.
    public var stretch = 0.0
    /// What the line does not show, and what stands in its place; nil where the line is whole.
    public var truncation: LineTruncation?

    public var isTruncated: Bool { truncation != nil }
    /// The token that stands in place of text that is not shown; nil where the line is whole.
    public var truncationToken: String? { truncation?.token }

    /// The parts of `utf16Range` that the line shows: all of it, or what is before and behind the truncation token.
    public var shownRanges: [Range<Int>] {
        guard let hidden = truncation?.hiddenRange else { return [utf16Range] }
        return [utf16Range.lowerBound..<hidden.lowerBound, hidden.upperBound..<utf16Range.upperBound]
            .filter { !$0.isEmpty }
    }
}
