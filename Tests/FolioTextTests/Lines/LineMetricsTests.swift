import FolioText
import Testing

@Suite("Line metrics")
struct LineMetricsTests {
    /// The system font's published line height is 2444/2048 of its size.
    @Test(
        "A system line is as high as a device's",
        arguments: [(17.0, 20.287109375), (30, 35.80078125), (13, 15.513671875)])
    func systemFont(size: Double, height: Double) {
        let text = PreparedText("Settings", attributes: TextAttributes(size: size), environment: .uikit)
        #expect(text.measure(width: .infinity).height == height)
    }

    @Test("A label's height is rounded up to a whole pixel, and a whole number of pixels stays")
    func rounding() {
        #expect(LineMetricsRule.uikit(scale: 2).roundedUpToPixel(20.287109375) == 20.5)
        #expect(abs(LineMetricsRule.uikit(scale: 3).roundedUpToPixel(20.287109375) - 61.0 / 3) < 1e-12)
        #expect(LineMetricsRule.uikit(scale: 3).roundedUpToPixel(61.0 / 3) == 61.0 / 3)
        #expect(LineMetricsRule.css.roundedUpToPixel(20.296875) == 20.296875)
        #expect(LineMetricsRule.uikit.roundedRowHeight(44.1) == 45)
        #expect(LineMetricsRule.uikit.roundedRowHeight(61.0 / 3 + 61.0 / 3 + 61.0 / 3) == 61)
        #expect(LineMetricsRule.css.roundedRowHeight(44.1) == 44.1)
    }

    @Test("Nothing is rounded to 0, not to −0")
    func noLength() {
        for rule in [LineMetricsRule.uikit, .css] {
            #expect(rule.roundedUpToPixel(0).sign == .plus)
            #expect(rule.roundedRowHeight(0).sign == .plus)
        }
    }

    @Test("A line with a fallback font is as high as the union of both fonts")
    func fallbackUnion() {
        let attributes = TextAttributes(size: 17)
        let plain = PreparedText("Hello", attributes: attributes).measure(width: .infinity).height
        let khmer = PreparedText("Hello ខ្មែរ", attributes: attributes).measure(width: .infinity).height
        let face = FontLibrary.shipped.face(matching: FontDescriptor(families: ["Noto Sans Khmer"]))
        let metrics = face.lineMetrics(size: 17)
        let system = FontLibrary.shipped.face(matching: .system()).lineMetrics(size: 17, overrides: .systemFont)
        #expect(khmer > plain)
        #expect(khmer == max(metrics.ascent, system.ascent) + max(metrics.descent, system.descent))
    }

    @Test("Only the lines that use a fallback font are higher")
    func fallbackOnOneLine() {
        let layout = PreparedText("plain\nខ្មែរ\nplain", attributes: TextAttributes(size: 17)).layout(width: .infinity)
        #expect(layout.lines.count == 3)
        #expect(layout.lines[0].height == layout.lines[2].height)
        #expect(layout.lines[1].height > layout.lines[0].height)
    }
}
