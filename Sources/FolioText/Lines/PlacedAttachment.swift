/// An attachment and where it stands in a laid-out text.
public struct PlacedAttachment: Hashable, Sendable {
    public var attachment: TextAttachment
    public var rect: TextRect
    /// Which of the text's runs (`PreparedText.init(runs:)`) it belongs to.
    public var runIndex: Int
    /// UTF-16 offset in the text.
    public var utf16Offset: Int
}
