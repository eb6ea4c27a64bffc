private import FolioICU

/// `word-break: keep-all`: no break between letters and digits, of whatever script but the dictionary ones (CSS Text 3, § 5.2).
enum KeepAllRule {
    static func forbidsBreak(between first: UInt32, and second: UInt32) -> Bool {
        isKept(first) && isKept(second)
    }

    private static func isKept(_ scalar: UInt32) -> Bool {
        folio_u_is_letter_or_number(scalar) != 0 && LineBreakClass(scalar) != .complexContext
    }
}
