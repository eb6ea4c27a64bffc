import FolioText
import Testing
import UIKit

struct StringDrawingTests {
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

    @Test func aStringsSizeIsNotRounded() {
        let size = "One".size(withAttributes: attributes)
        #expect(size.height == 20.287109375)
        #expect(size.width > 20)
        #expect(("One" as NSString).size(withAttributes: attributes) == size)
        #expect(NSAttributedString(string: "One", attributes: attributes).size() == size)
    }

    @Test func aStringBreaksAtTheWidthGiven() {
        let text = "The quick brown fox jumps over the lazy dog"
        let rect = text.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(rect.width <= 100)
        #expect(rect.height > 3 * 20)
        #expect(abs(rect.height.remainder(dividingBy: 20.287109375)) < 1e-9)
        #expect(rect.origin == .zero)
    }

    @Test func withoutLinesAStringIsPlacedByItsBaseline() {
        let rect = "The quick brown fox jumps".boundingRect(
            with: CGSize(width: 50, height: 50), attributes: attributes, context: nil)
        #expect(rect.height == 20.287109375)
        #expect(rect.width > 100)
        #expect(rect.minY == -17 * 494.0 / 2048)
    }

    @Test func onlyLinesThatFitTheHeightCount() {
        let text = NSAttributedString(string: "a\nb\nc\nd", attributes: attributes)
        func height(_ limit: CGFloat) -> CGFloat {
            text.boundingRect(
                with: CGSize(width: 100, height: limit), options: .usesLineFragmentOrigin, context: nil
            ).height
        }
        #expect(height(0) == 4 * 20.287109375)
        #expect(height(50) == 2 * 20.287109375)
        #expect(height(5) == 20.287109375)
    }

    @Test func anEmptyStringIsOneLineHigh() {
        #expect("".size(withAttributes: attributes) == CGSize(width: 0, height: 20.287109375))
        #expect(NSAttributedString(string: "").size().height == UIFont.systemFont(ofSize: 12).lineHeight)
    }

    @Test func theCurrentTraitsChooseTheLineMetrics() {
        UITraitCollection(textEnvironment: .css).performAsCurrent {
            let height = "One".size(withAttributes: attributes).height
            #expect(height == height.rounded())
        }
    }

    @Test func theContextIsToldThePlaceTaken() {
        let context = NSStringDrawingContext()
        let rect = "One".boundingRect(with: .zero, attributes: attributes, context: context)
        #expect(context.totalBounds == rect)
    }

    @Test func paragraphStylesAreCopiedApart() throws {
        let mutable = NSMutableParagraphStyle()
        mutable.alignment = .center
        mutable.lineSpacing = 4
        let copy = try #require(mutable.copy() as? NSParagraphStyle)
        #expect(copy == mutable)
        mutable.alignment = .right
        #expect(copy.alignment == .center)
        let again = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        again.lineBreakMode = .byCharWrapping
        #expect(again.lineSpacing == 4)
        #expect(copy.lineBreakMode == .byWordWrapping)
    }
}
