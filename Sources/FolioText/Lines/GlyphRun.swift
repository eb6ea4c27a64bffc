/// Glyphs of one face in a line, in visual order: what a renderer draws.
public struct GlyphRun: Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        /// The glyph's origin in points from the text's left edge; y grows downwards.
        public var x: Double
        public var y: Double
        /// UTF-16 offset in the text.
        public var utf16Offset: Int
    }

    public var face: FontFace
    /// Points to the em.
    public var size: Double
    /// Which of the text's runs (`PreparedText.init(runs:)`) the glyphs belong to.
    public var runIndex: Int
    public var glyphs: [Glyph]
    /// Whether the characters run from right to left; the glyphs stand from left to right in any case.
    public var isRightToLeft: Bool
    /// The characters that the glyphs stand for, in reading order: of the text, or a hyphen or truncation token.
    public var string: String
}
