import FolioRows
import FolioText
import Testing
import UIKit

@Suite struct HeightTests {
    @Test func `a short row has the least height`() {
        // 11 + 20⅓ + 11 = 42⅓.
        #expect(MessageLayout(text: RowText("Hi")).height(width: 300) == 44)
        #expect(LabelLayout(text: RowText("")).height(width: 300, environment: .css) == 44)
    }

    @Test func `a message with a sender adds a headline and a gap`() {
        // 11 + 20⅓ + 3 + 20⅓ + 11 = 65⅔.
        #expect(MessageLayout(text: RowText("Hi"), sender: "Ada", time: "9:41").height(width: 300) == 66)
    }

    @Test func `a subtitle adds a subheadline and a gap`() {
        // 11 + 20⅓ + 3 + 18 + 11 = 63⅓; 15 points of the system font are 17.9 high.
        let layout = LabelLayout(text: RowText("Storage"), detail: "Nearly full", detailStyle: .subtitle)
        #expect(layout.height(width: 300) == 64)
    }

    @Test func `under a browser's rules no row is rounded`() {
        let footer = BoundaryLayout("Footnotes are small", role: .footer).height(width: 300, environment: .css)
        let text = PreparedText(
            "Footnotes are small", attributes: TextAttributes(size: 13), environment: .css)
        #expect(footer == max(28, CGFloat(text.measure(width: 268).height) + 12))
        let twoLines = MessageLayout(text: RowText("a\nb\nc")).height(width: 300, environment: .css)
        let lines = PreparedText("a\nb\nc", attributes: TextAttributes(size: 17), environment: .css)
        #expect(twoLines == CGFloat(lines.measure(width: 268).height) + 22)
    }

    @Test func `a value that does not fit beside its title goes below it`() {
        let layout = LabelLayout(text: RowText("Mobile Data"), detail: "6.4 GB of 20 GB used", detailStyle: .value1)
        #expect(layout.height(width: 400) == 44)
        #expect(layout.height(width: 260) == 66)
    }

    @Test func `an accessory takes from the width of the text`() {
        let text = RowText(SampleRows.long)
        let plain = LabelLayout(text: text)
        let button = LabelLayout(text: text, accessory: .detailDisclosureButton)
        let widths = stride(from: CGFloat(100), through: 500, by: 10)
        #expect(widths.allSatisfy { button.height(width: $0) >= plain.height(width: $0) })
        #expect(widths.contains { button.height(width: $0) > plain.height(width: $0) })
    }

    @Test func `larger text makes higher rows`() {
        let layout = MessageLayout(text: RowText(SampleRows.long), sender: "Ada", time: "9:41")
        let heights = [UIContentSizeCategory.small, .large, .accessibilityLarge].map {
            layout.height(width: 300, contentSizeCategory: $0)
        }
        #expect(heights[0] < heights[1] && heights[1] < heights[2])
    }

    @Test func `a limit of lines caps the height`() {
        func height(_ lines: Int) -> CGFloat {
            MessageLayout(text: RowText(SampleRows.long, maximumLines: lines)).height(width: 120)
        }
        #expect(height(1) == 44)
        #expect(height(3) == 83)
        #expect(height(0) > height(3))
        #expect(height(1000) == height(0))
    }

    @Test func `an empty sender is no sender`() {
        let text = RowText("Hi")
        #expect(MessageLayout(text: text, sender: "", time: "").height(width: 300) == 44)
    }

    @Test func `texts are shaped once for any number of widths`() {
        let row = MessageLayout(text: RowText(SampleRows.long), sender: "Ada", time: "9:41").prepared()
        let heights = SampleRows.widths.map { row.height(width: $0) }
        #expect(heights == SampleRows.widths.map { row.height(width: $0) })
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
    }
}
