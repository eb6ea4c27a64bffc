import Testing
import UIKit

@MainActor
struct AttributedStringTests {
    @Test func anEmptyStringIsMadeWithoutAWord() {
        let text = NSMutableAttributedString()
        #expect(text.isEqual(to: NSAttributedString()))
        text.append(NSAttributedString(string: "Anfang"))
        #expect(text.string == "Anfang")
        #expect(type(of: text) == NSMutableAttributedString.self)
    }

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

    @Test func raisedTextMakesItsLineHigher() {
        var string = AttributedString("E = mc")
        var exponent = AttributedString("2")
        exponent.baselineOffset = 7
        string += exponent
        let plain = NSAttributedString(string: "E = mc2").size()
        let raised = NSAttributedString(string).size()
        #expect(raised.width == plain.width)
        #expect(abs(raised.height - plain.height - 7) < 1e-9)
    }

    @Test func anAttachmentTakesItsRoom() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 50, height: 40)
        let string = NSMutableAttributedString(string: "ab")
        string.append(NSAttributedString(attachment: attachment))
        #expect(string.string.utf16.last == UInt16(NSTextAttachment.character))
        let plain = "ab".size()
        #expect(string.size().width == plain.width + 50)
        // 36 above the baseline, and below it what the font asks for or 4.
        let font = UIFont.systemFont(ofSize: 12)
        #expect(abs(string.size().height - 36 - max(4, -font.descender)) < 1e-9)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = string
        #expect(label.sizeThatFits(CGSize(width: 52, height: 0)).height > label.sizeThatFits(.zero).height)
    }

    @Test func aParagraphStyleTurnsHyphenationOn() {
        func lines(_ usesHyphenation: Bool, language: String?) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.usesDefaultHyphenation = usesHyphenation
            #expect((style.copy() as? NSParagraphStyle)?.usesDefaultHyphenation == usesHyphenation)
            var attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]
            attributes[.languageIdentifier] = language
            let string = NSAttributedString(string: "a hyphenation of it", attributes: attributes)
            let size = CGSize(width: 68, height: CGFloat.greatestFiniteMagnitude)
            return string.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height
        }
        #expect(lines(true, language: "en") < lines(false, language: "en"))
        #expect(lines(true, language: nil) == lines(false, language: "en"))
    }

    @Test func aContainerIsMadeOfADictionary() {
        let url = URL(string: "https://example.com/a")
        let container = AttributeContainer([
            .font: UIFont.boldSystemFont(ofSize: 20), .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
            .foregroundColor: UIColor.red, .link: "https://example.com/a", .languageIdentifier: "de",
        ])
        let text = NSAttributedString(AttributedString("Überschrift", attributes: container))
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(attributes[.kern] as? CGFloat == 2)
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect(attributes[.link] as? URL == url)
        #expect(attributes[.languageIdentifier] as? String == "de")
        #expect(attributes[.backgroundColor] == nil)
    }
}
