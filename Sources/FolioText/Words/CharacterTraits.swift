import FolioHarfBuzz

/// How the characters of a face behave in runs of one script and set of features: where a run may be cut into words, and
/// which letters need no shaping but kerning.
final class CharacterTraits: Sendable {
    /// A character's traits, its advance in font units, and which of the rules' neighbours it is, on the left and right.
    struct Entry: Sendable {
        private let bits: UInt64

        init(_ traits: UInt16, advance: Int = 0, left: UInt16 = 0, right: UInt16 = 0) {
            bits = UInt64(traits) | UInt64(advance) << 16 | UInt64(left) << 32 | UInt64(right) << 48
        }

        func has(_ trait: UInt16) -> Bool { bits & UInt64(trait) != 0 }
        var advance: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }
        /// Whether a rule may match where the other stands right before it.
        func matches(behind other: Entry) -> Bool { other.bits << 16 & bits & 0xFFFF << 48 != 0 }
    }

    /// Rules or kerning may see it right behind a space.
    static let bindsBehind: UInt16 = 1
    /// Rules may see it right behind a space that one that `precedes` stands before.
    static let bindsBehindSome: UInt16 = 2
    static let precedes: UInt16 = 4
    /// It may take part in a rule that reaches across a space behind it.
    static let bindsBefore: UInt16 = 8
    /// It may take part in a rule that reaches across a space behind it to one that `follows`.
    static let bindsBeforeSome: UInt16 = 16
    static let follows: UInt16 = 32
    /// It may take part in a rule that reaches across a space before it.
    static let bindsAfter: UInt16 = 64
    /// It may vanish or become part of another glyph, so that it does not count in a distance.
    static let isUncounted: UInt16 = 128
    /// A mark must not be the first thing behind a space.
    static let isMark: UInt16 = 256
    /// Rules, joining or composition may change it, or its glyph is no simple one.
    static let isShaped: UInt16 = 512
    /// It may be kerned with what stands after it.
    static let isKerned: UInt16 = 1024
    /// HarfBuzz may draw what the face lacks from anything.
    private static let unknown = Entry(0x3FF)

    /// No run may be cut: nothing is known of the font's rules, or they reach across every space.
    let isIndivisible: Bool
    /// How many counted characters a rule across a space reaches to each side.
    let reachBefore: Int
    let reachAfter: Int
    /// Glyphs may change places within a syllable.
    let reorders: Bool
    /// Made as texts ask for them: a face has thousands of characters, and a text some dozens.
    private let entries: LazyPages<Entry>

    /// - Parameters:
    ///   - substitution: the lookups of `GSUB` that HarfBuzz will apply to the runs.
    ///   - positioning: the same of `GPOS`.
    init(
        font: HarfBuzzFont, substitution: Set<Int>, positioning: Set<Int>, script: ScriptTag,
        isRightToLeft: Bool
    ) {
        reorders = !script.keepsGlyphOrder
        // Apple's tables are state machines; a bare `kern` table is not looked into.
        let opaque = ["morx", "mort", "kerx"] + (positioning.isEmpty ? ["kern"] : [])
        // Against its script's own direction a run is turned round before it is shaped.
        let natural = hb_script_get_horizontal_direction(hb_script_t(script.rawValue))
        let isTurned = natural == (isRightToLeft ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        var rules: LayoutRules?
        if !isTurned, let space = font.nominalGlyph(0x20),
            !opaque.contains(where: font.face.hasTable)
        {
            rules = LayoutRules(
                font: font, space: Int(space), substitution: substitution, positioning: positioning)
        }
        isIndivisible = rules?.keepsAll ?? true
        reachBefore = rules?.reachBefore ?? 0
        reachAfter = rules?.reachAfter ?? 0
        guard let rules else {
            entries = LazyPages { _ in CharacterTraits.unknown }
            return
        }
        let reorders = reorders
        let isCursive = script.isCursive
        entries = LazyPages { scalar in
            CharacterTraits.entry(
                scalar, font: font, rules: rules, reorders: reorders, isCursive: isCursive,
                isRightToLeft: isRightToLeft)
        }
    }

    private static func entry(
        _ scalar: UInt32, font: HarfBuzzFont, rules: LayoutRules, reorders: Bool, isCursive: Bool, isRightToLeft: Bool
    ) -> Entry {
        // HarfBuzz draws the mirror image of brackets where the face has it.
        let drawn = isRightToLeft ? scalar.mirrored : scalar
        guard font.nominalGlyph(scalar) != nil, let glyph = font.nominalGlyph(drawn) else { return unknown }
        let advance = Int(font.advance(glyph: glyph) >> font.unitShift)
        var traits = traits(of: drawn, font: font, rules: rules, reorders: reorders)
        if reorders || rules.entanglesPairs || (isCursive && scalar.mayJoin) || drawn.mayCompose
            || !(0...0xFFFF).contains(advance)
        {
            traits |= isShaped
        }
        var (left, right): (UInt16, UInt16) = (0, 0)
        for (index, neighbors) in rules.neighbors.enumerated() {
            if neighbors.left.contains(Int(glyph)) { left |= 1 << UInt16(index) }
            if neighbors.right.contains(Int(glyph)) { right |= 1 << UInt16(index) }
        }
        return Entry(traits, advance: min(max(0, advance), 0xFFFF), left: left, right: right)
    }

    /// A character's entry; for loops over a text, and no longer than the traits live.
    var reader: LazyPages<Entry>.Reader { entries.reader }

    private static func traits(of scalar: UInt32, font: HarfBuzzFont, rules: LayoutRules, reorders: Bool) -> UInt16 {
        var traits: UInt16 = 0
        if let glyph = font.nominalGlyph(scalar).map(Int.init) {
            if rules.behind.contains(glyph) { traits |= bindsBehind }
            if rules.behindSome.contains(glyph) { traits |= bindsBehindSome }
            if rules.preceding.contains(glyph) { traits |= precedes }
            if rules.before.contains(glyph) { traits |= bindsBefore }
            if rules.beforeSome.contains(glyph) { traits |= bindsBeforeSome }
            if rules.following.contains(glyph) { traits |= follows }
            if rules.after.contains(glyph) { traits |= bindsAfter }
            if rules.triggers.contains(glyph) { traits |= isShaped }
            if rules.kerned.contains(glyph) { traits |= isKerned }
            if rules.marks.contains(glyph) {
                traits |= isMark | isUncounted | isShaped
                if reorders && scalar.standsLeft { traits |= bindsBehind }
            }
            // Where glyphs change places only spaces count.
            if rules.uncounted.contains(glyph) || (reorders && scalar != 0x20) { traits |= isUncounted }
        }
        if scalar.isMark { traits |= isMark | isShaped }
        // HarfBuzz may skip it in a rule.
        if scalar.isDefaultIgnorable { traits |= isMark | isUncounted | isShaped }
        // It may be drawn from its canonical parts: their glyphs count as its own.
        for part in scalar.canonicalParts ?? [] {
            traits |=
                CharacterTraits.traits(of: part, font: font, rules: rules, reorders: reorders) & ~isShaped & ~isKerned
        }
        return traits
    }
}

extension UInt32 {
    /// Whether a letter beside it may take another form: no space, letter or sign below the joining scripts lets it, but letters
    /// join across the marks and soft hyphens between them (`Joining_Type` T of ArabicShaping.txt), never across U+200C.
    var mayJoin: Bool { (self >= 0x300 && self != 0x200C) || self == ProcessedText.softHyphen }

    /// Whether HarfBuzz may make another character of it: conjoining jamo, and what its parts do not compose to again.
    fileprivate var mayCompose: Bool {
        switch self {
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0x2044: return true
        default: break
        }
        guard let parts = canonicalParts else { return false }
        return parts.count != 2 || parts[1].composed(after: parts[0]) != self
    }
}

extension ScriptTag {
    /// Whether shaping leaves glyphs in the order of their letters: not in Indic scripts and their like.
    var keepsGlyphOrder: Bool { ScriptTag.ordered.contains(self) }

    private static let ordered: [ScriptTag] = [
        .common, .inherited, .latin, ScriptTag("Arab"), ScriptTag("Armn"), ScriptTag("Bopo"), ScriptTag("Cher"),
        ScriptTag("Copt"), ScriptTag("Cyrl"), ScriptTag("Ethi"), ScriptTag("Geor"), ScriptTag("Grek"),
        ScriptTag("Hang"), ScriptTag("Hani"), ScriptTag("Hebr"), ScriptTag("Hira"), ScriptTag("Kana"),
    ]
}
