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
    /// A string, BCP 47: chooses language-specific glyphs and break rules.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}
