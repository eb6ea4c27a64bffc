extension ParagraphStyle {
    /// How lines break where more than one way is good; the names are `NSParagraphStyle.LineBreakStrategy`'s.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A short word alone on a paragraph's last line gets the last word of the line before for company.
        ///
        /// Apple: “pushing out individual lines to avoid an orphan word on the last line of the paragraph”. The rule here: the word
        /// is at most a third as wide as the line before; that line keeps a word at least and stays as wide as the last; and the
        /// last line fits. There are as many lines as without, each as high as the fonts that are on it then ask for.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Lines do not break between Hangul syllables, as long as a word fits a line: CSS's `keep-all` for Korean alone.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    }
}
