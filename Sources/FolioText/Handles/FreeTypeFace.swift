internal import FolioFreeType
import Synchronization

/// Owns an `FT_Face`: vertical metrics, names, bitmap strikes, outlines.
///
/// `@unchecked Sendable`: an `FT_Face` serves one thread at a time and FreeType's library must not be entered twice while
/// faces open and close, so every use goes through `lock`.
final class FreeTypeFace: @unchecked Sendable {
    private let face: FT_Face
    /// FreeType reads the bytes for as long as the face lives.
    private let file: FontFile
    /// As the font has them before a variation: FreeType changes but some of them (`MVAR`).
    let verticalMetrics: VerticalMetrics
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

    /// - Parameter variations: a value for each axis to set; outlines follow.
    init(file: FontFile, index: Int, variations: [(tag: FontAxis.Tag, value: Double)]) throws(FontError) {
        var opened: FT_Face?
        var error: FT_Error = 0
        var metrics = VerticalMetrics()
        FreeTypeFace.lock.withLock { library in
            let bytes = file.bytes.baseAddress?.assumingMemoryBound(to: FT_Byte.self)
            // A face's index has 16 bits; those above name an instance.
            error = FT_New_Memory_Face(
                library.handle, bytes, FT_Long(file.bytes.count), FT_Long(index & 0xFFFF), &opened)
            guard error == 0, let opened else { return }
            metrics = FreeTypeFace.verticalMetrics(opened)
            if !variations.isEmpty {
                FreeTypeFace.set(variations, of: opened, library: library.handle)
            }
        }
        guard error == 0, let opened else {
            throw FontError.notAFont(path: file.path, reason: "FreeType error \(error)")
        }
        face = opened
        verticalMetrics = metrics
        self.file = file
    }

    /// Axes that are not named stay at their defaults. A damaged font that cannot vary keeps its default outlines.
    private static func set(
        _ variations: [(tag: FontAxis.Tag, value: Double)], of face: FT_Face, library: FT_Library
    ) {
        var master: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &master) == 0, let master else { return }
        defer { FT_Done_MM_Var(library, master) }
        var coordinates = (0..<Int(master.pointee.num_axis)).map { index in
            let axis = master.pointee.axis[index]
            let value = variations.last { FT_ULong($0.tag.code) == axis.tag }?.value
            return value.map { FT_Fixed(($0 * 65536).rounded()) } ?? axis.def
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
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
    var unitsPerEm: Int { Int(face.pointee.units_per_EM) }
    var hasColorGlyphs: Bool { folio_ft_has_color(face) != 0 }
    /// Whether glyphs have outlines; a bitmap font's advances come from its strike.
    var isScalable: Bool { folio_ft_is_scalable(face) != 0 }

    /// The tables that CSS and UIKit take a line's metrics from, as they are before a variation.
    private static func verticalMetrics(_ face: FT_Face) -> VerticalMetrics {
        var metrics = VerticalMetrics()
        if let hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self) {
            metrics.hhea = .init(
                ascent: Double(hhea.pointee.Ascender), descent: -Double(hhea.pointee.Descender),
                lineGap: Double(hhea.pointee.Line_Gap))
        }
        if let os2 = os2(face)?.pointee {
            metrics.typo = .init(
                ascent: Double(os2.sTypoAscender), descent: -Double(os2.sTypoDescender),
                lineGap: Double(os2.sTypoLineGap))
            metrics.win = .init(ascent: Double(os2.usWinAscent), descent: Double(os2.usWinDescent))
            metrics.usesTypoMetrics = os2.fsSelection & (1 << 7) != 0
            if os2.version >= 2 {
                metrics.capHeight = Double(os2.sCapHeight)
                metrics.xHeight = Double(os2.sxHeight)
            }
        }
        return metrics
    }

    private static func os2(_ face: FT_Face) -> UnsafeMutablePointer<TT_OS2>? {
        guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self),
            table.pointee.version != 0xFFFF
        else { return nil }
        return table
    }

    /// The advance of a glyph's bitmap in ems, from the largest strike; nil for a glyph without a bitmap.
    func strikeAdvance(glyph: UInt32) -> Double? {
        let face = face
        return FreeTypeFace.lock.withLock { _ -> Double? in
            guard face.pointee.num_fixed_sizes > 0, face.pointee.available_sizes[0].y_ppem > 0,
                FT_Select_Size(face, 0) == 0,
                FT_Load_Glyph(face, glyph, folio_ft_load_strike_metrics()) == 0,
                let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
            else { return nil }
            let pixelsPerEm = Double(face.pointee.available_sizes[0].y_ppem) / 64
            return Double(slot.pointee.metrics.horiAdvance) / 64 / pixelsPerEm
        }
    }
}
