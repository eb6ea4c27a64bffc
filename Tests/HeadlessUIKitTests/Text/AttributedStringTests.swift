import Testing
import UIKit

@MainActor
struct AttributedStringTests {
    @Test func attributesOfAValueStringBecomeThoseOfAnObject() {
        var string = AttributedString("big")
        string.font = .systemFont(ofSize: 30)
        string.foregroundColor = .red
        string.kern = 2
        string.languageIdentifier = "tr"
        let converted = NSAttributedString(string + AttributedString(" rest"))
        #expect(converted.string == "big rest")
        let first = converted.attributes(at: 0, effectiveRange: nil)
        #expect(first[.font] as? UIFont == .systemFont(ofSize: 30))
        #expect(first[.foregroundColor] as? UIColor == .red)
        #expect(first[.kern] as? CGFloat == 2)
        #expect(first[.languageIdentifier] as? String == "tr")
        #expect(converted.attributes(at: 3, effectiveRange: nil).isEmpty)
    }

    @Test func aLabelMeasuresAValueString() {
        var string = AttributedString("big")
        string.font = .systemFont(ofSize: 30)
        let label = UILabel()
        label.attributedText = NSAttributedString(string)
        #expect(label.sizeThatFits(.zero).height == 36)
    }

    @Test func everyKindOfNumberIsAKern() {
        let widths = [3, 3.0, Float(3), CGFloat(3), NSNumber(value: 3)].map { (kern: Any) in
            "ab".size(withAttributes: [.kern: kern]).width
        }
        #expect(Set(widths).count == 1)
        #expect(widths[0] > "ab".size().width + 3)
    }
}
