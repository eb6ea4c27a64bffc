extension NSAttributedString.Key {
    /// `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// `NSParagraphStyle`; the first character's serves the whole text.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// `UIColor` of the glyphs.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// `UIColor` behind the glyphs.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: points added after every character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points by which the characters stand above the baseline, below it where negative; the line makes room.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// `NSTextAttachment`: what a U+FFFC stands for.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A string, BCP 47: chooses language-specific glyphs and break rules and hyphenation.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
