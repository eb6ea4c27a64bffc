public import FolioText

/// A text broken into lines and the point at which it stands in its view, for who draws or compares it.
public struct TextPlacement: Sendable {
    /// The text as it was shaped, to ask for the glyphs of the layout's lines.
    public let text: PreparedText
    /// Lines in points from `origin`.
    public let layout: TextLayout
    /// The top left corner of the text in the view's coordinates.
    public let origin: CGPoint
}
