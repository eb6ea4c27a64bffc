/// Where grapheme clusters begin (UAX #29, with Unicode 16's conjuncts): a flag for every unit.
struct GraphemeBoundaries {
    /// nil where every unit is a cluster of its own.
    static func starts(_ units: UnsafeBufferPointer<UInt16>) -> [Bool]? {
        ScratchMemory.use { memory in
            starts(TextCharacters(units, in: memory), in: memory).map {
                Array(UnsafeBufferPointer(start: $0, count: units.count))
            }
        }
    }

    /// The same in memory that is lent.
    static func starts(_ characters: TextCharacters, in memory: ScratchMemory) -> UnsafePointer<Bool>? {
        guard !characters.union.isDisjoint(with: [.formsClusters, .isAboveBasicPlane]) else { return nil }
        let units = characters.units
        let starts = memory.allocate(Bool.self, capacity: units.count)
        var boundaries = GraphemeBoundaries()
        var offset = 0
        while offset < units.count {
            // Most characters are letters behind letters.
            if boundaries.isPlain, characters.properties[offset].isPlain {
                boundaries.previous = characters.properties[offset]
                starts[offset] = true
                offset += 1
                continue
            }
            let (scalar, length) = units.scalar(at: offset)
            starts[offset] = boundaries.breaks(before: scalar, characters.properties[offset])
            if length == 2 { starts[offset + 1] = false }
            offset += length
        }
        return UnsafePointer(starts)
    }

    private var previous = CharacterProperties()
    private var isFirst = true
    /// Regional indicators so far, without an end: two make a flag (GB12, GB13).
    private var hasOddIndicators = false
    /// A pictograph and what extends it: a joiner joins the next (GB11).
    private var followsPictograph = false
    /// A consonant, marks without a place of their own (InCB=Extend) and a virama: the next consonant belongs to it (GB9c).
    private var followsConsonant = false
    private var isLinked = false

    /// Nothing before goes on with a plain character.
    private var isPlain: Bool { previous.isPlain && !isFirst && !followsConsonant }

    private mutating func breaks(before scalar: UInt32, _ next: CharacterProperties) -> Bool {
        let isBoundary = isFirst || isBoundary(before: next, scalar)
        isFirst = false
        follow(next, scalar)
        return isBoundary
    }

    private func isBoundary(before next: CharacterProperties, _ scalar: UInt32) -> Bool {
        let (before, after) = (previous.grapheme, next.grapheme)
        if before == .other && after == .other {
            return !(isLinked && GraphemeBoundaries.isConsonant(scalar))
        }
        switch (before, after) {
        case (.cr, .lf): return false
        case (.cr, _), (.lf, _), (.control, _): return true
        case (_, .cr), (_, .lf), (_, .control): return true
        case (_, .extend), (_, .zwj), (_, .spacingMark): return false
        case (.prepend, _): return false
        case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt), (.lv, .v), (.v, .v), (.lv, .t), (.v, .t), (.lvt, .t), (.t, .t):
            return false
        case (.regionalIndicator, .regionalIndicator): return !hasOddIndicators
        case (.zwj, .pictograph): return !followsPictograph
        default: return !(isLinked && GraphemeBoundaries.isConsonant(scalar))
        }
    }

    private mutating func follow(_ next: CharacterProperties, _ scalar: UInt32) {
        previous = next
        let grapheme = next.grapheme
        if grapheme == .other && !followsConsonant {
            (hasOddIndicators, followsPictograph) = (false, false)
            followsConsonant = GraphemeBoundaries.isConsonant(scalar)
            return
        }
        hasOddIndicators = grapheme == .regionalIndicator && !hasOddIndicators
        switch grapheme {
        case .pictograph: followsPictograph = true
        case .extend, .zwj: break
        default: followsPictograph = false
        }
        if GraphemeBoundaries.isConsonant(scalar) {
            (followsConsonant, isLinked) = (true, false)
        } else if next.contains(.isLinker) {
            isLinked = followsConsonant
        } else if !(grapheme == .extend || grapheme == .zwj) || scalar == 0x200C {
            (followsConsonant, isLinked) = (false, false)
        }
    }

    /// Indic_Conjunct_Break=Linker, which ICU 72 does not know yet.
    static func isVirama(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D, 0x1039, 0x17D2: true
        default: false
        }
    }

    /// Indic_Conjunct_Break=Consonant.
    static func isConsonant(_ scalar: UInt32) -> Bool {
        guard scalar >= 0x915, scalar <= 0x17B3 else { return false }
        switch scalar {
        case 0x915...0x939, 0x958...0x95F, 0x978...0x97F, 0x995...0x9B9, 0x9DC...0x9DF, 0x9F0...0x9F1, 0xA95...0xAB9,
            0xAF9, 0xB15...0xB39, 0xB5C...0xB5F, 0xB71, 0xC15...0xC39, 0xC58...0xC5A, 0xD15...0xD3A,
            0x1000...0x102A, 0x103F, 0x1050...0x1055, 0x105A...0x105D, 0x1061, 0x1065...0x1066, 0x106E...0x1070,
            0x1075...0x1081, 0x108E, 0x1780...0x17B3:
            return true
        default: return false
        }
    }
}

extension CharacterProperties {
    /// A character by itself: no rule joins it with another of its kind.
    fileprivate var isPlain: Bool {
        isDisjoint(with: [.formsClusters, .isAboveBasicPlane, .isConsonant]) && grapheme == .other
    }
}
