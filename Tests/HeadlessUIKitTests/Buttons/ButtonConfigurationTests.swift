import Testing
import UIKit

@MainActor
struct ButtonConfigurationTests {
    private let picture = UIImage(data: PictureBytes.png(width: 24, height: 50))

    private func textSize(_ text: String, _ style: UIFont.TextStyle) -> CGSize {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.text = text
        return label.intrinsicContentSize
    }

    private func titled(_ title: String) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        return configuration
    }

    @Test(arguments: [
        (UIButton.Configuration.Size.mini, 28.0, 20.0), (.small, 28, 20), (.medium, 34 + 1.0 / 3, 24),
        (.large, 50 + 1.0 / 3, 40),
    ])
    func theSizeSaysInsetsAndFont(size: UIButton.Configuration.Size, height: Double, insets: Double) {
        var configuration = titled("Save")
        configuration.buttonSize = size
        let button = UIButton(configuration: configuration)
        let style = size == .mini || size == .small ? UIFont.TextStyle.subheadline : .body
        let width = Double(textSize("Save", style).width)
        #expect(abs(Double(button.intrinsicContentSize.width) - width - insets) < 1e-6)
        #expect(abs(Double(button.intrinsicContentSize.height) - height) < 1e-6)
    }

    @Test func insetsAreSetAndUnset() {
        var configuration = UIButton.Configuration.plain()
        let medium = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        #expect(configuration.contentInsets == medium)
        configuration.contentInsets.leading = 1
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 1)
        #expect(configuration.contentInsets.top == 7)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.top == 15)
    }

    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func thePictureStandsAtItsEdge(edge: NSDirectionalRectEdge) {
        var configuration = titled("Save")
        configuration.image = picture
        configuration.imagePlacement = edge
        configuration.imagePadding = 5
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration)
        let text = textSize("Save", .body)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        button.layoutIfNeeded()
        guard let image = button.imageView?.frame, let title = button.titleLabel?.frame else {
            Issue.record("no parts")
            return
        }
        let isBeside = edge == .leading || edge == .trailing
        let expected =
            isBeside
            ? CGSize(width: text.width + 29, height: 50) : CGSize(width: max(24, text.width), height: text.height + 55)
        #expect(button.intrinsicContentSize == expected)
        switch edge {
        case .leading: #expect(abs(title.minX - image.maxX - 5) < 0.01)
        case .trailing: #expect(abs(image.minX - title.maxX - 5) < 0.34)
        case .top: #expect(abs(title.minY - image.maxY - 5) < 0.01)
        default: #expect(abs(image.minY - title.maxY - 5) < 0.34)
        }
        if isBeside {
            #expect(abs(title.midY - 100) < 0.34 && abs(image.midY - 100) < 0.34)
        } else {
            #expect(abs(title.midX - 150) < 0.34 && abs(image.midX - 150) < 0.34)
        }
        let union = image.union(title)
        #expect(abs(union.midX - 150) < 0.34 && abs(union.midY - 100) < 0.34)
    }

    @Test func aSubtitleStandsBelow() throws {
        var configuration = titled("Download")
        configuration.subtitle = "12 MB"
        let button = UIButton(configuration: configuration)
        let (title, subtitle) = (textSize("Download", .body), textSize("12 MB", .caption1))
        let size = CGSize(width: title.width + 24, height: title.height + 1 + subtitle.height + 14)
        #expect(button.intrinsicContentSize == size)
        button.frame = CGRect(origin: .zero, size: size)
        button.layoutIfNeeded()
        let (first, second) = (try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame)
        #expect(abs(first.midX - second.midX) < 0.34)
        #expect(abs(second.minY - first.maxY - 1) < 0.34)
        configuration.titleAlignment = .leading
        configuration.titlePadding = 6
        button.configuration = configuration
        #expect(abs(button.intrinsicContentSize.height - size.height - 5) < 1e-6)
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.frame.minX == 12)
    }

    @Test func aLongTitleBreaksItsLines() {
        let text = "Continue to the payment and choose how to pay"
        var configuration = titled(text)
        let button = UIButton(configuration: configuration)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        label.text = text
        let expected = label.sizeThatFits(CGSize(width: 136, height: CGFloat.greatestFiniteMagnitude)).height + 14
        #expect(button.sizeThatFits(CGSize(width: 160, height: 0)).height == expected)
        #expect(expected > 70)
        let column = UIStackView(arrangedSubviews: [button])
        column.axis = .vertical
        #expect(column.sizeThatFits(CGSize(width: 160, height: 0)).height == expected)
        configuration.titleLineBreakMode = .byTruncatingTail
        button.configuration = configuration
        #expect(abs(button.sizeThatFits(CGSize(width: 160, height: 0)).height - 34 - 1 / 3) < 1e-6)
    }

    @Test func aTransformerChangesTheFont() {
        var configuration = titled("Save")
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 34)
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 34))
        // 40.57 in pixels is 40 2/3.
        #expect(abs(button.intrinsicContentSize.height - 14 - 40 - 2 / 3) < 1e-6)
    }

    @Test func anAttributedTitleKeepsItsAttributes() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Save")
        title.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 30))
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test func theStyleSaysTheColours() {
        func colours(_ configuration: UIButton.Configuration) -> (text: UIColor?, fill: UIColor?) {
            let button = UIButton(configuration: configuration)
            button.setTitle("Save", for: .normal)
            button.tintColor = .red
            return (button.titleLabel?.textColor, button.subviews.first { !($0 is UILabel) }?.backgroundColor)
        }
        #expect(colours(.plain()) == (.red, nil))
        #expect(colours(.filled()) == (.white, .red))
        #expect(colours(.gray()) == (.red, .secondarySystemFill))
        #expect(colours(.tinted()) == (.red, UIColor.red.withAlphaComponent(0.18)))
        var own = UIButton.Configuration.filled()
        own.baseForegroundColor = .black
        own.baseBackgroundColor = .yellow
        #expect(colours(own) == (.black, .yellow))
    }

    @Test func theCornersFollowTheStyle() {
        var configuration = titled("Save")
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.layoutIfNeeded()
        #expect(button.subviews[0].frame == button.bounds)
        #expect(button.subviews[0].layer.cornerRadius == 22)
    }

    @Test func theUpdateHandlerRunsBeforeMeasuringWhereTheStateChanged() {
        let button = UIButton(configuration: titled("Follow"))
        var calls = 0
        button.configurationUpdateHandler = { button in
            calls += 1
            button.configuration?.title = button.isSelected ? "Following" : "Follow"
        }
        #expect(calls == 0)
        let narrow = button.intrinsicContentSize
        button.layoutIfNeeded()
        #expect(calls == 1)
        button.isSelected = true
        #expect(button.intrinsicContentSize.width > narrow.width)
        button.layoutIfNeeded()
        #expect(calls == 2)
        #expect(button.titleLabel?.text == "Following")
    }

    @Test func anIndicatorTakesThePicturesPlace() {
        var configuration = titled("Save")
        configuration.image = picture
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 4
        let button = UIButton(configuration: configuration)
        let text = textSize("Save", .body)
        #expect(button.intrinsicContentSize == CGSize(width: text.width + 48, height: text.height + 14))
        button.configuration?.showsActivityIndicator = false
        #expect(button.intrinsicContentSize == CGSize(width: text.width + 52, height: 64))
    }

    @Test func textsAndSymbolsFollowTheTextSize() {
        var configuration = titled("Save")
        configuration.image = UIImage(systemName: "square.and.arrow.down")
        let button = UIButton(configuration: configuration)
        #expect(button.imageView?.intrinsicContentSize.width == 17)
        button.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        #expect(button.titleLabel?.font.pointSize == 28)
        #expect(button.imageView?.intrinsicContentSize.width == 28)
    }

    @Test func aBackgroundOfItsOwnHasTheLastWord() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Save"
        configuration.background.backgroundColor = .green
        configuration.background.cornerRadius = 10
        configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        configuration.background.strokeWidth = 1
        configuration.background.strokeColor = .black
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.layoutIfNeeded()
        let background = button.subviews[0]
        #expect(background.backgroundColor == .green)
        #expect(background.frame == CGRect(x: 3, y: 2, width: 92, height: 38))
        #expect(background.layer.cornerRadius == 10)
        #expect(background.subviews.last?.layer.borderColor == UIColor.black.cgColor)
        button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        button.layoutIfNeeded()
        #expect(background.layer.cornerRadius > 30)
        button.configuration?.cornerStyle = .fixed
        button.layoutIfNeeded()
        #expect(background.layer.cornerRadius == 10)
    }
}
