private import FolioICU

/// Unicode properties of code points, from ICU.
extension UInt32 {
    /// The character that stands for it in right-to-left text, “)” for “(”; itself where there is none.
    var mirrored: UInt32 { folio_u_mirror(self) }

    /// A vowel sign drawn left of the consonant that it follows.
    var standsLeft: Bool { folio_u_stands_left(self) != 0 }

    var isDefaultIgnorable: Bool { self == 0xAD || (self >= 0x34F && folio_u_is_default_ignorable(self) != 0) }

    /// Whether it may be drawn as an emoji: digits are such (UTS #51), a space is not, though an emoji font has one.
    var isEmoji: Bool { folio_u_is_emoji(self) != 0 }

    var isMark: Bool { folio_u_is_mark(self) != 0 }

    /// Whether it may stand between a consonant and the virama that links it: a mark without a place of its own (InCB=Extend).
    var extendsConjunct: Bool { self != 0x200C && folio_u_is_grapheme_extend(self) != 0 }

    /// CSS's word-separator characters (CSS Text 3, § 8.1).
    var isWordSeparator: Bool {
        switch self {
        case 0x20, 0xA0, 0x1361, 0x10100, 0x10101, 0x1039F, 0x1091F: true
        default: false
        }
    }

    /// One step of canonical decomposition; nil where there is none.
    var canonicalParts: [UInt32]? {
        guard self >= 0xC0 else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8) { units in
            let length = Int(folio_unorm_raw_decomposition(self, units.baseAddress))
            guard length > 0, length <= 8 else { return nil }
            var parts: [UInt32] = []
            UnsafeBufferPointer(rebasing: units[..<length]).forEachScalar { parts.append($1) }
            return parts
        }
    }

    /// The canonical composition of `base` and this mark; nil where there is none.
    func composed(after base: UInt32) -> UInt32? {
        let composed = folio_unorm_compose(base, self)
        return composed < 0 ? nil : UInt32(composed)
    }

    /// Whether bidi analysis is needed once the text has this code point: right-to-left letters, Arabic digits, controls.
    var mayBeRightToLeft: Bool {
        switch self {
        case ..<0x590: false
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}

extension UnsafeBufferPointer where Element == UInt16 {
    /// The scalar at an offset and its length in units; an unpaired surrogate counts as itself.
    @inline(__always)
    func scalar(at offset: Int) -> (value: UInt32, length: Int) {
        let unit = self[offset]
        if unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 {
            return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[offset + 1] & 0x3FF)), 2)
        }
        return (UInt32(unit), 1)
    }

    /// The scalar that ends at an offset, and its length in units.
    func scalar(before offset: Int) -> (value: UInt32, length: Int) {
        offset >= 2 && self[offset - 1] & 0xFC00 == 0xDC00 && self[offset - 2] & 0xFC00 == 0xD800
            ? scalar(at: offset - 2) : (UInt32(self[offset - 1]), 1)
    }

    /// Calls `body` with every scalar and its offset.
    @inline(__always)
    func forEachScalar(_ body: (Int, UInt32) -> Void) {
        var offset = 0
        while offset < count {
            let (value, length) = scalar(at: offset)
            body(offset, value)
            offset += length
        }
    }
}
