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

    @Test func expansionIsTheLogarithmOfHowMuchWiderGlyphsAre() {
        let plain = width([:])
        #expect(abs(width([.expansion: log(1.5)]) - 1.5 * plain) < 0.01)
        #expect(abs(width([.expansion: log(0.5)]) - plain / 2) < 0.01)
        #expect(width([.expansion: 0]) == plain)
        // The spacing is as wide as it was.
        #expect(abs(width([.expansion: log(2.0), .kern: 3.0]) - 2 * width([.ligature: 0]) - 18) < 0.5)
        for nonsense in [Double.nan, .infinity, -.infinity] { #expect(width([.expansion: nonsense]) == plain) }
        #expect(width([.expansion: 1e300]).isFinite)
    }

    @Test func expandedTextBreaksWhereItNoLongerFits() {
        let text = "one two three four five"
        func height(_ expansion: Double, width: CGFloat) -> CGFloat {
            NSAttributedString(string: text, attributes: [.font: font, .expansion: expansion]).boundingRect(
                with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil
            ).height
        }
        for width in stride(from: 70 as CGFloat, through: 230, by: 10) {
            #expect(height(log(2.0), width: 2 * width) == height(0, width: width))
        }
        #expect(height(log(2.0), width: 120) > height(0, width: 120))
    }

    @Test func obliquenessAndEffectsDoNotMoveAText() {
        #expect(
            width([
                .obliqueness: 0.3, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
            ]) == width([:]))
    }

    @MainActor
    @Test func charactersCanBeEmbeddedInADirection() throws {
        func order(_ text: String, _ directions: [Int], range: NSRange) throws -> [Int] {
            let string = NSMutableAttributedString(string: text, attributes: [.font: font])
            string.addAttribute(.writingDirection, value: directions, range: range)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 500, height: 100))
            label.numberOfLines = 0
            label.attributedText = string
            let placement = try #require(label.textPlacement)
            return placement.text.glyphRuns(in: placement.layout.lines[0]).flatMap { $0.glyphs.map(\.utf16Offset) }
        }
        let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
        let embedding = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.embedding.rawValue
        let middle = NSRange(location: 2, length: 3)
        #expect(try order("abcdefg", [override], range: middle) == [0, 1, 4, 3, 2, 5, 6])
        // Embedded letters keep their order; what ends the piece stands at its left.
        #expect(try order("x ab! y", [embedding], range: middle) == [0, 1, 4, 2, 3, 5, 6])
        let leftToRight = NSWritingDirection.leftToRight.rawValue
        #expect(try order("x ab cd", [leftToRight], range: NSRange(location: 2, length: 5)) == [0, 1, 2, 3, 4, 5, 6])
        let hebrew = try order("אבג", [2], range: NSRange(location: 0, length: 3))
        #expect(hebrew == [0, 1, 2])
        #expect(try order("abcdefg", [7, -3], range: middle) == [0, 1, 2, 3, 4, 5, 6])
        let deep = Array(repeating: [override, 2], count: 200).flatMap { $0 }
        #expect(try order("abcdefg", deep, range: middle).count == 7)
        // A paragraph's end is no part of it, and each paragraph begins anew.
        #expect(try order("ab\ncd", [override], range: NSRange(location: 0, length: 5)) == [1, 0])
    }

    @Test func dictionariesAndSwiftsStringsAgreeOnTheRarerKeys() {
        let attributes: [NSAttributedString.Key: Any] = [
            .strokeColor: UIColor.red, .strokeWidth: 3, .obliqueness: 0.25, .expansion: 0.5,
            .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
        ]
        let string = NSAttributedString(AttributedString("text", attributes: AttributeContainer(attributes)))
        func value(_ key: NSAttributedString.Key) -> Any? { string.attribute(key, at: 0, effectiveRange: nil) }
        #expect(value(.strokeColor) as? UIColor == .red)
        #expect(value(.strokeWidth) as? CGFloat == 3)
        #expect(value(.obliqueness) as? CGFloat == 0.25)
        #expect(value(.expansion) as? CGFloat == 0.5)
        #expect(value(.textEffect) as? NSAttributedString.TextEffectStyle == .letterpressStyle)
    }
}
