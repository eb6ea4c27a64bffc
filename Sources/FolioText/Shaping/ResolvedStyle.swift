import FolioHarfBuzz
import Synchronization

/// A run's attributes with what shaping needs looked up once: faces, language, features, metrics.
///
/// `@unchecked Sendable`: HarfBuzz's languages are interned and never freed or changed.
final class ResolvedStyle: @unchecked Sendable {
    let attributes: TextAttributes
    private let environment: TextEnvironment
    let cascade: FontCascade
    let language: OpaquePointer?
    let features: [hb_feature_t]
    private let fontFeatures: [FontFeature]
    let letterSpacing: FixedLength
    let wordSpacing: FixedLength
    /// A browser spaces U+0020 and U+00A0 alone.
    private let spacesEveryWordSeparator: Bool
    private let scales: [GlyphScale]

    init(_ attributes: TextAttributes, environment: TextEnvironment) {
        self.attributes = attributes
        self.environment = environment
        cascade = environment.library.cascade(
            for: attributes.font, language: attributes.language, size: attributes.size)
        language = attributes.language.flatMap { $0.isEmpty ? nil : hb_language_from_string($0, -1) }
        letterSpacing = Fixed.rounded(attributes.letterSpacing)
        wordSpacing = Fixed.rounded(attributes.wordSpacing)
        spacesEveryWordSeparator = environment.metrics != .css
        shapers = AppendOnlyLists(count: cascade.faces.count)
        let rule = environment.metrics
        let size = rule.glyphSize(attributes.size, overrides: nil)
        let primarySize = rule.glyphSize(attributes.size, overrides: attributes.font.metricOverrides)
        scales = cascade.faces.enumerated().map {
            GlyphScale(
                face: $1, size: $0 == 0 ? primarySize : size, horizontalScale: attributes.horizontalScale, rule: rule)
        }
        var features = attributes.features
        if letterSpacing != 0 {
            // Spaced letters do not join in a ligature or a contextual form (CSS Text 3, § 8.2); kerning stays.
            features = ["liga", "clig", "calt"].map { FontFeature($0, 0) } + features
        }
        fontFeatures = features
        self.features = features.map { hb_feature_t($0) }
    }

    /// The style of attributes in an environment; those asked for last are kept, since the texts of a table are styled alike.
    static func of(_ attributes: TextAttributes, environment: TextEnvironment) -> ResolvedStyle {
        recent.withLock { recent in
            if let index = recent.firstIndex(where: { $0.attributes == attributes && $0.environment == environment }) {
                let style = recent[index]
                if index > 0 { recent.swapAt(index, index - 1) }
                return style
            }
            let style = ResolvedStyle(attributes, environment: environment)
            if recent.count == maximumRecent { recent.removeLast() }
            recent.append(style)
            return style
        }
    }

    private static let maximumRecent = 8
    private static let recent = Mutex<[ResolvedStyle]>([])

    /// A list for each face of the cascade.
    private let shapers: AppendOnlyLists<WordShaper>

    /// What shapes runs of the style: the same for all of one face, script and direction. It lives as long as the style.
    func shaper(of run: ShapedRun) -> Unmanaged<WordShaper> {
        let kind = WordShaper.Kind(face: run.face, script: run.script, isRightToLeft: run.isRightToLeft)
        return shapers.first(
            in: Int(run.face), where: { $0.kind == kind },
            else: { WordShaper(kind, style: self, context: makeContext(of: run)) })
    }

    private func makeContext(of run: ShapedRun) -> ShapingContext {
        let face = cascade.faces[Int(run.face)]
        let key = ShapingContext.Key(
            script: run.script, isRightToLeft: run.isRightToLeft, language: language, features: fontFeatures)
        return face.contexts.context(key, font: face.harfBuzz, features: features)
    }

    /// The features with which plain letters are kerned: substitutions leave these as they are, and to look for them takes longer
    /// than all else.
    var kerningFeatures: [hb_feature_t] {
        features + ResolvedStyle.substitutions.map { hb_feature_t(FontFeature($0, 0)) }
    }

    /// What HarfBuzz substitutes by itself.
    private static let substitutions = [
        "rvrn", "ltra", "ltrm", "rtla", "rtlm", "frac", "numr", "dnom", "ccmp", "locl", "rlig", "calt", "clig", "liga",
        "rclt", "rand",
    ]

    var hasSpacing: Bool { letterSpacing != 0 || wordSpacing != 0 }

    func wordSpacing(behind scalar: UInt32) -> FixedLength {
        guard wordSpacing != 0 else { return 0 }
        let takesSpacing = spacesEveryWordSeparator ? scalar.isWordSeparator : scalar == 0x20 || scalar == 0xA0
        return takesSpacing ? wordSpacing : 0
    }

    func scale(face: Int) -> GlyphScale { scales[face] }

    /// Points to the em of a face's glyphs: the first face's is what `size-adjust` makes of the run's size.
    func size(face: Int) -> Double { scales[face].size }

    /// The first face's metrics overrides; fallback faces keep their own.
    func overrides(face: Int) -> FontMetricOverrides? { face == 0 ? attributes.font.metricOverrides : nil }
}

extension hb_feature_t {
    /// The feature for a whole run.
    init(_ feature: FontFeature) {
        self.init(tag: feature.code, value: feature.value, start: 0, end: folio_hb_feature_global_end())
    }
}
