/// Where grapheme clusters begin (UAX #29): a flag for every unit.
enum GraphemeBoundaries {
    private static let pool = Pool { BreakIterator(.grapheme, locale: "en") }

    /// nil where every unit is a cluster of its own.
    static func starts(_ units: UnsafeBufferPointer<UInt16>) -> [Bool]? {
        // Below the first combining mark only CR LF makes a cluster of two.
        var previous: UInt16 = 0
        let isSimple = units.allSatisfy { unit in
            defer { previous = unit }
            return unit < 0x300 && !(unit == 0x0A && previous == 0x0D)
        }
        if isSimple { return nil }
        var starts = [Bool](repeating: false, count: units.count)
        starts[0] = true
        pool.use { iterator in
            iterator.forEachBoundary(in: units) { offset, _ in if offset < starts.count { starts[offset] = true } }
        }
        joinConjuncts(units, &starts)
        return starts
    }

    /// Rule GB9c, since Unicode 15.1: consonants that a virama links are one cluster; ICU 72 does not know it yet.
    private static func joinConjuncts(_ units: UnsafeBufferPointer<UInt16>, _ starts: inout [Bool]) {
        // All in the basic plane, U+0900 to U+0D7F.
        guard units.contains(where: isVirama) else { return }
        var followsConsonant = false
        var isLinked = false
        for offset in units.indices {
            let unit = units[offset]
            if isConsonant(unit) {
                if followsConsonant && isLinked { starts[offset] = false }
                followsConsonant = true
                isLinked = false
            } else if isVirama(unit) {
                isLinked = followsConsonant
            } else if starts[offset] || !(unit == 0x200D || UInt32(unit).isMark) || isVowelSign(unit) {
                followsConsonant = false
                isLinked = false
            }
        }
    }

    static func isVirama(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D: true
        default: false
        }
    }

    private static func isConsonant(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x915...0x939, 0x958...0x95F, 0x978...0x97F, 0x995...0x9B9, 0x9DC...0x9DF, 0x9F0...0x9F1, 0xA95...0xAB9,
            0xAF9,
            0xB15...0xB39, 0xB5C...0xB5F, 0xB71, 0xC15...0xC39, 0xC58...0xC5A, 0xD15...0xD3A:
            true
        default: false
        }
    }

    /// A dependent vowel ends what a virama may link; a nukta or joiner does not.
    private static func isVowelSign(_ unit: UInt16) -> Bool { unit & 0x7F >= 0x3E && unit & 0x7F <= 0x4C }
}
