import Foundation
import Synchronization

/// One face of a font file, opened through HarfBuzz (memory-mapped) and FreeType; serves every size and thread.
public final class FontFace: Hashable, Sendable {
    public let path: String
    public let familyName: String
    public let styleName: String
    public let postScriptName: String
    public let weight: FontWeight
    public let isItalic: Bool
    /// Whether glyphs may have colours of their own: an emoji font.
    public let hasColorGlyphs: Bool
    public let unitsPerEm: Int

    let harfBuzz: HarfBuzzFont
    let freeType: FreeTypeFace
    let contexts = ShapingContexts()
    let verticalMetrics: VerticalMetrics
    /// Bitmap fonts (CBDT) take their advances from the strike, not from `hmtx`.
    let isBitmapOnly: Bool
    private let strikeAdvances = Mutex<[UInt32: Double?]>([:])
    private let lazyCoverage = Mutex<CodePointSet?>(nil)

    /// Opens one face of a file.
    ///
    /// - Throws: `FontError.fileNotFound`, or `.notAFont` where HarfBuzz or FreeType cannot read it.
    public init(path: String, index: Int = 0) throws(FontError) {
        try FontFace.checkIsFile(path)
        harfBuzz = try HarfBuzzFont(path: path, index: index)
        freeType = try FreeTypeFace(path: path, index: index)
        guard freeType.unitsPerEm > 0 || !freeType.isScalable, harfBuzz.unitsPerEm > 0 else {
            throw FontError.notAFont(path: path, reason: "its units per em are 0")
        }
        self.path = path
        unitsPerEm = harfBuzz.unitsPerEm
        familyName = freeType.familyName
        styleName = freeType.styleName
        postScriptName = freeType.postScriptName
        isItalic = freeType.isItalic
        weight = FontWeight(rawValue: Double(freeType.weightClass ?? (freeType.styleName.contains("Bold") ? 700 : 400)))
        hasColorGlyphs = freeType.hasColorGlyphs
        isBitmapOnly = !freeType.isScalable
        verticalMetrics = freeType.verticalMetrics
    }

    /// Every face of a file: one, or several in a collection (`.ttc`).
    public static func faces(path: String) throws(FontError) -> [FontFace] {
        try checkIsFile(path)
        let count = HarfBuzzFont.faceCount(path: path)
        guard count > 0 else { throw FontError.notAFont(path: path, reason: "HarfBuzz finds no face in it") }
        var faces: [FontFace] = []
        for index in 0..<count { faces.append(try FontFace(path: path, index: index)) }
        return faces
    }

    /// Reading a pipe or a device would never end.
    private static func checkIsFile(_ path: String) throws(FontError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FontError.fileNotFound(path: path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw FontError.notAFont(path: path, reason: "it is a folder")
        default: throw FontError.notAFont(path: path, reason: "it is no regular file")
        }
    }

    /// Family and style: “Inter Bold”; a regular face is named by its family alone.
    public var fullName: String {
        styleName.isEmpty || styleName == "Regular" ? familyName : "\(familyName) \(styleName)"
    }

    /// Line metrics in points at a size, from `hhea`, with the overrides in place of what they name.
    public func lineMetrics(size: Double, overrides: FontMetricOverrides? = nil) -> FontLineMetrics {
        let extent = verticalMetrics.coreText
        let scale = size / Double(unitsPerEm)
        let ascent = overrides?.ascent.map { $0 * size } ?? Double(extent.ascent) * scale
        let xHeight = verticalMetrics.xHeight.map { Double($0) * scale }
        let capHeight = verticalMetrics.capHeight.map { Double($0) * scale }
        return FontLineMetrics(
            ascent: ascent,
            descent: overrides?.descent.map { $0 * size } ?? Double(extent.descent) * scale,
            lineGap: overrides?.lineGap.map { $0 * size } ?? Double(extent.lineGap) * scale,
            capHeight: capHeight ?? ascent, xHeight: xHeight ?? size / 2)
    }

    /// Whether the face's `cmap` has the code point.
    public func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar.value) }

    var coverage: CodePointSet {
        lazyCoverage.withLock { cached in
            if let cached { return cached }
            let set = harfBuzz.coverage()
            cached = set
            return set
        }
    }

    /// A bitmap glyph's advance in ems; nil where the glyph has no bitmap, and in outline fonts.
    func strikeAdvance(glyph: UInt32) -> Double? {
        guard isBitmapOnly else { return nil }
        if let known = strikeAdvances.withLock({ $0[glyph] }) { return known }
        let advance = freeType.strikeAdvance(glyph: glyph)
        strikeAdvances.withLock { $0[glyph] = .some(advance) }
        return advance
    }

    public static func == (a: FontFace, b: FontFace) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
