import FolioHarfBuzz

/// Owns an immutable `hb_font_t` set to the face's units per em, or a fine part of them, with HarfBuzz's own OpenType functions.
///
/// `@unchecked Sendable`: HarfBuzz allows an immutable font to be used from any thread; `init` makes it immutable and checks.
final class HarfBuzzFont: @unchecked Sendable {
    let font: OpaquePointer
    let face: HarfBuzzFace
    /// Positions and advances count 1/2^shift of a font unit: a variation's kerning is no whole number of units.
    let unitShift: Int32

    /// - Parameter variations: a value for each axis to set; `hmtx`'s advances follow (`HVAR`, or the outlines).
    init(face: HarfBuzzFace, variations: [(tag: FontAxis.Tag, value: Double)]) throws(FontError) {
        guard let created = hb_font_create(face.face), created != hb_font_get_empty() else {
            fatalError("HarfBuzz could not allocate a font")
        }
        hb_ot_font_set_funcs(created)
        unitShift = variations.isEmpty ? 0 : 8
        hb_font_set_scale(created, Int32(face.unitsPerEm) << unitShift, Int32(face.unitsPerEm) << unitShift)
        if !variations.isEmpty {
            let values = variations.map { hb_variation_t(tag: $0.tag.code, value: Float($0.value)) }
            hb_font_set_variations(created, values, UInt32(values.count))
        }
        hb_font_make_immutable(created)
        font = created
        self.face = face
    }

    deinit { hb_font_destroy(font) }

    func nominalGlyph(_ scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// The `hmtx` advance with the variation's change, which is a whole number of font units; counted as positions are.
    func advance(glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }

    /// Vertical metrics with the variation's change (`MVAR`), which is for `hhea` and OS/2 alike.
    func varied(_ metrics: VerticalMetrics) -> VerticalMetrics {
        // Rounded, as FreeType and browsers do.
        func change(_ tag: hb_ot_metrics_tag_t) -> Double { Double(hb_ot_metrics_get_variation(font, tag)).rounded() }
        var metrics = metrics
        metrics.change = .init(
            ascent: change(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
            descent: -change(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
            lineGap: change(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP))
        metrics.winChange = .init(
            ascent: change(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_ASCENT),
            descent: change(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_DESCENT))
        metrics.capHeight = metrics.capHeight.map { $0 + change(HB_OT_METRICS_TAG_CAP_HEIGHT) }
        metrics.xHeight = metrics.xHeight.map { $0 + change(HB_OT_METRICS_TAG_X_HEIGHT) }
        return metrics
    }

    // MARK: Style

    var weight: FontWeight { FontWeight(rawValue: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))) }
    var width: FontWidth { FontWidth(rawValue: Double(hb_style_get_value(font, HB_STYLE_TAG_WIDTH))) }

    var slant: FontSlant {
        if hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0 { return .italic }
        // The font's angle is counter-clockwise (`post`, `slnt`): negative leans forward.
        let degrees = -Double(hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE))
        return degrees == 0 || degrees.isNaN ? .normal : .oblique(degrees: min(max(degrees, -90), 90))
    }
}

extension HarfBuzzFont {
    /// Where carets stand inside a ligature (`GDEF`'s LigCaretList), in font units from the glyph's origin; empty where the
    /// font does not say.
    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Int32] {
        let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        let count = Int(hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, nil, nil))
        guard count > 0 else { return [] }
        return [Int32](unsafeUninitializedCapacity: count) { carets, filled in
            var length = UInt32(count)
            hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, &length, carets.baseAddress)
            filled = Int(length)
        }
    }
}
