private import FolioCairo
import HeadlessUIKit

/// The part of each pixel that glyphs cover, in a box of a surface's pixels.
final class GlyphMask {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Bytes from one row to the next; rows from the top.
    let stride: Int
    let coverage: UnsafeMutablePointer<UInt8>

    /// Larger masks, of bytes, are left to Cairo: glyphs as large as a wall.
    private static let maximumSize = 1 << 26
    /// Cairo's surfaces have no longer side, in pixels.
    private static let longestSide = 32_767

    /// A glyph and its origin on the surface, in pixels; y grows downwards.
    struct Glyph {
        var contours: GlyphContours
        var x: Double
        var y: Double
    }

    /// The box of glyphs, filled. Nil where they cover nothing, or too much.
    ///
    /// - Parameter scale: font units to pixels.
    init?(_ glyphs: [Glyph], scale: Double, by rasterizer: GlyphRasterizer) {
        var box: CGRect?
        for glyph in glyphs where !glyph.contours.ends.isEmpty {
            let bounds = glyph.contours.bounds
            let glyphBox = CGRect(
                x: glyph.x + bounds.minX * scale, y: glyph.y - bounds.maxY * scale, width: bounds.width * scale,
                height: bounds.height * scale)
            box = box.map { $0.union(glyphBox) } ?? glyphBox
        }
        guard let box, max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY)) < GlyphRasterizer.farthest
        else { return nil }
        let whole = box.integral
        (left, top, width, height) = (Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height))
        guard width > 0, height > 0, max(width, height) <= GlyphMask.longestSide else { return nil }
        stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        guard stride * height <= GlyphMask.maximumSize else { return nil }
        coverage = .allocate(capacity: stride * height)
        coverage.initialize(repeating: 0, count: stride * height)
        for glyph in glyphs { rasterizer.fill(glyph.contours, x: glyph.x, y: glyph.y, scale: scale, in: self) }
    }

    deinit { coverage.deallocate() }

    /// Paints the context's source through the mask, in steps of a thirty-second.
    ///
    /// More steps cannot be seen; with these a screen of text has few enough colours for a palette, and its file is a third as long.
    func paint(_ context: OpaquePointer) {
        for index in 0..<stride * height { coverage[index] = UInt8(clamping: (Int(coverage[index]) + 4) & ~7) }
        guard
            let surface = cairo_image_surface_create_for_data(
                coverage, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        else { return }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, surface, Double(left), Double(top))
        cairo_restore(context)
        // It keeps no reference to the coverage: the context has painted.
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }
}
