/// How short the words and their parts may be that are hyphenated automatically, in characters (CSS's `hyphenate-limit-chars`).
///
/// A dictionary has limits of its own, and the stricter of both counts.
public struct HyphenationLimits: Hashable, Sendable {
    /// Shorter words stay whole.
    public var wordLength: Int
    /// At least so many stand before the hyphen …
    public var before: Int
    /// … and so many behind it.
    public var after: Int

    /// CSS's recommendation: words of 5, with 2 before and 2 behind the hyphen.
    public init(wordLength: Int = 5, before: Int = 2, after: Int = 2) {
        self.wordLength = wordLength
        self.before = before
        self.after = after
    }
}
