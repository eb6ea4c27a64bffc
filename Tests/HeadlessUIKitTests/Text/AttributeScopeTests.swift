import Testing
import UIKit

@MainActor
struct AttributeScopeTests {
    @Test func shadowsAndAttachmentsAreInTheScope() {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 3
        let picture = NSTextAttachment()
        picture.bounds = CGRect(x: 0, y: 0, width: 40, height: 60)
        var string = AttributedString("Tee \u{FFFC}")
        string.shadow = shadow
        if let range = string.range(of: "\u{FFFC}") { string[range].uiKit.attachment = picture }
        let converted = NSAttributedString(string)
        #expect(converted.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow === shadow)
        #expect(converted.attribute(.attachment, at: 4, effectiveRange: nil) as? NSTextAttachment === picture)
        #expect(converted.containsAttachments(in: NSRange(location: 4, length: 1)))
        #expect(!converted.containsAttachments(in: NSRange(location: 0, length: 4)))
        #expect(converted.size().height > 60)
    }

    @Test func anObjectStringBecomesAValueStringAndBack() throws {
        let string = NSMutableAttributedString(
            string: "grün", attributes: [.foregroundColor: UIColor.green, .font: UIFont.systemFont(ofSize: 20)])
        string.append(NSAttributedString(string: " und blau", attributes: [.underlineStyle: 1, .kern: 2]))
        let value = AttributedString(string)
        #expect(String(value.characters) == "grün und blau")
        #expect(value.runs.count == 2)
        #expect(value.runs.first?.foregroundColor == .green)
        #expect(value.runs.first?.font == .systemFont(ofSize: 20))
        #expect(value.runs.last?.kern == 2)
        #expect(value.runs.last?.underlineStyle == .single)
        let back = NSAttributedString(value)
        #expect(back.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
        #expect(back.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
        #expect(AttributedString(back) == value)
        #expect(try AttributedString(string, including: \.uiKit) == value)
        #expect(try NSAttributedString(value, including: AttributeScopes.UIKitAttributes.self).string == string.string)
    }

    @Test func aLanguageHasADirection() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
    }
}
