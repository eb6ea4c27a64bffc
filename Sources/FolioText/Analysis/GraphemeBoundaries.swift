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

    /// Rule GB9c, since Unicode 15.1, for Khmer and Myanmar since 16: consonants that a virama links are one cluster; ICU 72 does
    /// not know it yet.
    private static func joinConjuncts(_ units: UnsafeBufferPointer<UInt16>, _ starts: inout [Bool]) {
        // All in the basic plane, U+0900 to U+17FF.
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
            } else if starts[offset] || !(unit == 0x200D || UInt32(unit).extendsConjunct) {
                followsConsonant = false
                isLinked = false
            }
        }
    }

    static func isVirama(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D, 0x1039, 0x17D2: true
        default: false
        }
    }

    private static func isConsonant(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x915...0x939, 0x958...0x95F, 0x978...0x97F, 0x995...0x9B9, 0x9DC...0x9DF, 0x9F0...0x9F1, 0xA95...0xAB9,
            0xAF9,
            0xB15...0xB39, 0xB5C...0xB5F, 0xB71, 0xC15...0xC39, 0xC58...0xC5A, 0xD15...0xD3A, 0x1000...0x102A, 0x103F,
            0x1050...0x1055, 0x105A...0x105D, 0x1061, 0x1065...0x1066, 0x106E...0x1070, 0x1075...0x1081, 0x108E,
            0x1780...0x17B3:
            true
        default: false
        }
    }
}
