import Testing
import UIKit

@Suite struct AttributeKeyTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
        let all = attributes.merging([.font: font]) { $1 }
        return NSAttributedString(string: "waffle", attributes: all).size().width
    }

    @Test func trackingSpacesLettersAndWinsOverKerning() {
        #expect(abs(width([.tracking: 2.0]) - width([.kern: 2.0])) < 0.001)
        #expect(abs(width([.tracking: 2.0, .kern: 5.0]) - width([.kern: 2.0])) < 0.001)
        #expect(abs(width([.tracking: 0, .kern: 5.0]) - width([.kern: 5.0])) < 0.001)
    }

    @Test func linesAndShadowsDoNotMoveAText() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 3, height: 3)
        let plain = width([:])
        #expect(
            width([
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .strikethroughStyle: NSUnderlineStyle.double.rawValue,
                .link: URL(filePath: "/"), .shadow: shadow, .strokeWidth: 3, .underlineColor: UIColor.red,
            ]) == plain)
    }

    @Test func ligaturesCanBeLeftOut() throws {
        let library = UIFont(name: "Noto Sans", size: 40)
        let noto = try #require(library)
        func measure(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            NSAttributedString(string: "ffi", attributes: attributes.merging([.font: noto]) { $1 }).size().width
        }
        let single = "f".size(withAttributes: [.font: noto]).width * 2 + "i".size(withAttributes: [.font: noto]).width
        #expect(abs(measure([.ligature: 0]) - single) < 1)
    }

    @Test func swiftsAttributedStringsHaveThemToo() {
        var string = AttributedString("terms")
        string.underlineStyle = .single
        string.strikethroughStyle = .double
        string.tracking = 1
        string.link = URL(string: "https://example.com")
        let converted = NSAttributedString(string)
        func value(_ key: NSAttributedString.Key) -> Any? { converted.attribute(key, at: 0, effectiveRange: nil) }
        #expect(value(.underlineStyle) as? Int == NSUnderlineStyle.single.rawValue)
        #expect(value(.strikethroughStyle) as? Int == NSUnderlineStyle.double.rawValue)
        #expect(value(.tracking) as? CGFloat == 1)
        #expect(value(.link) as? URL == URL(string: "https://example.com"))
    }
}
