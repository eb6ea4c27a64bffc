import FolioText
import Testing

@Suite("Attachments")
struct AttachmentTests {
    private let attributes = TextAttributes(size: 20)

    private func text(
        _ parts: [Any], style: ParagraphStyle = ParagraphStyle(), environment: TextEnvironment = .uikit
    ) -> PreparedText {
        let runs = parts.map { part in
            (part as? TextAttachment).map { TextRun($0, attributes) } ?? TextRun(part as! String, attributes)
        }
        return PreparedText(runs: runs, paragraph: style, environment: environment)
    }

    @Test("An attachment is as wide as it says, and stands where it is placed")
    func frame() {
        let box = TextAttachment(width: 30, height: 12, alignment: .baseline(offset: -3))
        let text = text(["ab", box, "c"])
        let line = text.layout(width: .infinity).lines[0]
        let before = self.text(["ab"]).maxContentWidth
        #expect(text.maxContentWidth == before + 30 + self.text(["c"]).maxContentWidth)
        let placed = text.attachments(in: line)
        #expect(placed.count == 1)
        #expect(placed[0].attachment == box)
        #expect(placed[0].runIndex == 1)
        #expect(placed[0].utf16Offset == 2)
        #expect(placed[0].rect == TextRect(x: before, y: line.baseline + 3 - 12, width: 30, height: 12))
        #expect(text.glyphRuns(in: line).map(\.runIndex) == [0, 2])
    }

    @Test("A tall attachment makes its line higher, a small one does not")
    func heights() {
        let plain = text(["ab"]).layout(width: .infinity).lines[0]
        let small = text(["ab", TextAttachment(width: 5, height: 5)]).layout(width: .infinity).lines[0]
        #expect(small.height == plain.height)
        let tall = text(["ab", TextAttachment(width: 5, height: 50)]).layout(width: .infinity).lines[0]
        #expect(tall.baseline == 50)
        #expect(tall.height == 50 + plain.height - plain.baseline)
        let deep = text(["ab", TextAttachment(width: 5, height: 50, alignment: .baseline(offset: -50))])
            .layout(width: .infinity).lines[0]
        #expect(deep.height == plain.baseline + 50)
        #expect(deep.baseline == plain.baseline)
    }

    @Test("Alignment to the letters' top, bottom and middle")
    func alignments() {
        let metrics = FontLibrary.shipped.face(matching: .system()).lineMetrics(size: 20, overrides: .systemFont)
        func rect(_ alignment: TextAttachment.VerticalAlignment) -> (rect: TextRect, baseline: Double) {
            let text = text(["x", TextAttachment(width: 8, height: 6, alignment: alignment)])
            let line = text.layout(width: .infinity).lines[0]
            return (text.attachments(in: line)[0].rect, line.baseline)
        }
        let top = rect(.textTop)
        #expect(top.rect.y == top.baseline - metrics.ascent)
        let bottom = rect(.textBottom)
        #expect(abs(bottom.rect.y + 6 - (bottom.baseline + metrics.descent)) < 1e-9)
        let middle = rect(.middle)
        #expect(abs(middle.rect.y + 3 - (middle.baseline - metrics.xHeight / 2)) < 1e-9)
    }

    @Test("Lines break around attachments, and each counts as a piece that does not")
    func breaking() {
        let box = TextAttachment(width: 40, height: 10)
        let text = text(["word", box, box, "word"])
        #expect(text.minContentWidth == max(40, self.text(["word"]).maxContentWidth))
        #expect(text.layout(width: 50).lines.map(\.utf16Range) == [0..<4, 4..<5, 5..<6, 6..<10])
        #expect(text.layout(width: 85).lines.map(\.utf16Range) == [0..<4, 4..<6, 6..<10])
        #expect(text.measure(width: 85).lineCount == 3)
        // White space behind an attachment hangs on its line.
        #expect(self.text([box, " ", box]).layout(width: 40).lines.map(\.utf16Range) == [0..<2, 2..<3])
    }

    @Test("A no-break space keeps an attachment in UIKit, and nothing does in a browser")
    func noBreakSpace() {
        let box = TextAttachment(width: 40, height: 10)
        let style = ParagraphStyle(overflowWrap: .normal)
        #expect(text(["ab\u{A0}", box], style: style).layout(width: 50).lines.count == 1)
        #expect(text(["ab\u{A0}", box], style: style, environment: .css).layout(width: 50).lines.count == 2)
        #expect(text(["(", box, ")"], style: style, environment: .css).layout(width: 41).lines.count == 3)
        var nowrap = style
        nowrap.whiteSpace = .nowrap
        #expect(text(["(", box, ")"], style: nowrap, environment: .css).layout(width: 41).lines.count == 1)
    }

    @Test("A U+FFFC without an attachment is a character like any other")
    func withoutAttachment() {
        let text = PreparedText("a\u{FFFC}b", attributes: attributes)
        let line = text.layout(width: .infinity).lines[0]
        #expect(text.attachments(in: line).isEmpty)
        #expect(text.glyphRuns(in: line).reduce(0) { $0 + $1.glyphs.count } == 3)
    }

    @Test("In right-to-left text attachments stand in the order of reading")
    func rightToLeft() {
        let text = text(["שלום ", TextAttachment(width: 10, height: 5), " שלום ", TextAttachment(width: 20, height: 5)])
        let placed = text.attachments(in: text.layout(width: .infinity).lines[0])
        #expect(placed.map(\.attachment.width) == [20, 10])
        #expect(placed[0].rect.x < placed[1].rect.x)
    }

    @Test("Carets, hits and selections take an attachment for a character")
    func geometry() {
        let text = text(["ab", TextAttachment(width: 30, height: 40), "c"])
        let geometry = TextGeometry(text, text.layout(width: .infinity))
        let rects = geometry.selectionRects(for: 2..<3)
        #expect(rects.count == 1)
        #expect(rects[0].rect.width == 30)
        #expect(geometry.position(atX: rects[0].rect.x + 20, y: 5)?.utf16Offset == 3)
        #expect(geometry.character(atX: rects[0].rect.x + 20, y: 5)?.utf16Range == 2..<3)
    }

    @Test("A justified line with attachments reaches from edge to edge, and these keep their size")
    func justified() {
        let box = TextAttachment(width: 30, height: 12)
        for word in ["日", "日 ", " word ", "שלום "] {
            let style = ParagraphStyle(alignment: .justified)
            let text = text([word, box, word, box, word, box, word, box, word], style: style)
            let layout = text.layout(width: 150)
            #expect(layout.lines.count > 1)
            for line in layout.lines {
                let placed = text.attachments(in: line)
                #expect(placed.allSatisfy { $0.rect.width == 30 && $0.rect.x > -1e-9 && $0.rect.x + 30 < 150 + 1e-9 })
                let geometry = TextGeometry(text, layout)
                let body = geometry.selectionRects(for: line.utf16Range)
                let right = body.map { $0.rect.x + $0.rect.width }.max() ?? 0
                if line != layout.lines.last { #expect(right >= 150 - 1e-3, "\(word)") }
            }
        }
    }

    @Test("An attachment's size must be a size")
    func invalid() async {
        await #expect(processExitsWith: .failure) { _ = TextAttachment(width: -1, height: 3) }
        await #expect(processExitsWith: .failure) { _ = TextAttachment(width: .nan, height: 3) }
    }

    @Test("Eighty attachments of different heights, more than a line's metrics have bits for")
    func manyHeights() {
        let boxes = (0..<80).map { TextAttachment(width: 10, height: Double(20 + $0)) }
        let text = text(boxes)
        let layout = text.layout(width: 100)
        #expect(layout.lines.count == 8)
        #expect(
            layout.lines.map(\.baseline).enumerated().allSatisfy { index, baseline in
                baseline - layout.lines[index].y == Double(29 + index * 10)
            })
        #expect(layout.height == text.measure(width: 100).height)
    }
}
