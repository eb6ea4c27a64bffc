private import FolioICU

/// Line-break classes (UAX #14), as far as the rules here tell them apart.
enum LineBreakClass: Int32 {
    /// Letters and digits are one, ideographs and Hangul another.
    case other, letter, hebrewLetter, complexContext, ideograph
    case open, close, quotation, exclamation, solidus, infix, prefix, postfix
    case hyphen, breakAfter, breakBefore, breakBoth, nonstarter

    init(_ scalar: UInt32) {
        self = LineBreakClass(rawValue: Int32(folio_u_line_break_class(scalar))) ?? .other
    }

    var isWordPart: Bool {
        switch self {
        case .letter, .hebrewLetter, .complexContext, .ideograph: true
        default: false
        }
    }
}

/// `word-break: break-all`: a browser's answer for two characters, measured in Chromium for every pair of classes.
///
/// Letters and digits break from each other as ideographs do (CSS Text 3, § 5.2); closing marks stay with what is before.
enum BreakAllRule {
    static func allowsBreak(between first: UInt32, and second: UInt32) -> Bool {
        let before = LineBreakClass(first)
        let after = LineBreakClass(second)
        let isASCII = first < 0x80 && second < 0x80
        switch after {
        case .letter, .hebrewLetter, .complexContext, .ideograph, .open, .prefix, .breakBefore, .breakBoth: break
        case .hyphen:
            if before == .ideograph || before == .breakAfter || before == .breakBoth || before == .nonstarter {
                return false
            }
        case .postfix:
            switch before {
            case .exclamation, .postfix, .hyphen, .breakAfter, .nonstarter, .breakBoth: return true
            default: return false
            }
        default: return false
        }
        switch before {
        case .letter, .hebrewLetter, .complexContext, .ideograph, .close, .exclamation, .solidus, .breakAfter,
            .nonstarter:
            return true
        case .breakBoth: return after != .breakBoth
        case .quotation: return after == .open && isASCII
        case .prefix: return after == .breakBefore || after == .breakBoth || (first == 0x2B && after != .ideograph)
        case .infix: return after != .prefix && after != .complexContext
        case .postfix: return after != .complexContext
        case .hyphen: return after == .open || after == .ideograph || (after == .letter && isASCII)
        default: return false
        }
    }
}

/// `word-break: keep-all`: no break between letters and digits, of whatever script but the dictionary ones (CSS Text 3, § 5.2).
enum KeepAllRule {
    static func forbidsBreak(between first: UInt32, and second: UInt32) -> Bool {
        isKept(first) && isKept(second)
    }

    private static func isKept(_ scalar: UInt32) -> Bool {
        folio_u_is_letter_or_number(scalar) != 0 && LineBreakClass(scalar) != .complexContext
    }
}
