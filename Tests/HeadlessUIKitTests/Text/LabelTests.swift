import FolioText
import Testing
import UIKit

@MainActor
struct LabelTests {
    private static let lineHeight: CGFloat = 20.287109375
    private static let long = "The quick brown fox jumps over the lazy dog, again and again."

    private func label(_ text: String?, lines: Int = 1, scale: Double = 3) -> UILabel {
        let label = UILabel()
        label.traitOverrides.textEnvironment = TextEnvironment(metrics: .uikit(scale: scale))
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func height(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    @Test func oneLineIsRoundedUpToAPixel() {
        #expect(height(label("One", scale: 2)) == 20.5)
        #expect(height(label("One", scale: 3)) == 61.0 / 3)
        #expect(height(label("One", scale: 1)) == 21)
        let fitted = label("One", scale: 2).sizeThatFits(.zero).width
        #expect(fitted == (fitted * 2).rounded() / 2)
        #expect(fitted >= "One".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width)
    }

    @Test func theLinesPermittedCapTheHeight() {
        let text = label(Self.long, lines: 0)
        let natural = height(text, width: 100)
        #expect(natural > 4 * 20)
        for lines in 2...3 {
            text.numberOfLines = lines
            #expect(height(text, width: 100) == (CGFloat(lines) * Self.lineHeight * 3).rounded(.up) / 3)
        }
        text.numberOfLines = 100
        #expect(height(text, width: 100) == natural)
    }

    @Test func aLabelOfOneLineReportsTheWholeLine() {
        let text = label(Self.long)
        let natural = text.sizeThatFits(.zero)
        #expect(text.sizeThatFits(CGSize(width: 50, height: 10)) == natural)
        text.frame.size = CGSize(width: 50, height: 10)
        text.sizeToFit()
        #expect(text.frame.size == natural)
    }

    @Test func linesAreNoWiderThanTheWidthGiven() {
        let text = label(Self.long, lines: 0)
        for width in stride(from: 60.0, through: 500, by: 20) {
            let size = text.sizeThatFits(CGSize(width: width, height: 0))
            #expect(size.width <= width)
            #expect(size.height >= Self.lineHeight)
        }
    }

    @Test func noWidthIsNoLimit() {
        let text = label(Self.long, lines: 0)
        #expect(text.sizeThatFits(.zero) == text.sizeThatFits(CGSize(width: 10000, height: 0)))
        #expect(height(text, width: 0) == 61.0 / 3)
    }

    @Test func noTextHasNoSize() {
        #expect(label(nil).sizeThatFits(.zero) == .zero)
        #expect(label("").intrinsicContentSize == .zero)
        #expect(label("").textPlacement == nil)
        #expect(UILabel().text == nil)
    }

    @Test func aTrailingNewlineAddsALine() {
        #expect(height(label("a\n", lines: 0, scale: 1)) == (2 * Self.lineHeight).rounded(.up))
        #expect(height(label("a\n", lines: 1, scale: 1)) == 21)
    }

    @Test func theNaturalSizeFollowsThePreferredWidth() {
        let text = label(Self.long, lines: 0)
        #expect(text.intrinsicContentSize == text.sizeThatFits(.zero))
        text.preferredMaxLayoutWidth = 120
        #expect(text.intrinsicContentSize == text.sizeThatFits(CGSize(width: 120, height: 0)))
        #expect(text.intrinsicContentSize.height > 60)
    }

    @Test func aChangeOfTextFontOrTraitsChangesTheSize() {
        let text = label("One", scale: 2)
        let first = text.sizeThatFits(.zero)
        text.text = "One and two"
        #expect(text.sizeThatFits(.zero).width > first.width)
        text.font = .systemFont(ofSize: 30)
        #expect(text.sizeThatFits(.zero).height == 36)
        text.traitOverrides.textEnvironment = TextEnvironment(metrics: .uikit(scale: 3))
        #expect(text.sizeThatFits(.zero).height == 36)
        text.font = nil
        #expect(text.font == .systemFont(ofSize: 17))
        #expect(text.sizeThatFits(.zero).height == 61.0 / 3)
        text.traitOverrides.textEnvironment = .css
        #expect(text.sizeThatFits(.zero).height != 61.0 / 3)
    }

    @Test func aLabelIsMeasuredByTheEnvironmentOfTheTreeItIsIn() {
        let root = UIView()
        root.traitOverrides.textEnvironment = .css
        let text = UILabel()
        text.text = "One"
        #expect(text.sizeThatFits(.zero).height == 61.0 / 3)
        root.addSubview(text)
        #expect(text.sizeThatFits(.zero).height == text.sizeThatFits(.zero).height.rounded())
    }

    @Test func aTextIsPreparedOnceForManyQuestions() {
        let text = label(Self.long, lines: 0)
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 400)
        let first = text.textPlacement?.text
        for width in 50...150 { _ = height(text, width: CGFloat(width)) }
        #expect(text.textPlacement?.text === first)
        text.text = "Another"
        #expect(text.textPlacement?.text !== first)
    }

    @Test func aTextStylesFontFollowsTheReadersTextSize() {
        let text = label("One")
        text.font = .preferredFont(forTextStyle: .body)
        text.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        #expect(text.font.pointSize == 17)
        text.adjustsFontForContentSizeCategory = true
        #expect(text.font.pointSize == 21)
        text.traitOverrides.preferredContentSizeCategory = .small
        #expect(text.font.pointSize == 15)
        text.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
        #expect(text.font.pointSize == 30)
        text.font = .systemFont(ofSize: 34)
        #expect(text.font.pointSize == 34)
    }

    @Test func attributesChooseFontsAndLastUntilTheTextIsSet() {
        let text = label("plain")
        let string = NSMutableAttributedString(string: "big ", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        string.append(NSAttributedString(string: "small", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        text.attributedText = string
        #expect(text.text == "big small")
        #expect(text.font.pointSize == 30)
        #expect(text.sizeThatFits(.zero).height == 36)
        string.append(NSAttributedString(string: " more"))
        #expect(text.text == "big small")
        text.font = .systemFont(ofSize: 10)
        #expect(text.sizeThatFits(.zero).height == 12)
        text.text = "plain"
        #expect(text.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == text.font)
    }

    @Test func spacingBetweenLettersAndLinesCounts() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 10
        let string = NSMutableAttributedString(string: "ab\ncd", attributes: [.paragraphStyle: style])
        let text = label(nil, lines: 0, scale: 1)
        text.attributedText = string
        #expect(text.sizeThatFits(.zero).height == (2 * Self.lineHeight + 10).rounded(.up))
        let tight = text.sizeThatFits(.zero).width
        string.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 5))
        text.attributedText = string
        #expect(text.sizeThatFits(.zero).width > tight + 8)
    }

    @Test func theLastPermittedLineEndsInAnEllipsis() throws {
        let text = label(Self.long)
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        let truncated = try #require(text.textPlacement)
        #expect(truncated.layout.lines.map(\.isTruncated) == [true])
        #expect(truncated.layout.width <= 100)
        text.lineBreakMode = .byWordWrapping
        let wrapped = try #require(text.textPlacement)
        #expect(wrapped.layout.lines.map(\.isTruncated) == [false])
        text.lineBreakMode = .byClipping
        let clipped = try #require(text.textPlacement)
        #expect(clipped.layout.width > 100)
    }

    @Test func linesThatDoNotFitTheHeightAreNotShown() throws {
        let text = label(Self.long, lines: 0)
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 45)
        let placement = try #require(text.textPlacement)
        #expect(placement.layout.lines.map(\.isTruncated) == [false, true])
        #expect(abs(placement.origin.y - (45 - 2 * Self.lineHeight) / 2) < 1e-9)
        text.sizeToFit()
        #expect(text.textPlacement?.layout.lines.allSatisfy { !$0.isTruncated } == true)
    }

    @Test(arguments: [TextEnvironment.css, .uikit, TextEnvironment(metrics: .uikit(scale: 2))])
    func theFittedSizeShowsTheWholeText(_ environment: TextEnvironment) throws {
        for width in stride(from: 40.0, through: 400, by: 7) {
            let text = label(Self.long, lines: 0)
            text.traitOverrides.textEnvironment = environment
            text.frame.size = text.sizeThatFits(CGSize(width: width, height: 0))
            let layout = try #require(text.textPlacement).layout
            #expect(layout.lines.last?.utf16Range.upperBound == Self.long.utf16.count)
            #expect(layout.lines.allSatisfy { !$0.isTruncated })
        }
    }

    @Test func charactersWrapWhereWordsNeedNot() {
        let text = label("incomprehensibilities incomprehensibilities", lines: 0)
        let words = height(text, width: 200)
        text.lineBreakMode = .byCharWrapping
        #expect(height(text, width: 200) <= words)
        text.text = "a bbbbbbbbbbbbbbb"
        let narrow = text.sizeThatFits(CGSize(width: 100, height: 0))
        text.lineBreakMode = .byWordWrapping
        #expect(narrow.width > text.sizeThatFits(CGSize(width: 100, height: 0)).width - 20)
    }

    @Test func naturalAlignmentIsTheInterfacesSide() throws {
        let text = label("One")
        text.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
        func x() throws -> Double { try #require(text.textPlacement?.layout.lines.first).x }
        #expect(try x() == 0)
        text.semanticContentAttribute = .forceRightToLeft
        #expect(try x() > 50)
        text.textAlignment = .left
        #expect(try x() == 0)
        text.textAlignment = .center
        let line = try #require(text.textPlacement?.layout.lines.first)
        #expect(abs(line.x - (100 - line.width) / 2) < 1.0 / 32)
    }

    @Test func aSubclassGivesTheTextRoom() throws {
        final class Padded: UILabel {
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let rect = super.textRect(
                    forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                return rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
            }
            override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
        }
        let padded = Padded()
        padded.text = "One"
        let plain = label("One").sizeThatFits(.zero)
        let size = padded.sizeThatFits(.zero)
        #expect(abs(size.width - plain.width - 6) < 1e-9)
        #expect(abs(size.height - plain.height - 4) < 1e-9)
        padded.frame.size = size
        #expect(padded.textPlacement?.origin.x == 2)
    }

    @Test func aParagraphStyleAllowsTighteningToo() throws {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        func text() -> NSAttributedString {
            NSAttributedString(
                string: "Straßenverkehrsordnung",
                attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style.copy()])
        }
        label.attributedText = text()
        let size = label.sizeThatFits(.zero)
        label.frame.size = CGSize(width: size.width - 2, height: size.height)
        #expect(try #require(label.textPlacement).layout.lines[0].truncation != nil)
        style.allowsDefaultTighteningForTruncation = true
        label.attributedText = text()
        #expect(try #require(label.textPlacement).layout.lines[0].truncation == nil)
    }

    @Test func aLabelIsNeitherHighlightedNorShadowedUnlessToldSo() {
        let text = label("One")
        #expect(!text.isHighlighted && text.isEnabled)
        #expect(text.highlightedTextColor == nil && text.shadowColor == nil)
        #expect(text.shadowOffset == CGSize(width: 0, height: -1))
        let size = text.sizeThatFits(.zero)
        text.isHighlighted = true
        text.highlightedTextColor = .white
        text.isEnabled = false
        text.shadowColor = .black
        #expect(text.sizeThatFits(.zero) == size)
        #expect(text.textColor == .label)
    }

    @Test func aCellHighlightsItsLabelsAndPictures() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let inner = UIView()
        let (deep, picture, button) = (UILabel(), UIImageView(), UIButton(type: .system))
        button.setTitle("More", for: .normal)
        cell.contentView.addSubview(inner)
        for view in [deep, picture, button] { inner.addSubview(view) }
        func highlighted() -> [Bool?] {
            [
                cell.textLabel?.isHighlighted, cell.detailTextLabel?.isHighlighted, deep.isHighlighted,
                picture.isHighlighted,
            ]
        }
        #expect(highlighted().allSatisfy { $0 == false })
        cell.setHighlighted(true, animated: false)
        #expect(highlighted().allSatisfy { $0 == true })
        #expect(button.titleLabel?.isHighlighted == false)
        cell.setSelected(true, animated: false)
        cell.setHighlighted(false, animated: false)
        #expect(highlighted().allSatisfy { $0 == true })
        cell.prepareForReuse()
        #expect(highlighted().allSatisfy { $0 == false })
        cell.selectionStyle = .none
        cell.isSelected = true
        #expect(highlighted().allSatisfy { $0 == false })
        cell.selectionStyle = .default
        #expect(highlighted().allSatisfy { $0 == true })
    }
}
