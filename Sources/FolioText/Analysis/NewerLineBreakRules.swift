private import FolioICU

/// What UAX #14 says since Unicode 15.1 and a browser does, over the breaks of ICU 72, which is Unicode 15.0.
struct NewerLineBreakRules {
    let units: UnsafeBufferPointer<UInt16>

    /// Whether a character is one that these rules are about.
    static func mayApply(to scalar: UInt32) -> Bool { isQuotation(scalar) || mayBeHyphen(scalar) }

    private static func isQuotation(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2018...0x201F, 0xAB, 0xBB: true
        default: false
        }
    }

    /// Beside the hyphens what breaks after itself and may stand behind a Hebrew letter: spaces, U+00AD.
    private static func mayBeHyphen(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0xAD, 0x58A, 0x5BE, 0x1400, 0x2000...0x2017, 0x2020...0x205F, 0x2E17, 0x2E40, 0x2E5D, 0x3000: true
        default: false
        }
    }

    /// Changes a flag for each offset, as ICU found them.
    func apply(to breaks: UnsafeMutableBufferPointer<Bool>) {
        for offset in units.indices {
            let scalar = UInt32(units[offset])
            guard CharacterProperties.of(scalar).contains(.hasNewerBreaks) else { continue }
            if NewerLineBreakRules.isQuotation(scalar) {
                quotation(scalar, at: offset, breaks)
            } else {
                hyphen(scalar, at: offset, breaks)
            }
        }
    }

    private func hyphen(_ scalar: UInt32, at offset: Int, _ breaks: UnsafeMutableBufferPointer<Bool>) {
        guard isHyphen(scalar) || LineBreakClass(scalar) == .breakAfter else { return }
        let end = endOfMarks(from: offset + 1)
        guard end < units.count else { return }
        let next = LineBreakClass(units.scalar(at: end).value)
        if let base = base(before: offset), LineBreakClass(base) == .hebrewLetter {
            // LB21a: behind a Hebrew letter only hyphens are glued to what follows, and not to a Hebrew letter.
            switch next {
            case .hebrewLetter: breaks[end] = true
            case .letter, .complexContext, .ideograph, .open, .prefix, .postfix:
                if !isHyphen(scalar) { breaks[end] = true }
            default: break
            }
        } else if isHyphen(scalar), beginsWord(offset), [.letter, .hebrewLetter, .complexContext].contains(next) {
            // LB20a: a hyphen at the beginning of a word belongs to it. Digits are LB25's.
            if folio_u_is_digit(units.scalar(at: end).value) == 0 { breaks[end] = false }
        }
    }

    /// Whether a hyphen before an offset would belong to what follows, did the text begin with it: a number or a word.
    func gluesLeadingHyphen(before offset: Int) -> Bool {
        guard offset > 0, offset < units.count, isHyphen(UInt32(units[offset - 1])) else { return false }
        let next = units.scalar(at: offset).value
        if folio_u_is_digit(next) != 0 { return units[offset - 1] == 0x2D }
        guard units[offset - 1] >= 0x80 || next >= 0x80 else { return false }
        return [.letter, .hebrewLetter, .complexContext].contains(LineBreakClass(next))
    }

    /// LB19a: between East Asian characters a quotation mark opens or closes as a bracket does.
    private func quotation(_ scalar: UInt32, at offset: Int, _ breaks: UnsafeMutableBufferPointer<Bool>) {
        let end = endOfMarks(from: offset + 1)
        guard end < units.count, let before = base(before: offset), folio_u_is_east_asian(before) != 0 else { return }
        let after = units.scalar(at: end).value
        guard folio_u_is_east_asian(after) != 0 else { return }
        switch folio_u_quotation_side(scalar) {
        case 1: if LineBreakClass(before) != .open { breaks[offset] = true }
        case 2:
            switch LineBreakClass(after) {
            case .nonstarter, .conditionalStarter, .breakAfter, .exclamation, .close, .infix, .other: break
            default: breaks[end] = true
            }
        default: break
        }
    }

    private func isHyphen(_ scalar: UInt32) -> Bool {
        scalar == 0x2D || NewerLineBreakRules.isUnambiguousHyphen(scalar)
    }

    /// Class HH (Unicode 17).
    static func isUnambiguousHyphen(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x58A, 0x5BE, 0x1400, 0x2010, 0x2012, 0x2013, 0x2E17, 0x2E40, 0x2E5D: true
        default: false
        }
    }

    /// At the text's start or behind white space, a zero-width space or glue.
    private func beginsWord(_ offset: Int) -> Bool {
        guard let before = base(before: offset) else { return true }
        switch before {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x34F, 0x2007, 0x2011, 0x200B, 0x2028, 0x2029, 0x202F, 0xFFFC: return true
        default: return false
        }
    }

    private func isMark(_ scalar: UInt32) -> Bool { scalar == 0x200D || LineBreakClass(scalar) == .combiningMark }

    private func endOfMarks(from start: Int) -> Int {
        var offset = start
        while offset < units.count {
            let (scalar, length) = units.scalar(at: offset)
            guard isMark(scalar) else { break }
            offset += length
        }
        return offset
    }

    /// The character before an offset that marks stand on; nil at the text's start.
    private func base(before offset: Int) -> UInt32? {
        var offset = offset
        while offset > 0 {
            let (scalar, length) = units.scalar(before: offset)
            guard isMark(scalar) else { return scalar }
            offset -= length
        }
        return nil
    }
}
