private import FolioICU

/// `word-break: break-all`: a browser's answer for two characters, measured in Chromium for every pair of classes.
///
/// Letters and digits break from each other as ideographs do (CSS Text 3, § 5.2); closing marks stay with what is before. What
/// is not allowed here may still be by the usual rules.
enum BreakAllRule {
    private static let plus: UInt32 = 0x2B
    private static let bar: UInt32 = 0x7C

    static func allowsBreak(between first: UInt32, and second: UInt32) -> Bool {
        // Class HH is newer than the table and not in it.
        guard !NewerLineBreakRules.isUnambiguousHyphen(first), !NewerLineBreakRules.isUnambiguousHyphen(second) else {
            return false
        }
        // A bar is taken for a letter before and for a hyphen behind.
        let before = first == bar ? .letter : LineBreakClass(first)
        let after = second == bar ? .hyphen : LineBreakClass(second)
        switch after {
        case .letter, .hebrewLetter, .complexContext, .ideograph, .emojiBase, .open, .prefix, .breakBefore, .breakBoth:
            break
        case .emojiModifier: if before == .emojiBase { return false }
        case .jamo: if before == .jamo || before == .ideograph { return false }
        case .hyphen:
            switch before {
            case .ideograph, .emojiBase, .emojiModifier, .jamo, .breakBoth, .nonstarter, .conditionalStarter:
                return false
            default: break
            }
        case .postfix:
            switch before {
            case .exclamation, .postfix, .hyphen, .breakAfter, .nonstarter, .breakBoth: return true
            default: return false
            }
        default: return false
        }
        switch before {
        case .letter, .hebrewLetter, .complexContext, .ideograph, .emojiBase, .emojiModifier, .close, .exclamation,
            .solidus, .breakAfter, .nonstarter, .conditionalStarter:
            return true
        case .jamo: return after != .ideograph
        case .breakBoth: return after != .breakBoth
        case .prefix:
            return after == .breakBefore || after == .breakBoth
                || (first == plus && after != .ideograph && after != .emojiBase && after != .jamo)
        case .infix: return (after != .prefix || second == plus) && after != .complexContext
        case .postfix: return after != .complexContext
        case .hyphen:
            return after == .open || after == .ideograph || after == .emojiModifier
                || (after == .letter && folio_u_is_digit(second) != 0)
        default: return false
        }
    }
}
