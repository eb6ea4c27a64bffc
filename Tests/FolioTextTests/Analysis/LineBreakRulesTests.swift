import Testing

@testable import FolioText

/// Rules of a browser's line breaking, each as Chromium 156 answers.
@Suite("A browser's break rules")
struct LineBreakRulesTests {
    /// The text's lines where only its breaks matter: at no width.
    private func pieces(
        _ string: String, _ whiteSpace: ParagraphStyle.WhiteSpace = .normal,
        wordBreak: ParagraphStyle.WordBreak = .normal, overflowWrap: ParagraphStyle.OverflowWrap = .normal,
        width: Double = 0, family: String = "Noto Sans", size: Double = 16
    ) -> String {
        let style = ParagraphStyle(
            whiteSpace: whiteSpace, wordBreak: wordBreak, overflowWrap: overflowWrap, direction: .leftToRight,
            lastNewlineMakesLine: false)
        let text = PreparedText(
            string, attributes: TextAttributes(font: FontDescriptor(families: [family]), size: size), paragraph: style,
            environment: .css)
        let units = Array(string.utf16)
        return text.layout(width: width).lines.map { String(decoding: units[$0.utf16Range], as: UTF16.self) }
            .joined(separator: "|")
    }

    @Test("A hyphen at the beginning of a word or number belongs to it, elsewhere it ends one")
    func hyphens() {
        #expect(pieces("слово -слово") == "слово |-слово")
        #expect(pieces("слово –имя") == "слово |–имя")
        #expect(pieces("слово-слово") == "слово-|слово")
        #expect(pieces("a -5") == "a |-5")
        #expect(pieces("a-5") == "a-|5")
    }

    @Test("Hebrew letters part behind a hyphen, and what is no Hebrew letter stays with it")
    func hebrewHyphens() {
        #expect(pieces("בית־ספר") == "בית־|ספר")
        #expect(pieces("בית־5") == "בית־5")
        #expect(pieces("בי\u{AD}טול") == "בי\u{AD}|טול")
    }

    @Test("Between East Asian letters a quotation mark opens and closes as a bracket does")
    func eastAsianQuotes() {
        #expect(pieces("不爲“目錄”好") == "不|爲|“目|錄”|好")
        #expect(pieces("a“b”c") == "a“b”c")
    }

    @Test("Khmer and Lao break between a browser's words")
    func words() {
        #expect(pieces("ថ្ងៃនេះមេឃស្រឡះល្អ") == "ថ្ងៃ|នេះ|មេឃ|ស្រឡះ|ល្អ")
        #expect(pieces("ພາສາລາວ") == "ພາສາ|ລາວ")
    }

    @Test("A dictionary is not asked about the last letters of a run that a line begins in")
    func shortRuns() {
        #expect(pieces("ของต") == "ของต")
        #expect(pieces("ข้อผิดพ") == "ข้อ|ผิดพ")
    }

    @Test("U+3000 hangs, but behind collapsed spaces it begins the next line")
    func ideographicSpaces() {
        #expect(pieces("abc \u{3000}def") == "abc |\u{3000}|def")
        #expect(pieces("abc \u{3000}def", .preWrap) == "abc \u{3000}|def")
        #expect(pieces("abc\u{3000} \u{3000}def") == "abc\u{3000} \u{3000}|def")
    }

    @Test("Glue keeps what is before it, unless that breaks behind itself")
    func glue() {
        #expect(pieces("a-\u{A0}b") == "a-|\u{A0}b")
        #expect(pieces("a\u{A0}b") == "a\u{A0}b")
    }

    @Test("break-all takes digits from their hyphen, and leaves a word-initial hyphen with its letter")
    func breakAll() {
        #expect(pieces("я-5", wordBreak: .breakAll) == "я|-|5")
        #expect(pieces("я-я", wordBreak: .breakAll) == "я|-я")
        #expect(pieces("a|b", wordBreak: .breakAll) == "a|||b")
        #expect(pieces("👍🏽👍", wordBreak: .breakAll) == "👍🏽|👍")
    }

    @Test("break-all behind a mark is found going on from what overflows, not going back")
    func breakAllBehindMarks() {
        // Two syllables fit in 30 pixels. Every place is behind a mark, so the line goes on to the first behind what overflows.
        let word = "\u{915}\u{941}\u{915}\u{941}\u{915}\u{941}\u{915}\u{941}\u{915}\u{941}"
        #expect(
            pieces(word, wordBreak: .breakAll)
                == "\u{915}\u{941}|\u{915}\u{941}|\u{915}\u{941}|\u{915}\u{941}|\u{915}\u{941}")
        let first = pieces(word, wordBreak: .breakAll, width: 30).split(separator: "|")[0]
        #expect(first.unicodeScalars.count == 6)
    }

    @Test(
        "A ligature comes apart where the room ends",
        arguments: [
            (0.0, "o|ff|i|c|e"), (12, "o|ff|ic|e"), (16, "of|fi|c|e"), (20, "of|fic|e"), (24, "off|ice"),
            (28, "offi|ce"),
        ])
    func latinLigatures(width: Double, lines: String) {
        #expect(pieces("office", overflowWrap: .anywhere, width: width) == lines)
    }

    @Test(
        "From right to left a ligature comes apart only where nothing of it fits",
        arguments: [(0.0, "ب|ل|ا|ب"), (12, "ب|لا|ب"), (16, "بلا|ب")])
    func arabicLigatures(width: Double, lines: String) {
        #expect(pieces("بلاب", overflowWrap: .anywhere, width: width) == lines)
    }

    @Test("White space inside a word hangs behind a cut, and no line begins with it")
    func whiteSpaceBehindCuts() {
        func lines(_ string: String, _ width: Double, _ overflowWrap: ParagraphStyle.OverflowWrap = .breakWord)
            -> String
        {
            pieces(string, .preWrap, overflowWrap: overflowWrap, width: width, family: "Inter")
        }
        #expect(lines("word\u{3000}, b", 0) == "w|o|r|d\u{3000}|, |b")
        #expect(lines("word\u{3000}, b", 40) == "word\u{3000}|, b")
        #expect(lines("don't\u{3000}\u{301}a b", 40) == "don't\u{3000}|\u{301}a b")
        #expect(lines("\u{3000}\u{301}b c", 0) == "\u{3000}\u{301}|b |c")
        #expect(lines("ab\u{A0}  \u{3000}\u{3000}\u{200C}x y", 28) == "ab\u{A0}  \u{3000}\u{3000}|\u{200C}x y")
        #expect(lines("日本\u{3000},、日", 28, .anywhere) == "日|本\u{3000}|,、|日")
    }

    @Test("A hyphen that has no room makes the word break as much earlier")
    func hyphenWithoutRoom() {
        #expect(pieces("Stani\u{AD}slaw", overflowWrap: .anywhere, width: 40) == "Stan|i\u{AD}slaw")
    }

    /// So a text may have other lines at the width that its lines had: 86.5 pixels here, and at 91 a room of 85.6.
    @Test(
        "For a hyphen without room its item is broken again as if the line were as much shorter",
        arguments: [
            (86.0, "AVATAR |To, \u{AD}word"), (90, "AVATAR To, |\u{AD}word"), (91, "AVATAR |To, \u{AD}word"),
            (93, "AVATAR To, |\u{AD}word"), (97, "AVATAR To, \u{AD}|word"),
        ])
    func hyphenAgain(width: Double, lines: String) {
        #expect(pieces("AVATAR To, \u{AD}word", .preWrap, width: width, family: "Inter") == lines)
    }

    @Test("Before a hyphen without room another item keeps its breaks")
    func hyphenOfAnotherItem() {
        let text = "한국어 \u{AD}שלום"
        let width = 50.0
        #expect(pieces(text, .preWrap, overflowWrap: .breakWord, width: width, family: "Inter") == "한국어 |\u{AD}שלום")
    }

    @Test("A mark that begins a line stands on a dotted circle, at the text's end too")
    func marksAtTheEnd() {
        for (string, widths) in [
            ("x \u{20E3}", [8.640625, 19.96875]), ("x \u{20E3} y", [8.640625, 19.96875, 8.921875]),
        ] {
            let text = PreparedText(string, attributes: TextAttributes(size: 16), environment: .css)
            #expect(text.layout(width: 0).lines.map(\.width) == widths)
        }
    }

    @Test("Consonants that a virama links stay on a line, in Khmer and Burmese too")
    func conjuncts() {
        #expect(pieces("តុក្ប", overflowWrap: .anywhere) == "តុ|ក្ប")
        #expect(
            pieces("\u{1780}\u{17B6}\u{17D2}\u{1793}", overflowWrap: .anywhere) == "\u{1780}\u{17B6}\u{17D2}|\u{1793}")
        #expect(pieces("သတ္တဝါ", overflowWrap: .anywhere) == "သ|တ္တ|ဝ|ါ")
        #expect(pieces("\u{1000}\u{1039}\u{1040}", overflowWrap: .anywhere) == "\u{1000}\u{1039}|\u{1040}")
        #expect(pieces("\u{915}\u{941}\u{94D}\u{915}", overflowWrap: .anywhere) == "\u{915}\u{941}\u{94D}\u{915}")
    }

    @Test("Where white space is kept no kerning crosses a zero-width non-joiner")
    func nonJoiners() {
        func width(_ string: String, _ whiteSpace: ParagraphStyle.WhiteSpace) -> Double {
            PreparedText(
                string, attributes: TextAttributes(font: FontDescriptor(families: ["Inter"]), size: 100),
                paragraph: ParagraphStyle(whiteSpace: whiteSpace), environment: .css
            ).maxContentWidth
        }
        #expect(width("A\u{200C}V", .normal) == 128.421875)
        #expect(width("A\u{200C}V", .preWrap) == 135.25)
    }

    @Test("Between two ASCII characters a browser differs from UAX #14 in 405 of 8,836 pairs")
    func asciiTable() {
        let iterator = BreakIterator(locale: "en@lb=normal")
        var differences = 0
        for first in UInt16(0x21)...0x7E {
            for second in UInt16(0x21)...0x7E {
                let units: [UInt16] = [0x78, first, second, 0x78]
                let unicode = units.withUnsafeBufferPointer { iterator.boundaries(in: $0).contains(2) }
                let table = units.withUnsafeBufferPointer { units in
                    ScratchMemory.use { memory in
                        LineBreakOpportunities(
                            units, characters: TextCharacters(units, in: memory), style: ParagraphStyle(), rules: .css,
                            language: "en", clusterStarts: nil, in: memory
                        ).allowed[2]
                    }
                }
                if table != unicode { differences += 1 }
            }
        }
        #expect(differences == 405)
    }
}
