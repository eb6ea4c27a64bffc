import FolioText
import Testing

@Suite("Indents")
struct IndentTests {
    private static let text = "aaaa bbbb cccc dddd"

    @Test("The first line begins at its indent, the others at theirs")
    func headIndents() {
        let text = monospaced(Self.text) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 12
        }
        // A word is 24 wide, two are 54.
        let layout = text.layout(width: 84)
        #expect(layout.strings(of: Self.text) == ["aaaa bbbb ", "cccc dddd"])
        #expect(layout.lines.map(\.x) == [30, 12])
        #expect(layout.width == 84)
        #expect(text.layout(width: 83.9).strings(of: Self.text) == ["aaaa ", "bbbb cccc ", "dddd"])
        #expect(text.glyphPlaces(in: layout.lines[1])[10] == 12)
        #expect(text.measure(width: 84) == TextMeasurement(width: 84, height: 40, lineCount: 2))
        #expect(text.maxContentWidth == 30 + 19 * 6)
        #expect(text.minContentWidth == 30 + 24)
    }

    @Test("Every paragraph has a first line; a line separator does not begin one")
    func paragraphs() {
        let text = monospaced("aa\nbb\u{2028}cc\r\ndd\u{2029}ee\n") {
            $0.firstLineHeadIndent = 10
            $0.headIndent = 3
        }
        #expect(text.layout(width: 100).lines.map(\.x) == [10, 10, 3, 10, 10, 10])
    }

    @Test("A tail indent is measured from the leading edge above 0, else from the trailing edge")
    func tailIndent() {
        let fromLeading = monospaced(Self.text) { $0.tailIndent = 60 }
        #expect(fromLeading.layout(width: 300).strings(of: Self.text) == ["aaaa bbbb ", "cccc dddd"])
        #expect(fromLeading.layout(width: 300).width == 54)
        let fromTrailing = monospaced(Self.text) { $0.tailIndent = -20 }
        #expect(fromTrailing.layout(width: 74).strings(of: Self.text) == ["aaaa bbbb ", "cccc dddd"])
        #expect(fromTrailing.layout(width: 73.9).lines.count == 4)
        #expect(fromTrailing.measure(width: 74).width == 74)
        #expect(fromTrailing.measure(width: .infinity).width == 19 * 6 + 20)
        let both = monospaced(Self.text) {
            $0.tailIndent = 60
            $0.headIndent = 40
        }
        #expect(both.layout(width: 30).strings(of: Self.text).joined() == Self.text)
    }

    @Test("Alignments place a line between its indents")
    func alignment() {
        for (alignment, x) in [(ParagraphStyle.Alignment.start, 10.0), (.center, 35), (.end, 60), (.right, 60)] {
            let text = monospaced("aaaaa") {
                $0.alignment = alignment
                $0.firstLineHeadIndent = 10
                $0.tailIndent = -10
            }
            #expect(text.layout(width: 100).lines.map(\.x) == [x], "\(alignment)")
        }
    }

    @Test("A right-to-left paragraph's indents stand at its right")
    func rightToLeft() {
        var style = ParagraphStyle()
        style.firstLineHeadIndent = 20
        style.tailIndent = -5
        let text = PreparedText("שלום", attributes: TextAttributes(size: 17), paragraph: style)
        let line = text.layout(width: 200).lines[0]
        #expect(line.x == 200 - 20 - line.width)
        style.alignment = .left
        let left = PreparedText("שלום", attributes: TextAttributes(size: 17), paragraph: style)
        #expect(left.layout(width: 200).lines[0].x == 5)
        #expect(left.measure(width: 200).width == line.width + 25)
    }

    @Test("An indent below 0 sticks out")
    func hanging() {
        let layout = monospaced("aaaa bbbb") { $0.firstLineHeadIndent = -12 }.layout(width: 40)
        #expect(layout.lines.map(\.x) == [-12, 0])
        #expect(monospaced("aaaa bbbb") { $0.firstLineHeadIndent = -12 }.layout(width: 42).lines.count == 1)
    }

    @Test("An indent that is no number stops with a message")
    func notANumber() async {
        await #expect(processExitsWith: .failure) { _ = monospaced("a") { $0.headIndent = .nan } }
        await #expect(processExitsWith: .failure) { _ = monospaced("a") { $0.paragraphSpacing = -1 } }
    }
}
