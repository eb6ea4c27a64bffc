import FolioText
import Testing

@Suite("Carets, hits and selections")
struct TextGeometryTests {
    private let attributes = TextAttributes(size: 17)

    private func geometry(
        _ string: String, width: Double = .infinity, whiteSpace: ParagraphStyle.WhiteSpace = .preWrap
    ) -> TextGeometry {
        let text = PreparedText(string, attributes: attributes, paragraph: ParagraphStyle(whiteSpace: whiteSpace))
        return TextGeometry(text, text.layout(width: width))
    }

    @Test("A text without lines has a caret at its origin and nothing to hit or select")
    func empty() {
        let geometry = geometry("")
        #expect(geometry.caret(at: TextPosition(utf16Offset: 0)) == TextRect(x: 0, y: 0, width: 0, height: 0))
        #expect(geometry.position(atX: 3, y: 3) == nil)
        #expect(geometry.character(atX: 3, y: 3) == nil)
        #expect(geometry.lineIndex(atY: 0) == nil)
        #expect(geometry.selectionRects(for: 0..<1).isEmpty)
        #expect(geometry.utf16Offset(after: 0) == 0)
        #expect(geometry.utf16Offset(before: 0) == 0)
    }

    @Test("Where a line wraps the affinity says on which line the caret stands")
    func affinity() throws {
        let geometry = geometry("one two", width: 40)
        #expect(geometry.layout.lines.count == 2)
        let end = geometry.caret(at: TextPosition(utf16Offset: 4, affinity: .upstream))
        let start = geometry.caret(at: TextPosition(utf16Offset: 4))
        #expect(end.y == 0)
        #expect(end.x > geometry.layout.lines[0].width)
        #expect(start.y == geometry.layout.lines[1].y)
        #expect(start.x == 0)
        #expect(geometry.lineIndex(at: TextPosition(utf16Offset: 4, affinity: .upstream)) == 0)
        #expect(geometry.lineIndex(at: TextPosition(utf16Offset: 4)) == 1)
    }

    @Test("Behind a newline the caret stands on the next line, whatever its affinity")
    func newline() {
        let geometry = geometry("one\n")
        for affinity in [TextPosition.Affinity.upstream, .downstream] {
            let caret = geometry.caret(at: TextPosition(utf16Offset: 4, affinity: affinity))
            #expect(caret.y == geometry.layout.lines[1].y)
            #expect(caret.x == 0)
        }
        #expect(geometry.position(atX: 500, y: 1) == TextPosition(utf16Offset: 3, affinity: .upstream))
        #expect(geometry.position(atX: 500, y: 30) == TextPosition(utf16Offset: 4))
    }

    /// “abc” runs left to right, the Hebrew letters from right to left.
    @Test("Where the writing direction changes an offset has two carets")
    func splitCaret() throws {
        let geometry = geometry("abc שלום def")
        let abc = geometry.selectionRects(for: 0..<4)
        let hebrew = geometry.selectionRects(for: 4..<8)
        #expect(abc.count == 1 && hebrew.count == 1)
        #expect(hebrew[0].isRightToLeft && !abc[0].isRightToLeft)
        let (primary, secondary) = geometry.carets(at: 4)
        let left = abc[0].rect.x + abc[0].rect.width
        #expect(primary.x == left)
        #expect(secondary?.x == hebrew[0].rect.x + hebrew[0].rect.width)
        #expect(geometry.carets(at: 2).secondary == nil)
        #expect(geometry.caret(at: TextPosition(utf16Offset: 4)).x == secondary?.x)
        #expect(geometry.caret(at: TextPosition(utf16Offset: 4, affinity: .upstream)).x == primary.x)
        // A selection across the change of direction is two rectangles, with a gap between them.
        let across = geometry.selectionRects(for: 2..<6)
        #expect(across.map(\.utf16Range) == [2..<4, 4..<6])
        #expect(across[0].rect.x + across[0].rect.width < across[1].rect.x)
    }

    @Test("A right-to-left paragraph's caret moves leftwards")
    func rightToLeft() {
        let geometry = geometry("שלום")
        let places = (0...4).map { geometry.caret(at: TextPosition(utf16Offset: $0)).x }
        #expect(places == places.sorted(by: >))
        #expect(places[0] == geometry.layout.width)
        #expect(abs(places[4]) < 1e-9)
    }

    @Test("Carets divide a ligature between its letters, and never a grapheme cluster")
    func ligature() {
        let attributes = TextAttributes(font: FontDescriptor(families: ["Noto Sans"]), size: 40)
        let text = PreparedText("office", attributes: attributes)
        let geometry = TextGeometry(text, text.layout(width: .infinity))
        #expect(text.glyphRuns(in: geometry.layout.lines[0])[0].glyphs.count < 6)
        let places = (0...6).map { geometry.caret(at: TextPosition(utf16Offset: $0)).x }
        #expect(Set(places).count == 7)
        #expect(places == places.sorted())

        let family = self.geometry("a👩‍👩‍👧b")
        #expect(family.utf16Offset(after: 1) == 9)
        #expect(family.utf16Offset(before: 9) == 1)
        #expect(family.caretOffset(atOrBefore: 4) == 1)
        #expect(family.caret(at: TextPosition(utf16Offset: 4)) == family.caret(at: TextPosition(utf16Offset: 1)))
        #expect(family.selectionRects(for: 3..<4) == family.selectionRects(for: 1..<9))
    }

    @Test("CR LF is one place")
    func carriageReturn() {
        let geometry = geometry("a\r\nb")
        #expect(geometry.utf16Offset(after: 1) == 3)
        #expect(geometry.utf16Offset(before: 3) == 1)
        #expect(geometry.caret(at: TextPosition(utf16Offset: 2)) == geometry.caret(at: TextPosition(utf16Offset: 1)))
    }

    @Test("Offsets are those of the original text where white space is collapsed")
    func collapsed() {
        let string = "  one \n\t two  "
        let geometry = geometry(string, whiteSpace: .normal)
        #expect(geometry.layout.lines.count == 1)
        // “one two” stands at 2..<5 and 9..<12.
        let two = geometry.selectionRects(for: 9..<12)
        #expect(two.map(\.utf16Range) == [9..<12])
        #expect(abs(two[0].rect.x + two[0].rect.width - geometry.layout.width) < 1e-9)
        #expect(geometry.position(atX: two[0].rect.x + 0.1, y: 5) == TextPosition(utf16Offset: 9))
        #expect(geometry.utf16Offset(after: 5) == 9)
        #expect(geometry.utf16Offset(before: 9) == 5)
        #expect(geometry.selectionRects(for: 6..<9).isEmpty)
        #expect(geometry.selectionRects(for: 0..<2).isEmpty)
        #expect(geometry.caret(at: TextPosition(utf16Offset: 0)).x == 0)
        #expect(geometry.caret(at: TextPosition(utf16Offset: 7)).x == two[0].rect.x)
        let index = geometry.index(atX: two[0].rect.x + 0.1, y: 5, in: string)
        #expect(index.map { string[$0...] } == "two  ")
    }

    @Test("Tabs are characters like others")
    func tabs() {
        let geometry = geometry("a\t\tb")
        let rects = (1...2).map { geometry.selectionRects(for: $0..<$0 + 1)[0].rect }
        #expect(rects[0].x + rects[0].width == rects[1].x)
        #expect(rects[1].width > rects[0].width)
        let hit = geometry.character(atX: rects[1].x + rects[1].width / 2, y: 5)
        #expect(hit?.utf16Range == 2..<3)
        #expect(hit?.fraction == 0.5)
    }

    @Test("What a truncated line does not show has no rectangle, and its carets stand at the token")
    func truncated() {
        let text = PreparedText("The quick brown fox jumps", attributes: attributes)
        let layout = text.layout(width: 100, maximumLines: 1)
        let geometry = TextGeometry(text, layout)
        let shown = layout.lines[0].shownRanges[0].upperBound
        #expect(layout.lines[0].isTruncated)
        #expect(geometry.selectionRects(for: shown..<25).isEmpty)
        let all = geometry.selectionRects(for: 0..<25)
        #expect(all.map(\.utf16Range) == [0..<shown])
        let token = PreparedText("…", attributes: attributes).maxContentWidth
        #expect(abs(all[0].rect.width + token - layout.lines[0].width) < 1e-6)
        let edge = geometry.caret(at: TextPosition(utf16Offset: shown)).x
        #expect(geometry.caret(at: TextPosition(utf16Offset: 22)).x == edge)
        #expect(geometry.character(atX: layout.lines[0].width - 1, y: 5) == nil)
        #expect(geometry.position(atX: 500, y: 5) == TextPosition(utf16Offset: shown, affinity: .upstream))
    }

    @Test("Indices of the string and UTF-16 offsets say the same")
    func stringIndices() throws {
        let string = "né🙂 שלום wraps here"
        let geometry = geometry(string, width: 90)
        #expect(geometry.layout.lines.map { string[$0.range(in: string)] }.joined() == string)
        var index = string.startIndex
        while index < string.endIndex {
            let next = geometry.index(after: index, in: string)
            #expect(next == string.index(after: index))
            #expect(geometry.index(before: next, in: string) == index)
            let offset = index.utf16Offset(in: string)
            #expect(geometry.caret(at: index, in: string) == geometry.caret(at: TextPosition(utf16Offset: offset)))
            #expect(
                geometry.selectionRects(for: index..<next, in: string)
                    == geometry.selectionRects(for: offset..<next.utf16Offset(in: string)))
            let line = try #require(geometry.lineIndex(at: index, in: string))
            #expect(geometry.layout.lines[line].range(in: string).contains(index))
            index = next
        }
    }

    @Test("A line separator makes a new line and takes no width on the one that it ends")
    func lineSeparator() {
        let lines = geometry("one\u{2028}two").layout.lines
        #expect(lines.map(\.utf16Range) == [0..<4, 4..<7])
        #expect(lines[0].width == geometry("one").layout.width)
    }
}
