import Testing

@testable import FolioText

/// Where letters stand beside letters no line breaker is asked: it would find no place among them.
struct LettersAloneTests {
    /// The places beside a character that is not ASCII at which a line may break, those behind spaces apart; nil where the text is
    /// not one of letters alone.
    private static func breaks(_ string: String, language: String) -> [Int]? {
        let units = Array(string.utf16)
        return units.withUnsafeBufferPointer { units in
            ScratchMemory.use { memory in
                let characters = TextCharacters(units, in: memory)
                guard LineBreakOpportunities.hasLettersAlone(units, characters) else { return nil }
                let style = ParagraphStyle()
                var opportunities = LineBreakOpportunities(
                    units, characters: characters, style: style, rules: .css, language: language, clusterStarts: nil,
                    in: memory)
                let found = opportunities.unicodeBreaks(
                    units, characters: characters, style: style, language: language)
                return (1..<max(1, units.count)).filter { offset in
                    let pair = units[offset - 1...offset]
                    return found[offset] && !pair.contains(where: LineBreakOpportunities.isBreakableSpace)
                        && pair.contains { $0 > 0x7F && $0 != 0xA0 }
                }
            }
        }
    }

    @Test(
        "No character that counts as a letter, a mark or a sign behind letters lets a line break",
        arguments: ["en", "ja"])
    func everyCharacter(language: String) {
        var count = 0
        for scalar in UInt32(0x80)...0xFFFF {
            guard let character = Unicode.Scalar(scalar) else { continue }
            for string in [
                "л\(character)ж", "\(character)ж\(character)", "л\(character) ж\(character)",
            ] {
                guard let breaks = Self.breaks(string, language: language) else { continue }
                count += 1
                #expect(breaks.isEmpty, "U+\(String(scalar, radix: 16)) in “\(string)” at \(breaks)")
            }
        }
        #expect(count > 20_000)
    }

    @Test("Nor does any mixture of them", arguments: ["en", "ja"])
    func mixtures(language: String) {
        let pieces = [
            "л", "ж", "ω", "ё", "e\u{301}", "и\u{306}", "ש", "שָׁ", "م", "مُ", "क", "क्ष", "नि", "த", "க்", "գ", "ქ", "አ",
            "x", "Z", "7", "2", " ", " ", "\u{A0}", ",", ".", "!", "?", ":", ";", ")", "]", "\"", "'", "/", "(", "-",
            "،", "؟",
            "।", "॥", "\u{301}", "\u{64E}", "«", "»", "–", "1", "٣", "\u{200D}", "\u{AD}", "漢", "ก", "😀",
        ]
        var random = RandomText(seed: 1204)
        var count = 0
        for _ in 0..<8_000 {
            var string = ""
            for _ in 0...random.next(below: 7) { string += pieces[random.next(below: pieces.count)] }
            guard let breaks = Self.breaks(string, language: language) else { continue }
            count += 1
            #expect(breaks.isEmpty, "“\(string)” at \(breaks)")
        }
        #expect(count > 800)
    }
}
