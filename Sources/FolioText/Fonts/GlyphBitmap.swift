/// A coloured picture of a glyph at the size that the font has it in.
public struct GlyphBitmap: Hashable, Sendable {
    /// Pixels.
    public var width: Int
    public var height: Int
    /// Rows from the top, `width` pixels each; blue, green, red, alpha, premultiplied.
    public var pixels: [UInt8]
    /// From the glyph's origin to the left edge, in pixels.
    public var left: Int
    /// From the baseline up to the top edge, in pixels.
    public var top: Int
    /// The size of the em in the same pixels.
    public var pixelsPerEm: Double
}
