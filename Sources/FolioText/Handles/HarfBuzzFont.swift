import FolioHarfBuzz

/// Owns an immutable `hb_font_t` set to the face's units per em, with HarfBuzz's own OpenType functions.
///
/// `@unchecked Sendable`: HarfBuzz allows an immutable font to be used from any thread; `init` makes it immutable and checks.
final class HarfBuzzFont: @unchecked Sendable {
    let font: OpaquePointer
    let unitsPerEm: Int
    let glyphCount: Int

    /// How many faces a font file holds: above one in a collection, 0 where it is no font.
    static func faceCount(path: String) -> Int {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return 0 }
        defer { hb_blob_destroy(blob) }
        return Int(hb_face_count(blob))
    }

    init(path: String, index: Int) throws(FontError) {
        // The file is memory-mapped: only the tables in use are ever read.
        guard let blob = hb_blob_create_from_file_or_fail(path) else { throw FontError.fileNotFound(path: path) }
        let face = hb_face_create(blob, UInt32(index))
        hb_blob_destroy(blob)
        glyphCount = Int(hb_face_get_glyph_count(face))
        unitsPerEm = Int(hb_face_get_upem(face))
        let created = hb_font_create(face)
        hb_face_destroy(face)
        guard glyphCount > 0, let created, created != hb_font_get_empty() else {
            if let created { hb_font_destroy(created) }
            throw FontError.notAFont(path: path, reason: "it has no glyphs")
        }
        hb_ot_font_set_funcs(created)
        hb_font_set_scale(created, Int32(unitsPerEm), Int32(unitsPerEm))
        hb_font_make_immutable(created)
        font = created
    }

    deinit { hb_font_destroy(font) }

    /// The code points that the face's `cmap` has.
    func coverage() -> CodePointSet {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(hb_font_get_face(font), set)
        var result = CodePointSet()
        var first: hb_codepoint_t = hb_codepoint_t.max
        var last: hb_codepoint_t = hb_codepoint_t.max
        while hb_set_next_range(set, &first, &last) != 0 { result.insert(first...last) }
        return result
    }

    func nominalGlyph(_ scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// The `hmtx` advance in font units.
    func advance(glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(font, glyph) }
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
