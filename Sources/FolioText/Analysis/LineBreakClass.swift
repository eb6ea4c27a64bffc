private import FolioICU

/// Line-break classes (UAX #14), as far as the rules here tell them apart.
enum LineBreakClass: Int32 {
    /// Letters and digits are one, ideographs and Hangul syllables another.
    case other, letter, hebrewLetter, complexContext, ideograph
    case open, close, quotation, exclamation, solidus, infix, prefix, postfix
    case hyphen, breakAfter, breakBefore, breakBoth, nonstarter
    case conditionalStarter, emojiBase, emojiModifier, jamo, combiningMark

    init(_ scalar: UInt32) {
        self = LineBreakClass(rawValue: Int32(folio_u_line_break_class(scalar))) ?? .other
    }
}
