import Testing

@testable import FolioText

/// Unicode's own suites (Unicode 15.0, as ICU 72), read from Debian's unicode-data.
@Suite("Unicode's suites")
struct UnicodeSuiteTests {
    /// ICU 72 tailors the rules for hyphens before letters and for numbers; what differs is asked of ICU itself, unaltered.
    @Test("Lines break where LineBreakTest says, but for 22 lines that ICU answers differently")
    func lineBreaks() throws {
        let lines = try UnicodeTestFile.lines("auxiliary/LineBreakTest.txt")
        let iterator = BreakIterator(locale: "en@lb=strict")
        let differences = lines.filter { line in
            let (units, expected) = UnicodeTestFile.breaks(line)
            return units.withUnsafeBufferPointer { iterator.boundaries(in: $0) } != expected
        }
        #expect(lines.count > 7000)
        #expect(differences.count == 22)
    }

    @Test("Grapheme clusters begin where GraphemeBreakTest says")
    func graphemes() throws {
        let lines = try UnicodeTestFile.lines("auxiliary/GraphemeBreakTest.txt")
        for line in lines {
            let (units, expected) = UnicodeTestFile.breaks(line)
            let starts = units.withUnsafeBufferPointer { GraphemeBoundaries.starts($0) }
            let found = (1..<max(1, units.count)).filter { starts?[$0] ?? true } + [units.count]
            #expect(found == expected, "\(line)")
        }
        #expect(lines.count > 500)
    }

    /// All 31 mix embeddings and isolates so that a removed control stands before an isolate; the levels are ICU's, unaltered.
    @Test("Levels are those of BidiCharacterTest, but for 31 lines that ICU answers differently")
    func bidiCharacters() throws {
        let lines = try UnicodeTestFile.lines("BidiCharacterTest.txt")
        let bidi = Bidi()
        let differences = lines.filter { line in
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let scalars = fields[0].split(separator: " ").map(UnicodeTestFile.encoded)
            let base: UInt8? = fields[1] == "0" ? 0 : fields[1] == "1" ? 1 : nil
            let found = scalars.flatMap { $0 }.withUnsafeBufferPointer { bidi.levels(of: $0, baseLevel: base) }
            var offset = 0
            let levels = scalars.map { scalar in
                defer { offset += scalar.count }
                return found.levels[offset]
            }
            // “x” is a character that rule X9 removes: its level is of no account.
            let agrees = zip(levels, fields[3].split(separator: " ")).allSatisfy { $1 == "x" || $0 == UInt8($1) }
            return !agrees || found.paragraphs.first?.level != UInt8(fields[2])
        }
        #expect(lines.count > 90_000)
        #expect(differences.count == 31)
    }

    /// Where all of a text runs in one direction ICU gives it one level, such as 0 for Arabic digits alone: the same order.
    @Test("Levels and order are those of BidiTest, for every base direction")
    func bidiClasses() throws {
        let bidi = Bidi()
        var cases = 0
        var differences = 0
        try UnicodeBidiTestFile().forEachLine(
            heading: { levels, order in
                // A level of nil belongs to a character that rule X9 removes.
                let kept = levels.indices.filter { levels[$0] != nil }
                #expect(Bidi.visualOrder(levels: kept.map { levels[$0]! }).map { kept[$0] } == order)
            },
            { line in
                // Bits 1, 2 and 4: the paragraph finds its direction itself, runs left to right, right to left.
                for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where line.directions & bit != 0 {
                    cases += 1
                    let found = line.units.withUnsafeBufferPointer { bidi.levels(of: $0, baseLevel: base).levels }
                    let isUniform = found.allSatisfy { $0 == found[0] }
                    for (level, expected) in zip(found, line.levels) {
                        guard let expected, level != expected else { continue }
                        guard !isUniform || level & 1 != expected & 1 else { continue }
                        differences += 1
                        break
                    }
                }
            })
        #expect(cases == 770_241)
        #expect(differences == 0)
    }
}
