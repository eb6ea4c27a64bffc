import FolioText
import Testing

@Suite("Agreement of paragraphs with a browser")
struct BrowserParagraphTests {
    @Test("Justified and indented paragraphs break where Chromium breaks them")
    func lines() throws {
        for paragraph in try BrowserParagraphs.load().cases where paragraph.narrowest == nil {
            let lines = paragraph.prepared().layout(width: paragraph.width).lines
            #expect(
                lines.map { [$0.utf16Range.lowerBound, $0.utf16Range.upperBound] } == paragraph.lines, "\(paragraph)")
        }
    }

    @Test("Every character of a justified or indented line stands where Chromium has it")
    func characters() throws {
        for paragraph in try BrowserParagraphs.load().cases {
            guard let characters = paragraph.characters else { continue }
            let text = paragraph.prepared()
            let geometry = TextGeometry(text, text.layout(width: paragraph.width))
            let string = Array(paragraph.text.utf16)
            for character in characters {
                let offset = Int(character[0])
                if string[offset] == 0xAD { continue }
                let rects = geometry.selectionRects(for: offset..<offset + 1)
                guard let rect = rects.first?.rect else {
                    Issue.record("\(paragraph): nothing at \(offset)")
                    continue
                }
                #expect(
                    abs(rect.x - character[1]) <= 0.05 && abs(rect.x + rect.width - character[2]) <= 0.05,
                    "\(paragraph) \(offset): \(rect.x)…\(rect.x + rect.width), not \(character[1])…\(character[2])")
            }
        }
    }

    /// A browser lets 1/64 of a pixel of overflow through, so its width may be narrower by it than its widest line; and the 32-bit
    /// sum of a line's advances may fall short of another.
    @Test("The balanced width is the narrowest at which Chromium has no more lines")
    func balance() throws {
        for paragraph in try BrowserParagraphs.load().cases {
            guard let narrowest = paragraph.narrowest else { continue }
            let text = paragraph.prepared()
            let width = text.balancedWidth(in: paragraph.width)
            #expect((0...2).contains((width - narrowest) * 64), "\(paragraph): \(width), \(narrowest)")
            let lines = text.layout(width: width).lines
            #expect(
                lines.map { [$0.utf16Range.lowerBound, $0.utf16Range.upperBound] } == paragraph.lines, "\(paragraph)")
        }
    }
}
