import Synchronization

/// One face of a font file, of a variable font at one place in its design space; serves every size and thread.
///
/// A file's face at given axis values is one object for as long as it is held: identity is (path, index, variations).
public final class FontFace: Hashable, Sendable {
    public let familyName: String
    public let styleName: String
    /// With the axis values in it where they are not the font's defaults.
    public let postScriptName: String
    public let weight: FontWeight
    public let width: FontWidth
    public let slant: FontSlant
    /// Whether glyphs may have colours of their own: an emoji font.
    public let hasColorGlyphs: Bool

    let source: FontSource
    let location: FontLocation
    let harfBuzz: HarfBuzzFont
    let freeType: FreeTypeFace
    let contexts = ShapingContexts()
    let verticalMetrics: VerticalMetrics
    /// Bitmap fonts (CBDT) take their advances from the strike, not from `hmtx`.
    let isBitmapOnly: Bool
    private let strikeAdvances = Mutex<[UInt32: Double?]>([:])

    init(source: FontSource, location: FontLocation) throws(FontError) {
        self.source = source
        self.location = location
        let variations = zip(source.axes, location.values).map { (tag: $0.tag, value: $1) }
        harfBuzz = try HarfBuzzFont(face: source.harfBuzz, variations: variations)
        freeType = try FreeTypeFace(file: source.file, index: source.index, variations: variations)
        familyName = freeType.familyName
        styleName = freeType.styleName
        postScriptName = freeType.postScriptName
        weight = harfBuzz.weight
        width = harfBuzz.width
        slant = harfBuzz.slant
        hasColorGlyphs = freeType.hasColorGlyphs
        isBitmapOnly = !freeType.isScalable
        verticalMetrics = harfBuzz.varied(freeType.verticalMetrics)
    }

    public var path: String { source.file.path }
    /// The face's place in its file: above 0 in a collection only.
    public var index: Int { source.index }
    public var unitsPerEm: Int { source.harfBuzz.unitsPerEm }

    /// Family and style: “Inter Bold”; a regular face is named by its family alone.
    public var fullName: String {
        styleName.isEmpty || styleName == "Regular" ? familyName : "\(familyName) \(styleName)"
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
