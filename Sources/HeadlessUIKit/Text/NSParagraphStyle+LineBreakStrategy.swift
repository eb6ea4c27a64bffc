extension NSParagraphStyle {
    /// How lines break where more than one way is good.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A short word alone on a paragraph's last line gets the last word of the line before for company.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Lines do not break between Hangul syllables where a word fits a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels do unless told otherwise: lines are filled.
        ///
        /// A device's labels may push words out by a rule that Apple does not publish; `pushOut` asks for the one here.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
