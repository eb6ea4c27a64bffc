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
