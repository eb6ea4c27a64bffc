/// How a run of text is set: face, size, spacing, language, and what stands in it for U+FFFC.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontDescriptor
    /// Points (`.uikit`) or CSS pixels (`.css`) to the em; finite and positive.
    public var size: Double
    /// Added after every cluster, the last on a line included; not in joined scripts such as Arabic. Points.
    public var letterSpacing: Double
    /// Added after every word separator (CSS Text 3, § 8.1): U+0020, U+00A0, and those of Ethiopic, Aegean, Ugaritic and
    /// Phoenician, which browsers leave out (`.css`). Points.
    public var wordSpacing: Double
    /// How far the glyphs stand above the line's baseline, below it where negative; the line makes room. Points.
    ///
    /// `NSAttributedString.Key.baselineOffset`, CSS's `vertical-align: <length>`.
    public var baselineOffset: Double
    /// How many times as wide as they are the glyphs are set: their advances, and what they are drawn with. The spacings, tabs
    /// and attachments stay.
    ///
    /// `NSAttributedString.Key.expansion` has its logarithm.
    public var horizontalScale: Double
    /// The directions that the run is embedded in, the outermost first; those of none follow its characters alone.
    ///
    /// A text that has some goes without the embeddings and overrides of its characters (U+202A to U+202E).
    public var embeddings: [BidiEmbedding]
    /// What each U+FFFC of the run is; without one it is a character like any other.
    public var attachment: TextAttachment?
    /// BCP 47; chooses language-specific glyphs, line-break rules and hyphenation.
    public var language: String?
    public var features: [FontFeature]

    /// - Precondition: `size` is finite and above 0, the spacings and the baseline offset are finite; the scale is above 0 too.
    public init(
        font: FontDescriptor = .system(), size: Double, letterSpacing: Double = 0, wordSpacing: Double = 0,
        baselineOffset: Double = 0, horizontalScale: Double = 1, embeddings: [BidiEmbedding] = [],
        attachment: TextAttachment? = nil, language: String? = nil, features: [FontFeature] = []
    ) {
        precondition(size.isFinite && size > 0, "a font size is finite and above 0, not \(size)")
        precondition(letterSpacing.isFinite, "letter-spacing is finite, not \(letterSpacing)")
        precondition(wordSpacing.isFinite, "word-spacing is finite, not \(wordSpacing)")
        precondition(baselineOffset.isFinite, "a baseline offset is finite, not \(baselineOffset)")
        precondition(
            horizontalScale.isFinite && horizontalScale > 0,
            "a horizontal scale is finite and above 0, not \(horizontalScale)")
        self.font = font
        self.size = size
        self.letterSpacing = letterSpacing
        self.wordSpacing = wordSpacing
        self.baselineOffset = baselineOffset
        self.horizontalScale = horizontalScale
        self.embeddings = embeddings
        self.attachment = attachment
        self.language = language
        self.features = features
    }
}
