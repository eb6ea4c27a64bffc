import Testing

@testable import FolioText

/// Unicode's own suites (Unicode 15.0, as ICU 72), read from Debian's unicode-data.
@Suite("Unicode's suites")
struct UnicodeSuiteTests {
    /// ICU 72 tailors the rules for hyphens before letters and for numbers; what differs is asked of ICU itself, unaltered.
    @Test("Lines break where LineBreakTest says, but for 22 lines that ICU answers differently")
    func lineBreaks() throws {
        let lines = try UnicodeTestFile.lines("auxiliary/LineBreakTest.txt")
        let iterator = BreakIterator(.line, locale: "en@lb=strict")
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
}
