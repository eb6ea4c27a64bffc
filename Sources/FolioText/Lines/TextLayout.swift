/// A text broken into lines at a width.
public struct TextLayout: Hashable, Sendable {
    public var lines: [TextLine]
    /// The widest line.
    public var width: Double
    /// The sum of the lines' heights and the spacing between them.
    public var height: Double
}
