import FolioText

/// The outlines and pictures of glyphs already met in a drawing, so that each is read from its font once.
final class GlyphStore {
    struct Picture {
        let bitmap: GlyphBitmap
        let image: CairoImage
    }

    private struct Key: Hashable {
        let face: FontFace
        let glyph: UInt32
    }

    private var outlines: [Key: GlyphOutline] = [:]
    private var contours: [Key: GlyphContours?] = [:]
    private var pictures: [Key: Picture?] = [:]

    func outline(_ glyph: UInt32, of face: FontFace) -> GlyphOutline {
        let key = Key(face: face, glyph: glyph)
        if let known = outlines[key] { return known }
        let outline = face.outline(glyph: glyph)
        outlines[key] = outline
        return outline
    }

    /// Nil for a glyph of more points than FreeType's rasterizer takes.
    func contours(_ glyph: UInt32, of face: FontFace) -> GlyphContours? {
        let key = Key(face: face, glyph: glyph)
        if let known = contours[key] { return known }
        let read = GlyphContours(face.outline(glyph: glyph))
        contours[key] = .some(read)
        return read
    }

    /// Nil for a glyph without colours of its own.
    func picture(_ glyph: UInt32, of face: FontFace) throws(RenderingError) -> Picture? {
        guard face.hasColorGlyphs else { return nil }
        let key = Key(face: face, glyph: glyph)
        if let known = pictures[key] { return known }
        var picture: Picture?
        if let bitmap = face.bitmap(glyph: glyph) {
            let image = try CairoImage(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
            picture = Picture(bitmap: bitmap, image: image)
        }
        pictures[key] = .some(picture)
        return picture
    }
}
