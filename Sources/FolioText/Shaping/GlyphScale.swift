/// Turns advances in font units into points, as the line-metrics rule asks.
struct GlyphScale: Sendable {
    /// Not retained, so that a scale is copied for nothing: the cascade of the style that holds the scale keeps the face.
    private unowned(unsafe) let face: FontFace
    /// Points to the em.
    let size: Double
    private let horizontalScale: Double
    private let positionsPerEm: Double
    /// The same across, where glyphs are set wider or narrower.
    private let horizontalPositionsPerEm: Double
    private let unitShift: Int32
    /// FreeType's `x_scale`, which a browser's advances pass through; nil under UIKit's rule.
    private let freeTypeScale: Int64?

    /// - Parameters:
    ///   - size: what `LineMetricsRule.glyphSize` makes of a run's size.
    ///   - horizontalScale: of the glyphs; a browser knows none, and its own rounding ends with it.
    init(face: FontFace, size: Double, horizontalScale: Double, rule: LineMetricsRule) {
        self.face = face
        self.size = size
        unitShift = face.harfBuzz.unitShift
        self.horizontalScale = horizontalScale
        positionsPerEm = Double(face.unitsPerEm << unitShift)
        horizontalPositionsPerEm = positionsPerEm / horizontalScale
        switch rule {
        case .uikit: freeTypeScale = nil
        case .css where horizontalScale != 1: freeTypeScale = nil
        case .css:
            // FT_DivFix(char size in 1/64 px, units per em); a browser cuts the size to 1/64 px.
            let characterSize = Int64((min(size, GlyphScale.maximumSize) * 64).rounded(.down))
            freeTypeScale = (characterSize << 16 + Int64(face.unitsPerEm) / 2) / Int64(face.unitsPerEm)
        }
    }

    /// A glyph's advance in HarfBuzz's units, of which `hmtx`'s part goes through FreeType's scale in a browser.
    func advance(glyph: UInt32, units: Int32) -> FixedLength {
        guard units != 0 else { return 0 }
        if face.isBitmapOnly, let ems = face.strikeAdvance(glyph: glyph) {
            return Fixed.rounded(ems * size * horizontalScale)
        }
        guard let freeTypeScale else { return scaled(units) }
        let nominal = Int64(face.harfBuzz.advance(glyph: glyph))
        // FT_MulDiv(units, x_scale, 64): linearHoriAdvance in 16.16.
        let whole = min(max(nominal >> unitShift, -GlyphScale.maximumUnits), GlyphScale.maximumUnits)
        let linear = (whole * freeTypeScale + 32) >> 6
        return Fixed.limited(linear) + (Int64(units) == nominal ? 0 : scaled(Int64(units) - nominal))
    }

    /// The same of whole font units in `hmtx` and what positioning adds, in HarfBuzz's units.
    func advance(nominal: UInt16, adjustment: Int32) -> FixedLength {
        guard let freeTypeScale else { return scaled(Int64(nominal) << unitShift + Int64(adjustment)) }
        let linear = (Int64(nominal) * freeTypeScale + 32) >> 6
        return adjustment == 0 ? Fixed.limited(linear) : Fixed.limited(linear) + scaled(adjustment)
    }

    /// HarfBuzz's units to points: kerning, offsets along the line, and every advance under UIKit's rule.
    func scaled(_ units: some BinaryInteger) -> FixedLength {
        Fixed.rounded(Double(units) * size / horizontalPositionsPerEm)
    }

    /// The same of offsets across the line.
    func scaledVertically(_ units: some BinaryInteger) -> FixedLength {
        Fixed.rounded(Double(units) * size / positionsPerEm)
    }

    // A damaged font may say anything: products stay below 2^62.
    private static let maximumSize = Double(1 << 22)
    private static let maximumUnits: Int64 = 1 << 22
}
