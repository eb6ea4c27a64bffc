import FolioHarfBuzz

/// A run's attributes with what shaping needs looked up once: faces, language, features, metrics.
///
/// `@unchecked Sendable`: HarfBuzz's languages are interned and never freed or changed.
struct ResolvedStyle: @unchecked Sendable {
    let attributes: TextAttributes
    let cascade: FontCascade
    let language: OpaquePointer?
    let features: [hb_feature_t]
    private let fontFeatures: [FontFeature]
    let letterSpacing: FixedLength
    private let scales: [GlyphScale]

    init(_ attributes: TextAttributes, environment: TextEnvironment) {
        self.attributes = attributes
        cascade = environment.library.cascade(for: attributes.font)
        language = attributes.language.flatMap { $0.isEmpty ? nil : hb_language_from_string($0, -1) }
        letterSpacing = Fixed.rounded(attributes.letterSpacing)
        scales = cascade.faces.map { GlyphScale(face: $0, size: attributes.size, rule: environment.metrics) }
        var features = attributes.features
        if letterSpacing != 0 {
            // Spaced letters do not join in a ligature or a contextual form (CSS Text 3, § 8.2); kerning stays.
            features = ["liga", "clig", "calt"].map { FontFeature($0, 0) } + features
        }
        fontFeatures = features
        self.features = features.map { hb_feature_t($0) }
    }

    /// What the shaping of a run depends on beside its text.
    func context(of run: ShapedRun) -> ShapingContext {
        let face = cascade.faces[Int(run.face)]
        let key = ShapingContext.Key(
            script: run.script, isRightToLeft: run.isRightToLeft, language: language, features: fontFeatures)
        return face.contexts.context(key, font: face.harfBuzz, features: features)
    }

    func scale(face: Int) -> GlyphScale { scales[face] }

    /// The first face's metrics overrides; fallback faces keep their own.
    func overrides(face: Int) -> FontMetricOverrides? { face == 0 ? attributes.font.metricOverrides : nil }
}

extension hb_feature_t {
    /// The feature for a whole run.
    init(_ feature: FontFeature) {
        let tag = feature.tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        self.init(tag: tag, value: feature.value, start: 0, end: folio_hb_feature_global_end())
    }
}
