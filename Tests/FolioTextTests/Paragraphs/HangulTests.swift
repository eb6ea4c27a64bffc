import FolioText
import Testing

@Suite("Hangul word priority")
struct HangulTests {
    private func lines(_ string: String, width: Double, _ strategy: ParagraphStyle.LineBreakStrategy) -> [String] {
        var style = ParagraphStyle()
        style.lineBreakStrategy = strategy
        // Every syllable is 20 wide.
        let text = PreparedText(string, attributes: TextAttributes(size: 20, language: "ko"), paragraph: style)
        return text.layout(width: width).strings(of: string)
    }

    @Test("Words of Hangul are not broken where they fit a line; ideographs break as before")
    func words() {
        #expect(lines("오늘 저녁에", width: 80, []) == ["오늘 저", "녁에"])
        #expect(lines("오늘 저녁에", width: 80, .hangulWordPriority) == ["오늘 ", "저녁에"])
        #expect(lines("가나다라마바", width: 65, .hangulWordPriority) == ["가나다", "라마바"])
        #expect(lines("日本語文字", width: 65, .hangulWordPriority) == ["日本語", "文字"])
    }
}
