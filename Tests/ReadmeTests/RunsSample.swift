import FolioText
import Testing

@Suite("README: runs, attachments and carets")
struct RunsSample {
    @Test("The sample lays out, and says where things stand")
    func run() throws {
        // README: runs
        let body = TextAttributes(size: 17, language: "en")
        let strong = TextAttributes(font: .system(weight: .bold), size: 17, wordSpacing: 2, language: "en")
        var style = ParagraphStyle()
        style.hyphens = .auto  // by the dictionaries of Debian's hyphen-en-us and its like, where installed
        let paragraph = PreparedText(
            runs: [
                TextRun("Typographers think of ", body), TextRun("hyphenation", strong),
                TextRun(" as a last resort ", body),
                TextRun(TextAttachment(width: 24, height: 24, alignment: .middle), body),
            ], paragraph: style)
        let layout = paragraph.layout(width: 160)
        let pictures = layout.lines.flatMap { paragraph.attachments(in: $0) }  // frames to draw in

        let geometry = TextGeometry(paragraph, layout)
        let position = geometry.position(atX: 40, y: 30)  // the nearest caret: an offset and its affinity
        let carets = geometry.carets(at: 25)  // two where the writing direction changes
        let selection = geometry.selectionRects(for: 3..<40)  // one a line and direction
        let next = geometry.utf16Offset(after: 40)  // never inside a grapheme cluster
        // README: end
        #expect(pictures.map(\.rect.width) == [24])
        #expect(pictures[0].rect.x + 24 <= 160)
        let line = try #require(position.flatMap(geometry.lineIndex))
        #expect(layout.lines[line].utf16Range.contains(25) == (carets.primary.y == layout.lines[line].y))
        #expect(selection.count == layout.lines.filter { $0.utf16Range.overlaps(3..<40) }.count)
        #expect(next == 41)
    }
}
