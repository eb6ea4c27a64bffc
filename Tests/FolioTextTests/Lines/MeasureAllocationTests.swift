import AllocationCounter
import Testing

@testable import FolioText

/// Measuring is arithmetic over what preparing a text has made: it asks for no memory.
struct MeasureAllocationTests {
    private static let strings = [
        "The quick brown fox jumps over the lazy dog, twice on Sundays - and (if it must) once more.",
        "Grüße aus Köln: der Fuß, die Straße und 1.234,50 € für drei Nächte.",
        "مرحبا بالعالم، هذا نص عربي مع 123 رقم وكلمة English في الوسط.",
        "שלום עולם, זה טקסט בעברית עם מספר 42 ומילה English באמצע.",
        "यह हिन्दी का एक वाक्य है, जिसमें क्षत्रिय और स्त्री जैसे शब्द हैं।",
        "สวัสดีครับ วันนี้อากาศดีมาก เราไปเดินเล่นที่สวนสาธารณะกันเถอะ",
        "今日は天気がいいので、公園まで散歩に行きましょう。とても気持ちがいいです。",
        "오늘은 날씨가 좋아서 공원까지 산책하러 갑시다.",
        "Emoji 🙂 and flags 🇺🇦, families 👨‍👩‍👧 and hands 👍🏽 in one line of text.",
    ]

    /// Wide enough for every word.
    private static let widths = stride(from: 300.0, through: 480, by: 9)

    @Test(
        "Where no word is cut, measuring asks for no memory, the first time or later",
        arguments: [LineMetricsRule.css, .uikit])
    func asksForNothing(_ metrics: LineMetricsRule) {
        guard allocation_counter_works() else { return }
        // What Swift itself makes when code is first run does not count.
        let first = PreparedText(
            "Erste 漢字 кот", attributes: TextAttributes(size: 17), environment: TextEnvironment(metrics: metrics))
        for width in [60] + MeasureAllocationTests.widths { _ = first.measure(width: width) }
        var spaced = ParagraphStyle()
        spaced.lineSpacing = 2
        for style in [ParagraphStyle(), spaced] {
            for string in MeasureAllocationTests.strings {
                let text = PreparedText(
                    string, attributes: TextAttributes(size: 17), paragraph: style,
                    environment: TextEnvironment(metrics: metrics))
                allocation_counter_start()
                var lines = 0
                for width in MeasureAllocationTests.widths { lines += text.measure(width: width).lineCount }
                let count = allocation_counter_stop()
                #expect(count == 0, "\(string): \(count) times")
                #expect(lines >= 21)
            }
        }
    }

    @Test("The counter counts")
    func counts() {
        guard allocation_counter_works() else { return }
        allocation_counter_start()
        let text = PreparedText("one", attributes: TextAttributes(size: 17), environment: .uikit)
        #expect(allocation_counter_stop() > 3)
        #expect(text.count == 3)
    }
}
