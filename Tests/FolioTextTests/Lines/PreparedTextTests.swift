import FolioText
import Testing

@Suite("Prepared text")
struct PreparedTextTests {
    private let attributes = TextAttributes(size: 17)

    @Test("An empty text has no lines and no height")
    func empty() {
        let measurement = PreparedText("", attributes: attributes).measure(width: 100)
        #expect(measurement == TextMeasurement(width: 0, height: 0, lineCount: 0))
    }

    @Test("A last newline makes one more line in a label and none in a browser's block")
    func lastNewline() {
        #expect(PreparedText("a\n", attributes: attributes).measure(width: 100).lineCount == 2)
        var block = ParagraphStyle()
        block.lastNewlineMakesLine = false
        #expect(PreparedText("a\n", attributes: attributes, paragraph: block).measure(width: 100).lineCount == 1)
        #expect(PreparedText("\n", attributes: attributes).measure(width: 100).lineCount == 2)
    }

    @Test("White space that collapsed behind a forced break belongs to the line that it ends, and lines do not overlap")
    func collapsedEnd() {
        let text = PreparedText("a \u{2028} ", attributes: attributes, paragraph: ParagraphStyle(whiteSpace: .preLine))
        #expect(text.layout(width: 100).lines.map(\.utf16Range) == [0..<4, 4..<4])
    }

    @Test("A space is no emoji: U+FE0F behind it asks for no other face")
    func variationBehindSpace() {
        func width(_ string: String) -> Double {
            PreparedText(string, attributes: attributes, environment: .css).maxContentWidth
        }
        #expect(width("a \u{FE0F}b") == width("a b"))
        #expect(width("1\u{FE0F}") > width("1"))
    }

    @Test("A maximum of lines caps the count and the height")
    func maximumLines() {
        let text = PreparedText(String(repeating: "word ", count: 40), attributes: attributes)
        let all = text.measure(width: 100)
        let two = text.measure(width: 100, maximumLines: 2)
        #expect(all.lineCount > 2)
        #expect(two.lineCount == 2)
        #expect(two.height * Double(all.lineCount) == all.height * 2)
    }

    @Test("A truncated line ends in the token, fits, and never cuts a grapheme cluster")
    func truncation() {
        let string = "The quick brown fox 👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧 jumps over the lazy dog"
        let text = PreparedText(string, attributes: attributes)
        for width in stride(from: 20.0, to: 400, by: 3) {
            let line = text.layout(width: width, maximumLines: 1).lines[0]
            guard line.isTruncated else { continue }
            #expect(line.width <= max(width, PreparedText("…", attributes: attributes).maxContentWidth))
            let cut = String.Index(utf16Offset: line.truncation!.hiddenRange.lowerBound, in: string)
            #expect(string.indices.contains(cut) || cut == string.endIndex, "cut at \(line.truncation!.hiddenRange)")
        }
        #expect(!text.layout(width: 1000, maximumLines: 1).lines[0].isTruncated)
    }

    @Test("A word that is too long breaks between clusters, and every piece fits")
    func longWord() {
        let text = PreparedText(String(repeating: "Donaudampfschiff", count: 8), attributes: attributes)
        let layout = text.layout(width: 60)
        #expect(layout.lines.count > 5)
        #expect(layout.lines.allSatisfy { $0.width <= 60 })
    }

    @Test("Runs of different sizes share a baseline, and the higher one makes the line")
    func mixedSizes() {
        let runs = [TextRun("small ", TextAttributes(size: 12)), TextRun("large", TextAttributes(size: 30))]
        let layout = PreparedText(runs: runs).layout(width: .infinity)
        #expect(layout.lines.count == 1)
        #expect(layout.height == 30 * 2444.0 / 2048)
    }

    @Test("A text 1 MB long without a space is laid out")
    func megabyte() {
        let text = PreparedText(String(repeating: "x", count: 1_000_000), attributes: attributes)
        let measurement = text.measure(width: 320)
        #expect(measurement.lineCount > 20_000)
        #expect(measurement.width <= 320)
    }

    /// No safe place to break for a hundred thousand letters, or as many paragraphs, must not make the work grow with the square.
    @Test(
        "Texts of a hundred thousand letters that hang together are laid out",
        arguments: [
            String(repeating: "ب", count: 50_000), String(repeating: "क्", count: 40_000),
            String(repeating: "ש\n", count: 40_000),
            String(repeating: "so\u{AD}ft\u{AD}hy ", count: 10_000),
        ])
    func longTexts(string: String) {
        var style = ParagraphStyle()
        let text = PreparedText(string, attributes: attributes, paragraph: style)
        #expect(text.layout(width: 60).lines.last?.utf16Range.upperBound == string.utf16.count)
        style.whiteSpace = .normal
        let collapsed = PreparedText(string + " ", attributes: attributes, paragraph: style)
        #expect(collapsed.layout(width: 60).lines.last?.utf16Range.upperBound == string.utf16.count + 1)
    }

    /// The widths are Chromium's.
    @Test("A browser counts a soft hyphen at the text's end in the narrowest width alone, and the widest is never less")
    func finalSoftHyphen() {
        func widths(_ string: String, _ overflowWrap: ParagraphStyle.OverflowWrap = .normal) -> [Double] {
            let text = PreparedText(
                string, attributes: TextAttributes(font: FontDescriptor(families: ["Noto Sans"]), size: 100),
                paragraph: ParagraphStyle(whiteSpace: .normal, overflowWrap: overflowWrap), environment: .css)
            return [text.minContentWidth, text.maxContentWidth]
        }
        #expect(widths("volle\u{AD}") == [251.515625, 251.515625])
        #expect(widths("De volle\u{AD}") == [251.515625, 374.703125])
        #expect(widths("i\u{AD}", .anywhere) == [32.203125, 32.203125])
        #expect(widths("ab i\u{AD}", .anywhere) == [61.5, 169.40625])
    }

    @Test("NaN as a width stops with a message")
    func notANumber() async {
        await #expect(processExitsWith: .failure) {
            _ = PreparedText("a", attributes: TextAttributes(size: 17)).measure(width: .nan)
        }
    }

    @Test("Measuring again shapes nothing")
    func noShapingOnRelayout() {
        let text = PreparedText("Words that need no reshaping, in lines of any width.", attributes: attributes)
        _ = text.layout(width: 90)
        for width in stride(from: 20.0, to: 400, by: 1) { _ = text.measure(width: width) }
        // Other tests shape at the same time, so the count is compared with a text's own: the answers stay equal.
        #expect(text.layout(width: 90) == text.layout(width: 90))
    }
}
