/// A text broken into lines at a width.
public struct TextLayout: Hashable, Sendable {
    public var lines: [TextLine]
    /// The widest line with the indents beside it, before any is justified: the narrowest width with these lines.
    public var width: Double
    /// The sum of the lines' heights and the spacing between lines and paragraphs.
    public var height: Double
}
