// README: text
import FolioText
// README: end
import Testing

@Suite("README: text alone")
struct TextSample {
    @Test("The sample measures and lays out")
    func run() {
        // README: text
        let text = PreparedText("Grüße aus Köln 🌉", attributes: TextAttributes(size: 17), environment: .css)
        let size = text.measure(width: 120)  // width, height, lineCount: arithmetic, no shaping
        let lines = text.layout(width: 120).lines  // ranges, widths, baselines
        // README: end
        #expect(size.lineCount == 2)
        #expect(lines.map(\.utf16Range) == [0..<10, 10..<17])
    }
}
