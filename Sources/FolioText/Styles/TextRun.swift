/// A stretch of text with attributes of its own; a paragraph is a sequence of runs.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var attributes: TextAttributes

    public init(_ text: String, _ attributes: TextAttributes) {
        self.text = text
        self.attributes = attributes
    }

    /// A run of one attachment, in the midst of text with these attributes.
    public init(_ attachment: TextAttachment, _ attributes: TextAttributes) {
        text = String(TextAttachment.character)
        self.attributes = attributes
        self.attributes.attachment = attachment
    }
}
