extension FontFace {
    /// A glyph's outline in font units, not hinted; empty where the glyph has none, as in a bitmap font.
    public func outline(glyph: UInt32) -> GlyphOutline { freeType.outline(glyph: glyph) }

    /// A glyph's coloured bitmap from the font's largest strike (CBDT or sbix); nil where the font has none.
    public func bitmap(glyph: UInt32) -> GlyphBitmap? {
        hasColorGlyphs ? freeType.bitmap(glyph: glyph) : nil
    }
}
