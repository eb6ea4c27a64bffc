private import FolioCairo

/// FreeType's rasterizer of outlines, for one drawing: exact areas, several times as fast as Cairo fills paths.
final class GlyphRasterizer {
    private let library: FT_Library
    private var points: [FT_Vector] = []

    /// FreeType's coordinates: 26.6.
    private static let unitsPerPixel = 64.0
    /// Farther away than this, in pixels, FreeType's coordinates end.
    static let farthest = 32_767.0

    /// Nil without memory.
    init?() {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return nil }
        self.library = library
    }

    deinit { FT_Done_FreeType(library) }

    /// Adds what a glyph covers to a mask, up to all of a pixel where glyphs overlap.
    ///
    /// - Parameters:
    ///   - x: the glyph's origin on the surface, in pixels.
    ///   - y: the same, growing downwards.
    ///   - scale: font units to pixels.
    func fill(_ glyph: GlyphContours, x: Double, y: Double, scale: Double, in mask: GlyphMask) {
        guard !glyph.ends.isEmpty else { return }
        // FreeType's rows grow upwards: the mask's top edge is its axis.
        let unit = GlyphRasterizer.unitsPerPixel
        let (originX, originY) = ((x - Double(mask.left)) * unit, (Double(mask.top) - y) * unit)
        points.removeAll(keepingCapacity: true)
        for point in glyph.points {
            points.append(
                FT_Vector(
                    x: Int((originX + point.x * scale * unit).rounded()),
                    y: Int((originY + point.y * scale * unit).rounded())))
        }
        // FreeType's type has no constant pointers.
        var (tags, ends) = (glyph.tags, glyph.ends)
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                ends.withUnsafeMutableBufferPointer { ends in
                    var outline = FT_Outline(
                        n_contours: Int16(ends.count), n_points: Int16(points.count), points: points.baseAddress,
                        tags: tags.baseAddress, contours: ends.baseAddress, flags: 0)
                    var parameters = FT_Raster_Params()
                    parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
                    parameters.clip_box = FT_BBox(xMin: 0, yMin: -mask.height, xMax: mask.width, yMax: 0)
                    parameters.user = Unmanaged.passUnretained(mask).toOpaque()
                    parameters.gray_spans = { y, count, spans, mask in
                        guard let spans, let mask else { return }
                        Unmanaged<GlyphMask>.fromOpaque(mask)._withUnsafeGuaranteedRef { mask in
                            let row = mask.coverage + (-1 - Int(y)) * mask.stride
                            for span in UnsafeBufferPointer(start: spans, count: Int(count)) {
                                let pixels = row + Int(span.x)
                                for index in 0..<Int(span.len) {
                                    pixels[index] = UInt8(clamping: Int(pixels[index]) + Int(span.coverage))
                                }
                            }
                        }
                    }
                    FT_Outline_Render(library, &outline, &parameters)
                }
            }
        }
    }
}
