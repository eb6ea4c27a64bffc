import Testing
import UIKit

@MainActor
@Suite struct TextFittingTests {
    private func label(_ text: String, width: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        label.text = text
        return label
    }

    private let text = "Departures and arrivals"

    private var naturalWidth: CGFloat { label(text, width: 0).sizeThatFits(.zero).width }

    @Test func aTextThatFitsIsShownAsItIs() throws {
        let label = label(text, width: naturalWidth)
        label.adjustsFontSizeToFitWidth = true
        label.allowsDefaultTighteningForTruncation = true
        let placement = try #require(label.textPlacement)
        #expect(abs(placement.layout.height - 20.287109375) < 0.001)
    }

    @Test func aTextThatDoesNotFitIsShownSmallerInItsWholeLength() throws {
        let label = label(text, width: naturalWidth / 2)
        #expect(try #require(label.textPlacement).layout.lines.first?.truncation != nil)
        label.adjustsFontSizeToFitWidth = true
        let placement = try #require(label.textPlacement)
        #expect(placement.layout.lines.first?.truncation == nil)
        // Half as large, to a hundredth.
        #expect(placement.layout.width <= Double(naturalWidth) / 2)
        #expect(placement.layout.width > Double(naturalWidth) * 0.48)
        #expect(label.sizeThatFits(CGSize(width: 10, height: 10)).width == naturalWidth)
    }

    @Test func itIsNotShownSmallerThanPermitted() throws {
        let label = label(text, width: naturalWidth / 2)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.8
        let placement = try #require(label.textPlacement)
        #expect(placement.layout.lines.first?.truncation != nil)
        #expect(abs(placement.layout.height - 0.8 * 20.287109375) < 0.001)
    }

    @Test func aSmallerTextStandsOnTheBaselineUnlessItIsToBeInTheMiddle() throws {
        let whole = label(text, width: naturalWidth)
        let small = label(text, width: naturalWidth / 2)
        small.adjustsFontSizeToFitWidth = true
        func baseline(_ label: UILabel) throws -> CGFloat {
            let placement = try #require(label.textPlacement)
            return placement.origin.y + CGFloat(placement.layout.lines[0].baseline)
        }
        #expect(try abs(baseline(whole) - baseline(small)) < 0.001)
        small.baselineAdjustment = .alignCenters
        let placement = try #require(small.textPlacement)
        #expect(abs(placement.origin.y + CGFloat(placement.layout.height) / 2 - 15) < 0.001)
    }

    @Test func lettersComeCloserBeforeAnythingIsCut() throws {
        let label = label(text, width: naturalWidth - 4)
        label.allowsDefaultTighteningForTruncation = true
        let placement = try #require(label.textPlacement)
        #expect(placement.layout.lines.first?.truncation == nil)
        #expect(placement.layout.width <= Double(naturalWidth) - 4)
        // A twentieth of the size between the letters is the most.
        label.frame.size.width = naturalWidth - 17 * 0.05 * CGFloat(text.count) - 2
        #expect(try #require(label.textPlacement).layout.lines.first?.truncation != nil)
    }

    @Test func severalLinesAreMadeToFitTheirNumber() throws {
        let label = label("One line and then another line, and still more of them to come", width: 150)
        label.frame.size.height = 41
        label.numberOfLines = 2
        label.adjustsFontSizeToFitWidth = true
        let lines = try #require(label.textPlacement).layout.lines
        #expect(lines.count == 2)
        #expect(lines.last?.truncation == nil)
    }

    @Test func aStringIsMeasuredSmallerWhereItsContextPermits() {
        let context = NSStringDrawingContext()
        let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let size = CGSize(width: naturalWidth * 0.75, height: 100)
        _ = string.boundingRect(with: size, context: context)
        #expect(context.actualScaleFactor == 1)
        context.minimumScaleFactor = 0.5
        let rect = string.boundingRect(with: size, context: context)
        #expect(rect.width <= size.width)
        #expect(context.actualScaleFactor > 0.72 && context.actualScaleFactor <= 0.76)
        #expect(context.totalBounds == rect)
        context.minimumScaleFactor = 0.9
        _ = string.boundingRect(with: size, context: context)
        #expect(context.actualScaleFactor == 0.9)
    }
}
