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
        return starts
    }
}
