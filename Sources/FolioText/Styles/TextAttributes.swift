/// How a run of text is set: face, size, spacing and language.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontDescriptor
    /// Points (`.uikit`) or CSS pixels (`.css`) to the em; finite and positive.
    public var size: Double
    /// Added after every cluster, the last on a line included; not in joined scripts such as Arabic. Points.
    public var letterSpacing: Double
    /// BCP 47; chooses language-specific glyphs and, for the first run, line-break rules.
    public var language: String?
    public var features: [FontFeature]

    /// - Precondition: `size` is finite and above 0, `letterSpacing` is finite.
    public init(
        font: FontDescriptor = .system(), size: Double, letterSpacing: Double = 0, language: String? = nil,
        features: [FontFeature] = []
    ) {
        precondition(size.isFinite && size > 0, "a font size is finite and above 0, not \(size)")
        precondition(letterSpacing.isFinite, "letter-spacing is finite, not \(letterSpacing)")
        self.font = font
        self.size = size
        self.letterSpacing = letterSpacing
        self.language = language
        self.features = features
    }
}
