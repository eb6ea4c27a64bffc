internal import FolioFreeType
import Synchronization

/// Owns an `FT_Face`: vertical metrics, names, bitmap strikes, outlines.
///
/// `@unchecked Sendable`: an `FT_Face` serves one thread at a time and FreeType's library must not be entered twice while
/// faces open and close, so every use goes through `lock`.
final class FreeTypeFace: @unchecked Sendable {
    private let face: FT_Face
    /// One lock for the library and all its faces: FreeType is asked rarely (metrics at opening, strikes once a glyph).
    private static let lock = Mutex<Library>(Library())

    private struct Library: @unchecked Sendable {
        let handle: FT_Library

        init() {
            var handle: FT_Library?
            let error = FT_Init_FreeType(&handle)
            guard error == 0, let handle else { fatalError("FreeType did not start: error \(error)") }
            self.handle = handle
        }
    }

    init(path: String, index: Int) throws(FontError) {
        var opened: FT_Face?
        var error: FT_Error = 0
        FreeTypeFace.lock.withLock { error = FT_New_Face($0.handle, path, index, &opened) }
        guard error == 0, let opened else {
            throw FontError.notAFont(path: path, reason: "FreeType error \(error)")
        }
        face = opened
    }

    deinit {
        let face = face
        FreeTypeFace.lock.withLock { _ in _ = FT_Done_Face(face) }
    }

    /// Runs the body with the face, while no other thread uses FreeType. The face must not leave the body.
    func withFace<Result: Sendable>(_ body: (FT_Face) -> Result) -> Result {
        FreeTypeFace.lock.withLock { _ in body(face) }
    }

    var familyName: String { face.pointee.family_name.map { String(cString: $0) } ?? "" }
    var styleName: String { face.pointee.style_name.map { String(cString: $0) } ?? "" }
    var postScriptName: String { FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "" }
    var glyphCount: Int { Int(face.pointee.num_glyphs) }
    var unitsPerEm: Int { Int(face.pointee.units_per_EM) }
    var hasColorGlyphs: Bool { folio_ft_has_color(face) != 0 }
    /// Whether glyphs have outlines; a bitmap font's advances come from its strike.
    var isScalable: Bool { folio_ft_is_scalable(face) != 0 }
    var isItalic: Bool { face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0 }

    /// The OS/2 table's weight class, or nil where the font has no such table.
    var weightClass: Int? { os2.map { Int($0.pointee.usWeightClass) } }

    /// The tables that CSS and UIKit take a line's metrics from.
    var verticalMetrics: VerticalMetrics {
        var metrics = VerticalMetrics()
        if let hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self) {
            metrics.hhea = .init(
                ascent: Int(hhea.pointee.Ascender), descent: -Int(hhea.pointee.Descender),
                lineGap: Int(hhea.pointee.Line_Gap))
        }
        if let os2 = os2?.pointee {
            metrics.typo = .init(
                ascent: Int(os2.sTypoAscender), descent: -Int(os2.sTypoDescender), lineGap: Int(os2.sTypoLineGap))
            metrics.win = .init(ascent: Int(os2.usWinAscent), descent: Int(os2.usWinDescent), lineGap: 0)
            metrics.usesTypoMetrics = os2.fsSelection & (1 << 7) != 0
            if os2.version >= 2 {
                metrics.capHeight = Int(os2.sCapHeight)
                metrics.xHeight = Int(os2.sxHeight)
            }
        }
        return metrics
    }

    private var os2: UnsafeMutablePointer<TT_OS2>? {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
            table.pointee.version != 0xFFFF
        else { return nil }
        return table
    }

    /// The advance of a glyph's bitmap in ems, from the largest strike; nil for a glyph without a bitmap.
    func strikeAdvance(glyph: UInt32) -> Double? {
        let face = face
        return FreeTypeFace.lock.withLock { _ -> Double? in
            guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
                FT_Load_Glyph(face, glyph, folio_ft_load_strike_metrics()) == 0,
                let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
            else { return nil }
            let pixelsPerEm = Double(face.pointee.available_sizes[0].y_ppem) / 64
            return Double(slot.pointee.metrics.horiAdvance) / 64 / pixelsPerEm
        }
    }
}
