import FolioText
import Testing

@Suite("Ideal widths")
struct IdealWidthTests {
    @Test("The width for a number of lines is that of the widest of them")
    func exact() {
        let text = monospaced("aa bb cc dd ee ff")
        #expect(text.idealWidth(lineCount: 1) == 17 * 6)
        #expect(text.idealWidth(lineCount: 2) == 8 * 6)
        #expect(text.idealWidth(lineCount: 3) == 5 * 6)
        #expect(text.idealWidth(lineCount: 4) == 5 * 6)
        #expect(text.idealWidth(lineCount: 6) == 2 * 6)
        #expect(monospaced("aa\nbbb").idealWidth(lineCount: 1) == 3 * 6)
        #expect(monospaced("").idealWidth(lineCount: 1) == 0)
    }

    @Test("Balanced lines are no more than before, and about equally long")
    func balanced() {
        let string = "aa bb cc dd ee ff gg"
        let text = monospaced(string)
        #expect(text.layout(width: 110).strings(of: string) == ["aa bb cc dd ee ff ", "gg"])
        let width = text.balancedWidth(in: 110)
        #expect(width == 11 * 6)
        #expect(text.layout(width: width).strings(of: string) == ["aa bb cc dd ", "ee ff gg"])
        #expect(text.balancedWidth(in: 1000) == 20 * 6)
    }

    @Test("Indents count")
    func indents() {
        let text = monospaced("aa bb cc dd") {
            $0.firstLineHeadIndent = 12
            $0.tailIndent = -7
        }
        #expect(text.idealWidth(lineCount: 2) == 12 + 30 + 7)
        #expect(text.measure(width: 49).lineCount == 2)
        #expect(text.measure(width: 48.9).lineCount == 3)
    }

    @Test("Any less makes one more line", arguments: [TextEnvironment.uikit, .css])
    func narrowest(environment: TextEnvironment) {
        for seed in 1...60 {
            var random = RandomText(seed: UInt64(seed))
            let string = random.text(pieces: 1 + random.next(below: 15))
            let text = PreparedText(string, attributes: TextAttributes(size: 17), environment: environment)
            for width in [60.0, 110, 240] {
                let count = text.measure(width: width).lineCount
                let balanced = text.balancedWidth(in: width)
                #expect(balanced <= width)
                #expect(text.measure(width: balanced).lineCount <= count, "\(string.debugDescription) at \(width)")
                // A browser's line may stand out by 1/64.
                let less = balanced - (environment == .css ? 2.0 / 64 : 1.0 / 65536)
                guard less > 0, text.measure(width: less).width <= less else { continue }
                #expect(text.measure(width: less).lineCount > count, "\(string.debugDescription) at \(width)")
            }
        }
    }
}
