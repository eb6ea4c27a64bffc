import FolioText
import Testing

@Suite("Pushing out")
struct PushOutTests {
    private func lines(_ string: String, width: Double) -> [String] {
        monospaced(string) { $0.lineBreakStrategy = .pushOut }.layout(width: width).strings(of: string)
    }

    @Test("A short last word gets the word before for company")
    func orphan() {
        #expect(
            monospaced("aaaa bbbb cccc dd").layout(width: 90).strings(of: "aaaa bbbb cccc dd") == [
                "aaaa bbbb cccc ", "dd",
            ])
        #expect(lines("aaaa bbbb cccc dd", width: 90) == ["aaaa bbbb ", "cccc dd"])
        #expect(
            lines("aaaa bbbb cccc dd\neeee ffff gggg h", width: 90) == [
                "aaaa bbbb ", "cccc dd\n", "eeee ffff ", "gggg h",
            ])
    }

    @Test("A long last word, two words, or a long word before it stay")
    func noOrphan() {
        #expect(lines("aaaa bbbb cccc dddddd", width: 90) == ["aaaa bbbb cccc ", "dddddd"])
        #expect(lines("aaaa bbbb cccc d e", width: 84) == ["aaaa bbbb cccc ", "d e"])
        #expect(lines("aa bbbbbbbbbbb cc", width: 84) == ["aa bbbbbbbbbbb ", "cc"])
        #expect(lines("aaaaaaaa bb", width: 48) == ["aaaaaaaa ", "bb"])
        #expect(lines("aaaa bbbb\ncc", width: 90) == ["aaaa bbbb\n", "cc"])
    }

    @Test("Nothing changes but one break, and measuring, widths and layout agree")
    func agreement() {
        for seed in 1...150 {
            var random = RandomText(seed: UInt64(seed))
            let string = random.text(pieces: 3 + random.next(below: 15))
            var style = ParagraphStyle()
            let attributes = TextAttributes(size: 17)
            let plain = PreparedText(string, attributes: attributes, paragraph: style)
            style.lineBreakStrategy = .pushOut
            let pushing = PreparedText(string, attributes: attributes, paragraph: style)
            for width in [70.0, 120, 250] {
                let layout = pushing.layout(width: width)
                #expect(layout.lines.count == plain.measure(width: width).lineCount, "\(string.debugDescription)")
                #expect(layout.width == pushing.measure(width: width).width)
                #expect(layout.height == pushing.measure(width: width).height)
                guard layout.width <= width else { continue }
                #expect(
                    pushing.layout(width: layout.width).lines.map(\.utf16Range) == layout.lines.map(\.utf16Range),
                    "\(string.debugDescription) at \(width)")
            }
        }
    }
}
