import Testing
import UIKit

/// Buttons without a configuration.
@MainActor
struct ButtonTests {
    private let picture = UIImage(data: PictureBytes.png(width: 24, height: 20))

    private func textSize(_ text: String, _ size: CGFloat) -> CGSize {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label.intrinsicContentSize
    }

    @Test func aButtonIsMadeOfItsPrimaryActionAlone() {
        var taps = 0
        let picture = UIImage(systemName: "plus")
        let button = UIButton(primaryAction: UIAction(title: "Hinzufügen", image: picture) { _ in taps += 1 })
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Hinzufügen")
        #expect(button.image(for: .normal) === picture)
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
        #expect(UIButton(primaryAction: nil).title(for: .normal) == nil)
    }

    @Test func anEmptyButtonIsThirtyWideAndALineHigh() {
        // 18 points make a line of 21.48, 15 points one of 17.90; 12 more, and up to whole points.
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    @Test func aTitleHasSixPointsAboveAndBelow() {
        let button = UIButton(type: .system)
        button.setTitle("Book a table", for: .normal)
        let expected = CGSize(width: textSize("Book a table", 15).width.rounded(.up), height: 30)
        #expect(button.intrinsicContentSize == expected)
        #expect(button.sizeThatFits(CGSize(width: 10, height: 10)) == expected)
        button.setTitle("OK", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
        button.titleLabel?.font = .systemFont(ofSize: 40)
        // 47.73, and a third of a pixel's rounding does not reach the next point.
        #expect(button.intrinsicContentSize.height == 60)
    }

    @Test func contentInsetsTakeThePlaceOfThePadding() {
        let button = UIButton(type: .system)
        button.setTitle("OK", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let text = textSize("OK", 15)
        #expect(
            button.intrinsicContentSize
                == CGSize(width: (text.width + 6).rounded(.up), height: (text.height + 4).rounded(.up)))
    }

    @Test func aPictureAloneIsTheButton() {
        let button = UIButton()
        button.setImage(picture, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(button.intrinsicContentSize == CGSize(width: 38, height: 32))
    }

    @Test func aButtonOfASignHasTheSignsSize() {
        #expect(UIButton(type: .contactAdd).frame.size == CGSize(width: 24, height: 24))
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIButton(type: .infoLight).intrinsicContentSize == CGSize(width: 25, height: 24))
    }

    @Test func pictureAndTitleStandInTheMiddleSideBySide() throws {
        let button = UIButton()
        button.setImage(picture, for: .normal)
        button.setTitle("Map", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        let text = textSize("Map", 18)
        #expect(abs(image.frame.minX - (200 - 24 - text.width) / 2) < 0.2)
        #expect(image.frame.size == CGSize(width: 24, height: 20))
        #expect(image.frame.minY == 15)
        #expect(abs(title.frame.minX - image.frame.maxX) < 0.01)
        #expect(abs(title.frame.midY - 25) < 0.2)

        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(image.frame.minX == 0)
        #expect(title.frame.minX == 32)

        button.semanticContentAttribute = .forceRightToLeft
        button.titleEdgeInsets = .zero
        button.layoutIfNeeded()
        #expect(abs(image.frame.maxX - 200) < 0.01)
        #expect(abs(title.frame.maxX - 176) < 0.01)
    }

    @Test func aTitleThatDoesNotFitKeepsInside() throws {
        let button = UIButton()
        button.setImage(picture, for: .normal)
        button.setTitle("A title that is much too long for this", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.minX == 0)
        #expect(button.titleLabel?.frame.minX == 24)
        #expect(button.titleLabel?.frame.maxX == 100)
    }

    @Test func aStateShowsItsOwnContentsOrTheNormalOnes() {
        let button = UIButton()
        button.setTitle("Follow", for: .normal)
        button.setTitle("Following", for: .selected)
        button.setImage(picture, for: .highlighted)
        #expect(button.currentTitle == "Follow")
        #expect(button.currentImage == nil)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Following")
        button.isSelected = false
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Follow")
        #expect(button.currentImage == picture)
        #expect(button.title(for: .disabled) == "Follow")
        button.setAttributedTitle(NSAttributedString(string: "Rich"), for: .normal)
        #expect(button.titleLabel?.text == "Rich")
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.text == "Follow")
    }

    @Test func titlesAreWhiteOrTinted() {
        let (custom, system) = (UIButton(), UIButton(type: .system))
        system.tintColor = .systemPurple
        #expect(custom.currentTitleColor == .white)
        #expect(system.titleLabel?.textColor == .systemPurple)
        custom.setTitleColor(.systemRed, for: .normal)
        custom.setTitleColor(.systemGreen, for: .selected)
        #expect(custom.titleLabel?.textColor == .systemRed)
        custom.isSelected = true
        #expect(custom.titleLabel?.textColor == .systemGreen)
    }

    @Test func theActionGivesTitleAndPicture() {
        var calls = 0
        let action = UIAction(title: "Save", image: picture) { _ in calls += 1 }
        let button = UIButton(type: .system, primaryAction: action)
        #expect(button.titleLabel?.text == "Save")
        #expect(button.imageView?.image == picture)
        button.performPrimaryAction()
        #expect(calls == 1)
        #expect(!button.isSelected)
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(button.isSelected)
    }

    @Test func aSubclassOfOneInitialiserHasTheOthers() {
        final class Badge: UIButton {
            override init(frame: CGRect) {
                super.init(frame: frame)
                setTitle("9", for: .normal)
            }

            required init?(coder: NSCoder) { nil }
        }
        #expect(Badge().titleLabel?.text == "9")
        #expect(Badge(type: .system).currentTitle == "9")
    }
}
