/// A stretch of text with attributes of its own; a paragraph is a sequence of runs.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var attributes: TextAttributes

    public init(_ text: String, _ attributes: TextAttributes) {
        self.text = text
        self.attributes = attributes
    }
}
