import FolioText
import Testing

@Suite("Many texts at once")
struct BatchTests {
    private static let strings = (0..<500).map { index in
        [
            "The boat left at \(index).", "Судно вышло в \(index).", "غادر القارب \(index)", "船は\(index)時に出た。",
            "เรือออก \(index)",
        ][index % 5]
    }

    @Test("Texts prepared and measured on all processors are those made one by one, in order")
    func order() {
        let attributes = TextAttributes(size: 15)
        let widths = [40, 90.5, 320, .infinity]
        let texts = PreparedText.prepare(BatchTests.strings, attributes: attributes)
        let together = PreparedText.measure(texts, widths: widths)
        let apart = BatchTests.strings.map { string in
            let text = PreparedText(string, attributes: attributes)
            return widths.map { text.measure(width: $0) }
        }
        #expect(together == apart)
    }

    @Test("No texts are no work")
    func none() {
        #expect(PreparedText.prepare([], attributes: TextAttributes(size: 15)).isEmpty)
        #expect(PreparedText.measure([], widths: [320]).isEmpty)
    }
}
