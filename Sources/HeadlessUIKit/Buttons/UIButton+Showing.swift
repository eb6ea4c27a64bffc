extension UIButton {
    /// Gives the parts what they show.
    func update() {
        if let configuration { show(configuration) } else { showState() }
        label.isHidden = (label.text ?? "").isEmpty
        secondLabel.isHidden = (secondLabel.text ?? "").isEmpty
        picture.isHidden = picture.image == nil
    }

    private func showState() {
        if let title = currentAttributedTitle { label.attributedText = title } else { label.text = currentTitle }
        label.textColor = currentTitleColor
        secondLabel.text = nil
        picture.image = currentImage
        picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        background.isHidden = true
        show(indicator: false)
    }

    private func show(_ configuration: Configuration) {
        let color = foregroundColor(configuration)
        let size = configuration.buttonSize
        show(
            configuration.attributedTitle, configuration.title ?? currentTitle, size.titleStyle, color,
            configuration.titleTextAttributesTransformer, in: label)
        show(
            configuration.attributedSubtitle, configuration.subtitle, size.subtitleStyle, color,
            configuration.subtitleTextAttributesTransformer, in: secondLabel)
        label.lineBreakMode = configuration.titleLineBreakMode
        secondLabel.lineBreakMode = configuration.subtitleLineBreakMode
        for label in [label, secondLabel] {
            label.numberOfLines = label.lineBreakMode.isWrapping ? 0 : 1
        }
        picture.image = configuration.showsActivityIndicator ? nil : configuration.image ?? currentImage
        picture.preferredSymbolConfiguration =
            configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(textStyle: size.titleStyle)
        picture.tintColor = color
        show(indicator: configuration.showsActivityIndicator)
        var shown = configuration.background
        shown.backgroundColor = backgroundColor(configuration) ?? .clear
        background.show(shown)
        background.isHidden = shown.isInvisible
    }

    private func show(
        _ attributed: AttributedString?, _ plain: String?, _ style: UIFont.TextStyle, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
    ) {
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes = AttributeContainer()
        attributes[Scope.FontAttribute.self] = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        attributes[Scope.ForegroundColorAttribute.self] = color
        if let transformer { attributes = transformer(attributes) }
        guard let text = attributed ?? plain.map({ AttributedString($0) }) else {
            label.text = nil
            return
        }
        label.attributedText = NSAttributedString(text.mergingAttributes(attributes, mergePolicy: .keepCurrent))
    }

    private func show(indicator isShown: Bool) {
        guard isShown != (indicator != nil) else { return }
        if isShown {
            let view = UIActivityIndicatorView(style: .medium)
            view.startAnimating()
            addSubview(view)
            indicator = view
        } else {
            indicator?.removeFromSuperview()
            indicator = nil
        }
    }

    private func foregroundColor(_ configuration: Configuration) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tintColor)
    }

    private func backgroundColor(_ configuration: Configuration) -> UIColor? {
        if configuration.background.hasOwnBackgroundColor {
            return configuration.background.resolvedBackgroundColor(for: tintColor)
        }
        let color = configuration.baseBackgroundColor
        if !isEnabled, configuration.style != .plain { return .tertiarySystemFill }
        return switch configuration.style {
        case .plain: color
        case .gray: color ?? .secondarySystemFill
        case .tinted: (color ?? tintColor).withAlphaComponent(0.18)
        case .filled: color ?? tintColor
        }
    }
}

extension NSLineBreakMode {
    /// Whether a button's text goes on in further lines.
    fileprivate var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
