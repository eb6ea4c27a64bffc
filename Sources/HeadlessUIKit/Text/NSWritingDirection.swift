/// The direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// Each paragraph's first strong character decides (UAX #9, rules P2 and P3).
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension NSParagraphStyle {
    /// The direction of a language (BCP 47), the reader's own where nil; from left to right where it is not known.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
