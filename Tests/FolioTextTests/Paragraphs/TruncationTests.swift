import FolioText
import Testing

@Suite("Truncation")
struct TruncationTests {
    private static let name = "aaaa bbbb cccc dddd.txt"

    private func shown(
        _ string: String, width: Double, lines: Int = 1, _ truncation: Truncation,
        _ change: (inout ParagraphStyle) -> Void = { _ in }
    ) -> [String] {
        monospaced(string, change).layout(width: width, maximumLines: lines, truncation: truncation).strings(of: string)
    }

    @Test("A line is cut at its tail, its head or in its middle, as far as it fits")
    func places() {
        // Ten letters of 6 each are 60.
        #expect(shown(Self.name, width: 60, .tail) == ["aaaa bbbb…"])
        #expect(shown(Self.name, width: 65.9, .tail) == ["aaaa bbbb…"])
        #expect(shown(Self.name, width: 72, .tail) == ["aaaa bbbb c…"])
        #expect(shown(Self.name, width: 60, .head) == ["…dddd.txt"])
        #expect(shown(Self.name, width: 48, .head) == ["…ddd.txt"])
        #expect(shown(Self.name, width: 60, .middle) == ["aaaa…d.txt"])
        #expect(shown(Self.name, width: 66, .middle) == ["aaaa…dd.txt"])
        #expect(shown(Self.name, width: 60, .clip) == ["aaaa bbbb "])
        #expect(shown(Self.name, width: 138, .middle) == [Self.name])
    }

    @Test("Only the last permitted line is cut, and it goes on to the end of the text")
    func lastLine() {
        #expect(shown(Self.name, width: 60, lines: 2, .tail) == ["aaaa bbbb ", "cccc dddd…"])
        #expect(shown(Self.name, width: 48, lines: 2, .head) == ["aaaa ", "…ddd.txt"])
        #expect(shown(Self.name, width: 48, lines: 2, .middle) == ["aaaa ", "bbb….txt"])
        let layout = monospaced(Self.name).layout(width: 48, maximumLines: 2, truncation: .middle)
        #expect(layout.lines.map(\.utf16Range) == [0..<5, 5..<23])
        #expect(layout.lines[1].truncation?.hiddenRange == 8..<19)
        #expect(layout.lines[1].truncation?.token == "…")
        #expect(layout.height == 40)
    }

    @Test("Another token takes the room that it needs; none at all is one too")
    func tokens() {
        #expect(shown(Self.name, width: 60, .tail(token: " more")) == ["aaaa more"])
        #expect(shown(Self.name, width: 60, .tail(token: "")) == ["aaaa bbbb"])
        #expect(shown(Self.name, width: 60, .head(token: "[…]")) == ["[…]ddd.txt"])
        let text = monospaced(Self.name)
        let line = text.layout(width: 10, maximumLines: 1, truncation: .tail(token: "more")).lines[0]
        #expect(line.shownRanges == [])
        #expect(line.width == 24)
        let newline = text.layout(width: 60, maximumLines: 1, truncation: .tail(token: "\nx")).lines[0]
        #expect(newline.width <= 60)
    }

    @Test("A paragraph that ends before the edge ends in the token; head and middle show the last paragraph")
    func paragraphs() {
        #expect(shown("aaa\nbbb\nccc", width: 60, .tail) == ["aaa…"])
        #expect(shown("aaa\nbbb\nccc", width: 60, .middle) == ["aaa…ccc"])
        #expect(shown("aaa\nbbb\nccc", width: 60, .head) == ["…ccc"])
        #expect(shown("aaa\nbbb\n", width: 60, .middle) == ["aaa…bbb\n"])
        #expect(shown("aaa\n", width: 60, .tail) == ["aaa…"])
        #expect(shown("aaa\n", width: 60, .head) == ["…aaa\n"])
    }

    @Test("Glyphs stand where the line says, with the token's in its place")
    func glyphs() {
        let text = monospaced(Self.name)
        let line = text.layout(width: 60, maximumLines: 1, truncation: .middle).lines[0]
        let glyphs = text.glyphRuns(in: line).flatMap(\.glyphs)
        #expect(glyphs.map(\.utf16Offset) == [0, 1, 2, 3, 4, 18, 19, 20, 21, 22])
        #expect(glyphs.map(\.x) == (0..<10).map { Double($0) * 6 })
    }

    @Test("In a right-to-left paragraph the token stands to the left of what is before it")
    func rightToLeft() {
        let string = "שלום לכולם Hello world"
        let text = PreparedText(string, attributes: TextAttributes(size: 20))
        func token(_ truncation: Truncation) -> (line: TextLine, x: Double, others: [Double]) {
            let line = text.layout(width: 120, maximumLines: 1, truncation: truncation).lines[0]
            let hidden = line.truncation!.hiddenRange.lowerBound
            let glyphs = text.glyphRuns(in: line).flatMap(\.glyphs)
            let isToken = { (glyph: GlyphRun.Glyph) in glyph.utf16Offset == hidden }
            return (line, glyphs.first(where: isToken)!.x, glyphs.filter { !isToken($0) }.map(\.x))
        }
        let tail = token(.tail)
        #expect(tail.others.allSatisfy { $0 > tail.x })
        #expect(abs(tail.x - tail.line.x) < 0.01)
        let head = token(.head)
        #expect(head.others.allSatisfy { $0 < head.x })
        let middle = token(.middle)
        let isHebrewRight = text.glyphRuns(in: middle.line).flatMap(\.glyphs).allSatisfy {
            $0.utf16Offset < 11 ? $0.x >= middle.x : $0.x <= middle.x
        }
        #expect(isHebrewRight)
    }

    @Test("A token is set in the style of what it stands beside")
    func style() {
        let runs = [
            TextRun("small small ", TextAttributes(size: 10)), TextRun("large large large", TextAttributes(size: 30)),
        ]
        let text = PreparedText(runs: runs)
        let line = text.layout(width: 150, maximumLines: 1).lines[0]
        #expect(line.truncation?.runIndex == 1)
        #expect(line.width <= 150)
        #expect(text.layout(width: 40, maximumLines: 1).lines[0].truncation?.runIndex == 0)
        #expect(text.layout(width: 150, maximumLines: 1, truncation: .head).lines[0].truncation?.runIndex == 1)
    }

    @Test("No cut tears a grapheme cluster, though it lies in two styles")
    func styledClusters() {
        let attributes = [TextAttributes(size: 20), TextAttributes(size: 21)]
        // A letter and its accent, a flag's two halves, in two styles each.
        let parts = ["xe", "\u{301}y", "🇺", "🇦zz", "🇩", "🇰", " क", "्षतव"]
        let string = parts.joined()
        let text = PreparedText(runs: parts.enumerated().map { TextRun($1, attributes[$0 % 2]) })
        for width in stride(from: 10.0, to: 200, by: 1) {
            for truncation in [Truncation.head, .middle, .tail] {
                let line = text.layout(width: width, maximumLines: 1, truncation: truncation).lines[0]
                for range in line.shownRanges {
                    for offset in [range.lowerBound, range.upperBound] {
                        let index = String.Index(utf16Offset: offset, in: string)
                        #expect(index == string.endIndex || string.indices.contains(index), "\(offset) at \(width)")
                    }
                }
            }
        }
    }

    @Test("Indents and tabs count for what fits")
    func indentsAndTabs() {
        let indented = shown(Self.name, width: 90, .tail) {
            $0.firstLineHeadIndent = 20
            $0.tailIndent = -10
        }
        #expect(indented == ["aaaa bbbb…"])
        let text = monospaced("a\tbbbbbbbb\tcc dd") { $0.tabStops = [TabStop(60, .right), TabStop(120)] }
        for width in stride(from: 12.0, through: 140, by: 1) {
            for truncation in [Truncation.head, .middle, .tail] {
                let line = text.layout(width: width, maximumLines: 1, truncation: truncation).lines[0]
                #expect(line.width <= width)
                let right = text.glyphPlaces(in: line).values.max()! + 6
                #expect(abs(right - line.x - line.width) < 0.001, "\(truncation) at \(width)")
            }
        }
    }
}
