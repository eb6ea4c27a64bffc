private import FolioICU

/// `word-break: keep-all`: no break between letters and digits, of whatever script but the dictionary ones (CSS Text 3, § 5.2).
enum KeepAllRule {
    static func forbidsBreak(between first: UInt32, and second: UInt32) -> Bool {
        isKept(first) && isKept(second)
    }

    /// `LineBreakStrategy.hangulWordPriority`.
    static func forbidsBreakInHangul(between first: UInt32, and second: UInt32) -> Bool {
        isHangul(first) && isHangul(second)
    }

    private static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }

    private static func isKept(_ scalar: UInt32) -> Bool {
        folio_u_is_letter_or_number(scalar) != 0 && LineBreakClass(scalar) != .complexContext
    }
}
