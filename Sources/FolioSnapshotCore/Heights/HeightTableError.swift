/// A text that is no height table.
public struct HeightTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// From 1; nil where a line is missing.
    public let line: Int?
    /// The line that is not understood, or the beginning of the one that is missing.
    public let text: String

    public init(line: Int?, text: String) {
        self.line = line
        self.text = text
    }

    public var description: String {
        line.map { "Line \($0) of the height table is not understood: “\(text)”" }
            ?? "The height table has no line “\(text)”"
    }
}
