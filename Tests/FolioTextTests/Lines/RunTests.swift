import FolioText
import Testing

@Suite("Runs of attributes")
struct RunTests {
    private let attributes = TextAttributes(size: 20)

    private func width(_ text: String, wordSpacing: Double, environment: TextEnvironment = .uikit) -> Double {
        let attributes = TextAttributes(size: 20, wordSpacing: wordSpacing)
        return PreparedText(text, attributes: attributes, environment: environment).maxContentWidth
    }

    @Test(
        "Word-spacing is added at every word separator, and at no other space",
        arguments: [
            ("one two three", 2), (" a", 1), ("a\u{A0}b", 1), ("ሀ፡ለ", 1), ("a\u{10100}b\u{10101}c", 2),
            ("\u{1039F}", 1), ("\u{1091F}", 1), ("a\u{2003}b\u{2009}c\u{202F}d\u{3000}e", 0), ("مرحبا بالعالم", 1),
            ("日本 語", 1), ("a \u{301}b", 1), ("", 0),
        ])
    func wordSeparators(text: String, count: Int) {
        #expect(width(text, wordSpacing: 7) - width(text, wordSpacing: 0) == Double(count) * 7)
    }

    @Test("A browser spaces the space and the no-break space alone")
    func wordSeparatorsOfABrowser() {
        for (text, count) in [("a b\u{A0}c", 2.0), ("ሀ፡ለ", 0)] {
            #expect(
                width(text, wordSpacing: 7, environment: .css) - width(text, wordSpacing: 0, environment: .css) == count
                    * 7)
        }
    }

    @Test("Word-spacing and letter-spacing add up, and each run has its own")
    func spacings() {
        let runs = [
            TextRun("a b", TextAttributes(size: 20, letterSpacing: 2, wordSpacing: 5)),
            TextRun(" c", TextAttributes(size: 20, wordSpacing: -1)),
        ]
        let plain = PreparedText(runs: runs.map { TextRun($0.text, attributes) }).maxContentWidth
        #expect(abs(PreparedText(runs: runs).maxContentWidth - plain - (3 * 2 + 5 - 1)) < 1e-3)
    }

    @Test("A wrapped line counts the word-spacing inside it, not that of the space it ends in")
    func wordSpacingOnLines() {
        let attributes = TextAttributes(size: 20, wordSpacing: 30)
        let text = PreparedText("one two three", attributes: attributes)
        let layout = text.layout(width: text.maxContentWidth - 1)
        #expect(layout.lines.count == 2)
        let first = PreparedText("one two", attributes: attributes).maxContentWidth
        #expect(abs(layout.lines[0].width - first) < 1e-9)
    }

    @Test("Raised and lowered text makes room above and below, and its glyphs stand there")
    func baselineOffset() {
        let plain = PreparedText("x2", attributes: attributes).layout(width: .infinity)
        for offset in [9.0, -9] {
            let runs = [TextRun("x", attributes), TextRun("2", TextAttributes(size: 20, baselineOffset: offset))]
            let text = PreparedText(runs: runs)
            let line = text.layout(width: .infinity).lines[0]
            #expect(line.height == plain.height + 9)
            #expect(line.baseline == plain.lines[0].baseline + max(0, offset))
            let glyphs = text.glyphRuns(in: line)
            #expect(glyphs[0].glyphs[0].y == line.baseline)
            #expect(glyphs[1].glyphs[0].y == line.baseline - offset)
            #expect(line.width == plain.width)
        }
    }

    @Test("A fixed line height stays under UIKit's rule, whatever is raised or stands in the line")
    func fixedLineHeight() {
        let style = ParagraphStyle(lineHeight: .fixed(30))
        let raised = TextRun("2", TextAttributes(size: 20, baselineOffset: 15))
        let box = TextRun(TextAttachment(width: 10, height: 80), attributes)
        let text = PreparedText(runs: [TextRun("x", attributes), raised, box], paragraph: style)
        #expect(text.measure(width: .infinity).height == 30)
        // In a browser a line's box holds what is in it.
        let page = PreparedText(runs: [TextRun("x", attributes), raised, box], paragraph: style, environment: .css)
        #expect(page.measure(width: .infinity).height > 80)
    }

    @Test("The language of a run decides where it breaks")
    func languages() {
        // U+301C begins a line in Japanese text, not in English (UAX #14, CJ and NS; ICU's “normal” for Chinese and Japanese).
        func breaks(_ languages: [String]) -> [Int] {
            let runs = languages.map {
                TextRun("日〜本", TextAttributes(size: 20, language: $0))
            }
            let style = ParagraphStyle(overflowWrap: .normal, lineBreak: .normal)
            return PreparedText(runs: runs, paragraph: style).layout(width: 0).lines.map(\.utf16Range.lowerBound)
        }
        #expect(breaks(["ja"]) == [0, 1, 2])
        #expect(breaks(["en"]) == [0, 2])
        #expect(breaks(["en", "ja"]) == [0, 2, 3, 4, 5])
        #expect(breaks(["ja", "en"]) == [0, 1, 2, 3, 5])
    }

    @Test("Features belong to their run")
    func features() {
        let noto = FontDescriptor(families: ["Noto Sans"])
        let runs = [
            TextRun("office ", TextAttributes(font: noto, size: 20)),
            TextRun("office", TextAttributes(font: noto, size: 20, features: [FontFeature("liga", 0)])),
        ]
        let text = PreparedText(runs: runs)
        let counts = text.glyphRuns(in: text.layout(width: .infinity).lines[0]).map(\.glyphs.count)
        #expect(counts.count == 2)
        #expect(counts[0] - 1 < counts[1] && counts[1] == 6)
    }
}
