import FolioText
import Testing

@Suite("Justified paragraphs")
struct JustificationTests {
    @Test("Spaces stretch alike, and the last line of a paragraph stays")
    func spaces() {
        let string = "aa bb cc dd ee ff\ngg hh"
        let text = monospaced(string) { $0.alignment = .justified }
        let layout = text.layout(width: 65)
        #expect(layout.strings(of: string) == ["aa bb cc ", "dd ee ff\n", "gg hh"])
        #expect(layout.lines.map(\.width) == [65, 48, 30])
        #expect(layout.lines.map(\.stretch) == [17, 0, 0])
        #expect(text.glyphPlaces(in: layout.lines[0]) == [0: 0, 1: 6, 2: 12, 3: 26.5, 4: 32.5, 5: 38.5, 6: 53, 7: 59])
        #expect(layout.width == 48)
        #expect(text.measure(width: 65).width == 48)
    }

    @Test("Ideographs stretch between each other, words of letters do not")
    func ideographs() {
        var style = ParagraphStyle()
        style.alignment = .justified
        let attributes = TextAttributes(size: 20)
        let text = PreparedText("日本語文字列", attributes: attributes, paragraph: style)
        let line = text.layout(width: 66).lines[0]
        #expect(text.glyphPlaces(in: line) == [0: 0, 1: 23, 2: 46])
        #expect(line.width == 66)
        let word = PreparedText("Donaudampfschiff", attributes: attributes, paragraph: style)
        #expect(word.layout(width: 50).lines.allSatisfy { $0.stretch == 0 && $0.x == 0 })
    }

    @Test("A right-to-left line reaches from edge to edge")
    func rightToLeft() {
        var style = ParagraphStyle()
        style.alignment = .justified
        let text = PreparedText(
            "שלום לכל העולם הגדול והיפה", attributes: TextAttributes(size: 20), paragraph: style)
        let layout = text.layout(width: 150)
        let line = layout.lines[0]
        #expect(layout.lines.count == 2)
        #expect(line.width == 150)
        #expect(line.x == 0)
        let places = text.glyphPlaces(in: line)
        #expect(places.values.min()! < 3)
        #expect(layout.lines[1].x == 150 - layout.lines[1].width)
    }

    @Test("Carets and selections follow what is stretched")
    func carets() {
        let text = monospaced("aa bb cc dd") { $0.alignment = .justified }
        let geometry = TextGeometry(text, text.layout(width: 62))
        #expect(geometry.layout.lines[0].stretch == 14)
        #expect(geometry.selectionRects(for: 3..<5).map(\.rect.x) == [25])
        #expect(geometry.caret(at: TextPosition(utf16Offset: 7)).x == 56)
    }

    @Test("With tab stops only what is behind the last tab stretches")
    func tabs() {
        let text = monospaced("a b\tc d e f") {
            $0.alignment = .justified
            $0.tabStops = [TabStop(30)]
        }
        let line = text.layout(width: 70).lines[0]
        #expect(line.utf16Range == 0..<10)
        #expect(line.width == 70)
        #expect(text.glyphPlaces(in: line) == [0: 0, 1: 6, 2: 12, 4: 30, 5: 36, 6: 47, 7: 53, 8: 64])
    }

    @Test("At an unlimited width, or where nothing may stretch, lines stand at the start")
    func unlimited() {
        let text = monospaced("aa bb\u{2028}cc dd") { $0.alignment = .justified }
        #expect(text.layout(width: .infinity).lines.map(\.stretch) == [0, 0])
        #expect(text.layout(width: 100).lines.map(\.stretch) == [0, 0])
    }
}
