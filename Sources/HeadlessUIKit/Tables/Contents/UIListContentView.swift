/// Shows a list configuration; measures and places its texts by one rule.
@MainActor
open class UIListContentView: UIView, UIContentView {
    private var list: UIListContentConfiguration
    private let textLabel = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)

    public init(configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        addSubview(textLabel)
        addSubview(secondaryLabel)
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
    }

    private static func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            }
        if let attributed { label.attributedText = attributed } else { label.text = text }
        label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }

    // MARK: Layout

    /// Where the two texts lie in a width, from the reading direction's start, and how high all is.
    private struct Arrangement {
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private func arrangement(width: CGFloat) -> Arrangement {
        let margins = list.directionalLayoutMargins
        let available = max(0, width - margins.leading - margins.trailing)
        var result = Arrangement()
        let sideBySide = list.prefersSideBySideTextAndSecondaryText && fitsSideBySide(available)
        let textSize = Self.size(of: textLabel, width: available)
        let secondarySize = Self.size(of: secondaryLabel, width: available)
        var content: CGFloat
        if sideBySide {
            content = max(textSize.height, secondarySize.height)
            result.text = CGRect(
                x: margins.leading, y: (content - textSize.height) / 2, width: textSize.width, height: textSize.height)
            result.secondary = CGRect(
                x: margins.leading + available - secondarySize.width, y: (content - secondarySize.height) / 2,
                width: secondarySize.width, height: secondarySize.height)
        } else {
            let isBoth = textSize.height > 0 && secondarySize.height > 0
            let padding = isBoth ? list.textToSecondaryTextVerticalPadding : 0
            content = textSize.height + padding + secondarySize.height
            result.text = CGRect(x: margins.leading, y: 0, width: available, height: textSize.height)
            result.secondary = CGRect(
                x: margins.leading, y: textSize.height + padding, width: available, height: secondarySize.height)
        }
        result.height = content + margins.top + margins.bottom
        result.text.origin.y += margins.top
        result.secondary.origin.y += margins.top
        return result
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

    /// The texts stand in the middle of a view that is higher than they need.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        let shift = (bounds.height - arrangement.height) / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (label, place) in [(textLabel, arrangement.text), (secondaryLabel, arrangement.secondary)] {
            var frame = place.offsetBy(dx: 0, dy: shift)
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            label.frame = frame
        }
    }
}
