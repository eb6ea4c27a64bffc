/// Turns advances in font units into points, as the line-metrics rule asks.
struct GlyphScale: Sendable {
    private let face: FontFace
    private let size: Double
    private let unitsPerEm: Double
    /// FreeType's `x_scale`, which a browser's advances pass through; nil under UIKit's rule.
    private let freeTypeScale: Int64?

    init(face: FontFace, size: Double, rule: LineMetricsRule) {
        self.face = face
        self.size = size
        unitsPerEm = Double(face.unitsPerEm)
        switch rule {
        case .uikit: freeTypeScale = nil
        case .css:
            // FT_DivFix(char size in 1/64 px, units per em); a browser cuts the size to 1/64 px.
            let characterSize = Int64((size * 64).rounded(.down))
            freeTypeScale = (characterSize << 16 + Int64(face.unitsPerEm) / 2) / Int64(face.unitsPerEm)
        }
    }

    /// A glyph's advance: HarfBuzz's total, of which `hmtx`'s part goes through FreeType's scale in a browser.
    func advance(glyph: UInt32, units: Int32) -> FixedLength {
        guard units != 0 else { return 0 }
        if face.isBitmapOnly, let ems = face.strikeAdvance(glyph: glyph) { return Fixed.rounded(ems * size) }
        guard let freeTypeScale else { return scaled(units) }
        let nominal = face.harfBuzz.advance(glyph: glyph)
        // FT_MulDiv(units, x_scale, 64): linearHoriAdvance in 16.16.
        let linear = (Int64(nominal) * freeTypeScale + 32) >> 6
        return linear + (units == nominal ? 0 : scaled(units - nominal))
    }

    /// The same from what `hmtx` says and what positioning adds.
    func advance(nominal: UInt16, adjustment: Int32) -> FixedLength {
        guard let freeTypeScale else { return scaled(Int32(nominal) &+ adjustment) }
        let linear = (Int64(nominal) * freeTypeScale + 32) >> 6
        return adjustment == 0 ? linear : linear + scaled(adjustment)
    }

    /// Font units to points: kerning, offsets, and every advance under UIKit's rule.
    func scaled(_ units: Int32) -> FixedLength { Fixed.rounded(Double(units) * size / unitsPerEm) }
}
