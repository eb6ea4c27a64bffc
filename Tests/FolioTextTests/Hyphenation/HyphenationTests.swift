import FolioText
import Foundation
import Testing

@Suite("Hyphenation")
struct HyphenationTests {
    private func hyphenated(_ word: String, _ language: String) -> String {
        var parts = Array(word.utf16)
        for offset in HyphenationDictionaries.system.hyphenationOffsets(in: word, language: language).reversed() {
            parts.insert(0x2D, at: offset)
        }
        return String(decoding: parts, as: UTF16.self)
    }

    private func text(
        _ string: String, language: String? = "en-US", hyphens: Hyphens = .auto,
        environment: TextEnvironment = .uikit, _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> PreparedText {
        var style = ParagraphStyle()
        style.hyphens = hyphens
        change(&style)
        return PreparedText(
            string, attributes: TextAttributes(size: 17, language: language), paragraph: style, environment: environment
        )
    }

    /// As TeX has them (Liang's patterns for American English, the German ones of the reformed spelling).
    @Test(
        "Words are hyphenated as their language has it",
        arguments: [
            ("en-US", "hy-phen-ation"), ("en", "con-cate-na-tion"), ("en_US", "al-go-rithm"),
            ("en-AU", "rep-re-sen-ta-tion"),
            ("EN-us", "HY-PHEN-ATION"), ("de", "Do-nau-dampf-schiff-fahrt"), ("de-CH", "Sil-ben-tren-nung"),
            ("de", "Über-prü-fung"), ("en", "a"), ("en", ""),
        ])
    func words(language: String, word: String) {
        #expect(hyphenated(word.replacing("-", with: ""), language) == word)
    }

    @Test("A language without a dictionary is not hyphenated")
    func unknownLanguage() {
        #expect(!HyphenationDictionaries.system.hasDictionary(for: "tlh"))
        #expect(hyphenated("hyphenation", "tlh") == "hyphenation")
        for language in ["tlh", "", "-", "../../etc/passwd", nil] {
            #expect(text("hyphenation", language: language).minContentWidth == text("hyphenation").maxContentWidth)
        }
    }

    @Test("A folder of dictionaries can be given, files that are none are passed over, and a missing one is an error")
    func folder() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphenation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(throws: HyphenationError.folderNotFound(path: folder.path)) {
            try HyphenationDictionaries(directory: folder)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // “Example”, in patterns of our own: x1a breaks, m3p breaks.
        try Data("UTF-8\nx1a\nm3p\n".utf8).write(to: folder.appendingPathComponent("hyph_qq_QQ.dic"))
        try Data("KOI8-R\n\u{C1}1\u{C2}\n".unicodeScalars.map { UInt8($0.value) })
            .write(to: folder.appendingPathComponent("hyph_qr.dic"))
        // Its replacement would change the spelling.
        try Data("UTF-8\nf1f/ff=f,1,2\na1b\n".utf8).write(to: folder.appendingPathComponent("hyph_qs.dic"))
        try Data("NO-SUCH-ENCODING\nx1a\n".utf8).write(to: folder.appendingPathComponent("hyph_qt.dic"))
        try Data().write(to: folder.appendingPathComponent("hyph_qu.dic"))
        let dictionaries = try HyphenationDictionaries(directory: folder)
        #expect(dictionaries.hyphenationOffsets(in: "Example", language: "qq") == [2, 4])
        #expect(dictionaries.hyphenationOffsets(in: "вАБа", language: "qr-RU") == [2])
        #expect(dictionaries.hyphenationOffsets(in: "日А", language: "qr") == [])
        #expect(dictionaries.hyphenationOffsets(in: "schiffahrtabend", language: "qs") == [11])
        for language in ["qt", "qu", "en"] { #expect(!dictionaries.hasDictionary(for: language), "\(language)") }
        let environment = TextEnvironment(hyphenation: dictionaries)
        #expect(text("Example", language: "qq", environment: environment).layout(width: 55).lines.count == 2)
    }

    @Test("A hyphen is shown and counted where a line ends in a word, and only there")
    func shownHyphen() throws {
        let word = "hyphenation"
        let text = text(word)
        let hyphen = PreparedText("\u{2010}", attributes: TextAttributes(size: 17)).maxContentWidth
        let lines = text.layout(width: 70).lines
        #expect(lines.map(\.utf16Range) == [0..<6, 6..<11])
        let part = PreparedText("hyphen", attributes: TextAttributes(size: 17)).maxContentWidth
        #expect(lines[0].width == part + hyphen)
        #expect(text.glyphRuns(in: lines[0]).reduce(0) { $0 + $1.glyphs.count } == 7)
        #expect(text.glyphRuns(in: lines[1]).reduce(0) { $0 + $1.glyphs.count } == 5)
        #expect(
            text.layout(width: 500).lines[0].width
                == PreparedText(word, attributes: TextAttributes(size: 17)).maxContentWidth)
        // The part fits without the hyphen, not with it.
        #expect(text.layout(width: part + hyphen / 2).lines[0].utf16Range == 0..<2)
    }

    @Test("Soft hyphens come before the dictionary, and “none” passes over both")
    func hyphens() {
        let soft = "hyphena\u{AD}tion"
        #expect(text(soft, hyphens: .auto).layout(width: 85).lines.map(\.utf16Range) == [0..<8, 8..<12])
        #expect(text(soft, hyphens: .manual).layout(width: 85).lines.map(\.utf16Range) == [0..<8, 8..<12])
        let none = text(soft, hyphens: .none) { $0.overflowWrap = .normal }
        #expect(none.layout(width: 75).lines.count == 1)
        #expect(none.minContentWidth == none.maxContentWidth)
        #expect(text("hyphenation", hyphens: .manual) { $0.overflowWrap = .normal }.layout(width: 75).lines.count == 1)
        // Nor is one shown at the end of the text, or before a space.
        let plain = text("hyphenation", hyphens: .none).maxContentWidth
        #expect(abs(text("hyphenation\u{AD}", hyphens: .none).maxContentWidth - plain) < 1e-9)
        #expect(text("ab\u{AD} cd", hyphens: .none).layout(width: 25).lines[0].width == text("ab").maxContentWidth)
    }

    @Test("Limits keep short words and short parts whole")
    func limits() {
        func breaks(_ word: String, _ limits: HyphenationLimits) -> [Int] {
            text(word) {
                $0.overflowWrap = .normal
                $0.hyphenationLimits = limits
            }.layout(width: 0).lines.dropFirst().map(\.utf16Range.lowerBound)
        }
        #expect(breaks("hyphenation", HyphenationLimits()) == [2, 6])
        #expect(breaks("hyphenation", HyphenationLimits(wordLength: 12)) == [])
        #expect(breaks("hyphenation", HyphenationLimits(wordLength: 11)) == [2, 6])
        #expect(breaks("hyphenation", HyphenationLimits(before: 3)) == [6])
        #expect(breaks("hyphenation", HyphenationLimits(after: 6)) == [2])
        #expect(breaks("(hyphenation!)", HyphenationLimits()) == [3, 7])
    }

    @Test("Each run is hyphenated in its language, and a word goes on across runs")
    func languages() {
        func breaks(_ runs: [(String, String?)]) -> [Int] {
            var style = ParagraphStyle(overflowWrap: .normal)
            style.hyphens = .auto
            let runs = runs.map { TextRun($0.0, TextAttributes(size: 17, language: $0.1)) }
            return PreparedText(runs: runs, paragraph: style).layout(width: 0).lines.dropFirst().map(
                \.utf16Range.lowerBound)
        }
        #expect(breaks([("hyphenation ", "en"), ("Silbentrennung", "de")]) == [2, 6, 12, 15, 18, 22])
        #expect(breaks([("hyphenation ", nil), ("Silbentrennung", "de")]) == [12, 15, 18, 22])
        let runs = [
            TextRun("hyph", TextAttributes(size: 17, language: "en")),
            TextRun("en", TextAttributes(size: 21, language: "en")),
            TextRun("ation", TextAttributes(font: .system(weight: .bold), size: 17, language: "en")),
        ]
        var style = ParagraphStyle(overflowWrap: .normal)
        style.hyphens = .auto
        let text = PreparedText(runs: runs, paragraph: style)
        let lines = text.layout(width: 0).lines
        #expect(lines.map(\.utf16Range) == [0..<2, 2..<6, 6..<11])
        // The hyphen is in the style of the letters before it.
        #expect(text.glyphRuns(in: lines[1]).last?.size == 21)
    }

    /// A text with soft hyphens at the dictionary's places is the same text.
    @Test(
        "Automatic hyphenation lays out as soft hyphens at the same places do",
        arguments: [TextEnvironment.uikit, .css])
    func softHyphens(environment: TextEnvironment) {
        let english = """
            Typographers measure everything twice: hyphenation, justification, letterspacing — and, occasionally, \
            responsibilities (“international”) of characteristically complicated representations. Don't over-engineer!
            """
        let german = """
            Geschwindigkeitsbegrenzungen überraschen Autofahrerinnen, wohingegen Straßenbahnhaltestellen mit \
            „Fahrkartenautomaten“ außergewöhnlich unübersichtlich beschildert werden.
            """
        for (string, language) in [(english, "en-US"), (german, "de")] {
            var soft: [UInt16] = []
            for word in string.split(omittingEmptySubsequences: false, whereSeparator: { !$0.isLetter }) {
                var units = Array(word.utf16)
                let offsets = HyphenationDictionaries.system.hyphenationOffsets(in: String(word), language: language)
                for offset in offsets.reversed() where offset >= 2 && word.utf16.count - offset >= 2 && word.count >= 5
                {
                    units.insert(0xAD, at: offset)
                }
                soft += units
                if word.endIndex < string.endIndex { soft += Array(String(string[word.endIndex]).utf16) }
            }
            let softText = text(
                String(decoding: soft, as: UTF16.self), language: language, hyphens: .manual, environment: environment
            ) { $0.overflowWrap = .normal }
            let autoText = text(string, language: language, environment: environment) { $0.overflowWrap = .normal }
            for width in stride(from: 30.0, to: 500, by: 3.7) {
                let (soft, auto) = (softText.layout(width: width), autoText.layout(width: width))
                #expect(auto.lines.count == soft.lines.count, "\(width)")
                #expect(auto.height == soft.height)
                for (auto, soft) in zip(auto.lines, soft.lines) {
                    #expect(abs(auto.width - soft.width) <= 2.0 / 64, "\(width) \(auto.utf16Range)")
                }
                let measured = autoText.measure(width: width)
                #expect(measured.lineCount == auto.lines.count && measured.width == auto.width)
            }
        }
    }

    @Test("Measuring a hyphenated text shapes nothing new")
    func noShaping() {
        let text = text("Typographers measure everything twice: hyphenation, justification, letterspacing.")
        for width in stride(from: 30.0, to: 400, by: 7) { _ = text.measure(width: width) }
        let heights = stride(from: 30.0, to: 400, by: 7).map { text.measure(width: $0) }
        #expect(stride(from: 30.0, to: 400, by: 7).map { text.measure(width: $0) } == heights)
    }

    @Test("A word as long as a text is left alone, and a text of many words is prepared in time")
    func longTexts() {
        let word = text(String(repeating: "hyphenation", count: 2000))
        #expect(word.layout(width: 100).lines.last?.utf16Range.upperBound == 22_000)
        let words = text(String(repeating: "hyphenation ", count: 20_000))
        #expect(words.measure(width: 70).lineCount == 40_000)
    }
}
