/// Those without a word of fonts, spaces or places are kept for who draws or reads the text, and do not change its layout.
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
    /// A number: points added after every character; takes the place of `kern` where it is not 0.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: 0 sets no ligatures that the language can do without.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points by which the characters stand above the baseline, below it where negative; the line makes room.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A number: the natural logarithm of how many times as wide the glyphs are set; 0 leaves them as they are.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A number: how far the glyphs lean, as a part of their height; their advances stay.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// Numbers, the outermost first, each of an `NSWritingDirection` and an `NSWritingDirectionFormatType`: what the characters
    /// are embedded in.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// An `NSAttributedString.TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// `NSTextAttachment`: what a U+FFFC stands for.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a string.
    public static let link = NSAttributedString.Key("NSLink")
    /// The number of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// `UIColor`; the text's own where there is none.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The number of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// `UIColor`; the text's own where there is none.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the outlines' thickness in hundredths of the font's size; filled as well where it is negative.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// `UIColor`; the text's own where there is none.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A string, BCP 47: chooses language-specific glyphs and break rules and hyphenation.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
