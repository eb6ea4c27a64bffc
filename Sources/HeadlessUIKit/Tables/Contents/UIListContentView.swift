/// Shows a list configuration; measures and places its picture and texts by one rule.
@MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        addSubview(textLabel)
        addSubview(secondaryLabel)
        addSubview(imageView)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    /// - Precondition: what is set is a `UIListContentConfiguration`.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else {
                preconditionFailure("UIListContentView cannot show a \(type(of: newValue))")
            }
            guard newValue != list else { return }
            list = newValue
            show()
            setNeedsLayout()
        }
    }

    private func show() {
        Self.show(list.text, list.attributedText, list.textProperties, in: textLabel)
        Self.show(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties, in: secondaryLabel)
        let properties = list.imageProperties
        imageView.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
        imageView.image = list.image
        showTint()
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.clipsToBounds = properties.cornerRadius > 0
        imageView.isHidden = list.image == nil
    }

    private func showTint() {
        let properties = list.imageProperties
        imageView.tintColor =
            properties.tintColorTransformer == nil
            ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private static func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.lineBreakStrategy = properties.lineBreakStrategy
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    // MARK: Layout

    /// Where picture and texts lie in a width, from the reading direction's start, and how high all is.
    private struct Arrangement {
        var text = CGRect.zero
        var secondary = CGRect.zero
        var image = CGRect.zero
        var height: CGFloat = 0
    }

    private func arrangement(width: CGFloat) -> Arrangement {
        let margins = list.directionalLayoutMargins
        let image = imageSize
        let room = imageRoom(image)
        let start = margins.leading + (room.width > 0 ? room.width + list.imageToTextPadding : 0)
        let available = max(0, width - start - margins.trailing)
        var result = Arrangement()
        let sideBySide = list.prefersSideBySideTextAndSecondaryText && fitsSideBySide(available)
        let textSize = Self.size(of: textLabel, width: available)
        let secondarySize = Self.size(of: secondaryLabel, width: available)
        var content: CGFloat
        if sideBySide {
            content = max(textSize.height, secondarySize.height)
            result.text = CGRect(
                x: start, y: (content - textSize.height) / 2, width: textSize.width, height: textSize.height)
            result.secondary = CGRect(
                x: start + available - secondarySize.width, y: (content - secondarySize.height) / 2,
                width: secondarySize.width, height: secondarySize.height)
        } else {
            let isBoth = textSize.height > 0 && secondarySize.height > 0
            let padding = isBoth ? list.textToSecondaryTextVerticalPadding : 0
            content = textSize.height + padding + secondarySize.height
            result.text = CGRect(x: start, y: 0, width: available, height: textSize.height)
            result.secondary = CGRect(
                x: start, y: textSize.height + padding, width: available, height: secondarySize.height)
        }
        let height = max(content, room.height)
        result.height = height + margins.top + margins.bottom
        let shift = margins.top + (height - content) / 2
        result.text.origin.y += shift
        result.secondary.origin.y += shift
        result.image = CGRect(
            x: margins.leading + (room.width - image.width) / 2, y: margins.top + (height - image.height) / 2,
            width: image.width, height: image.height)
        return result
    }

    /// The picture's size, within the one permitted and in its own shape.
    private var imageSize: CGSize {
        let size = imageView.sizeThatFits(.zero)
        let maximum = list.imageProperties.maximumSize
        var scale: CGFloat = 1
        if maximum.width > 0, size.width > maximum.width { scale = maximum.width / size.width }
        if maximum.height > 0, size.height > maximum.height { scale = min(scale, maximum.height / size.height) }
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The picture's size with what is reserved for it; zero without a picture.
    private func imageRoom(_ size: CGSize) -> CGSize {
        guard !imageView.isHidden else { return .zero }
        let reserved = list.imageProperties.reservedLayoutSize
        return CGSize(width: max(size.width, reserved.width), height: max(size.height, reserved.height))
    }

    private func fitsSideBySide(_ width: CGFloat) -> Bool {
        guard !textLabel.isHidden, !secondaryLabel.isHidden else { return true }
        let text = Self.size(of: textLabel, width: .greatestFiniteMagnitude).width
        let secondary = Self.size(of: secondaryLabel, width: .greatestFiniteMagnitude).width
        return text + list.textToSecondaryTextHorizontalPadding + secondary <= width
    }

    private static func size(of label: UILabel, width: CGFloat) -> CGSize {
        guard !label.isHidden else { return .zero }
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width).height)
    }

    /// All stands in the middle of a view that is higher than it needs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        let shift = (bounds.height - arrangement.height) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let places: [(UIView, CGRect)] = [
            (textLabel, arrangement.text), (secondaryLabel, arrangement.secondary), (imageView, arrangement.image),
        ]
        for (view, place) in places {
            var frame = place.offsetBy(dx: 0, dy: shift)
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            view.frame = frame
        }
    }
}

extension UIListContentConfiguration.TextProperties {
    fileprivate func transformed(_ text: String?) -> String? {
        switch transform {
        case .none: text
        case .uppercase: text?.uppercased()
        case .lowercase: text?.lowercased()
        case .capitalized: text?.capitalized
        }
    }
}
