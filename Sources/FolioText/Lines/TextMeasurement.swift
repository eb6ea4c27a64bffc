/// A text's size at a width: the widest line with its indents, the sum of the lines' heights (points, not rounded to pixels), and the lines.
public struct TextMeasurement: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public var lineCount: Int

    public init(width: Double, height: Double, lineCount: Int) {
        self.width = width
        self.height = height
        self.lineCount = lineCount
    }
}
