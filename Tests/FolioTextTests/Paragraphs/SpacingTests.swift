import FolioText
import Testing

@Suite("Line heights and spacings")
struct SpacingTests {
    private func lines(_ text: String, _ change: (inout ParagraphStyle) -> Void) -> [TextLine] {
        monospaced(text, change).layout(width: 60).lines
    }

    @Test("Spacing stands between paragraphs, beside what stands between lines")
    func paragraphSpacing() {
        let spaced = lines("aaaa bbbb cccc\ndd\nee") {
            $0.lineSpacing = 1
            $0.paragraphSpacing = 7
            $0.paragraphSpacingBefore = 4
        }
        #expect(spaced.map(\.y) == [0, 21, 53, 85])
        let text = monospaced("aa\nbb\n") { $0.paragraphSpacing = 5 }
        #expect(text.measure(width: 60).height == 70)
        #expect(text.layout(width: 60).height == 70)
        #expect(lines("aa\u{2028}bb") { $0.paragraphSpacing = 5 }.map(\.y) == [0, 20])
    }

    @Test("A multiple stretches what the fonts ask for, above the text")
    func multiple() {
        func line(_ lineHeight: ParagraphStyle.LineHeight) -> TextLine {
            let style = ParagraphStyle(lineHeight: lineHeight)
            return PreparedText("Text", attributes: TextAttributes(size: 20), paragraph: style).layout(width: 99).lines[
                0]
        }
        let natural = line(.normal)
        let double = line(.multiple(2))
        #expect(double.height == natural.height * 2)
        #expect(double.height - double.baseline == natural.height - natural.baseline)
        #expect(line(.multiple(1)) == natural)
        #expect(line(.multiple(1, minimum: 50)).height == 50)
        #expect(line(.multiple(3, maximum: 30)).height == 30)
        #expect(line(.multiple(1, minimum: 40, maximum: 35)).height == 35)
        #expect(line(.multiple(0.5)).baseline == natural.baseline - natural.height / 2)
    }

    @Test("Each line's own fonts are stretched, and lines of the same fonts alike")
    func mixedFonts() {
        let style = ParagraphStyle(lineHeight: .multiple(1.5, minimum: 26))
        let attributes = TextAttributes(size: 17)
        func heights(_ style: ParagraphStyle) -> [Double] {
            PreparedText("plain\nខ្មែរ\nplain", attributes: attributes, paragraph: style).layout(width: 99).lines.map(
                \.height)
        }
        let natural = heights(ParagraphStyle())
        #expect(heights(style) == natural.map { max(26, $0 * 1.5) })
        #expect(natural[1] > natural[0])
    }

    @Test("Under a browser's rules the difference goes half above and half below")
    func browser() {
        func line(_ lineHeight: ParagraphStyle.LineHeight) -> TextLine {
            let style = ParagraphStyle(lineHeight: lineHeight)
            return PreparedText("Text", attributes: TextAttributes(size: 20), paragraph: style, environment: .css)
                .layout(width: 99).lines[0]
        }
        let natural = line(.normal)
        let fixed = line(.fixed(40))
        let minimum = line(.multiple(1, minimum: 40))
        #expect(minimum.height == 40)
        #expect(minimum.baseline == fixed.baseline)
        #expect(natural.height < 40)
    }
}
