/// Shows a background configuration: a filled shape, a picture, a view of the client's, and a border, back to front.
final class BackgroundConfigurationView: UIView {
    private(set) var configuration = UIBackgroundConfiguration.clear()
    private let imageView = UIImageView(frame: .zero)
    private let stroke = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(imageView)
        addSubview(stroke)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIBackgroundConfiguration) {
        let old = self.configuration
        self.configuration = configuration
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        backgroundColor = color == .clear ? nil : color
        layer.cornerRadius = configuration.cornerRadius
        imageView.image = configuration.image
        imageView.contentMode = configuration.imageContentMode
        imageView.layer.cornerRadius = configuration.cornerRadius
        imageView.clipsToBounds = true
        imageView.isHidden = configuration.image == nil
        if old.customView !== configuration.customView {
            old.customView?.removeFromSuperview()
            if let view = configuration.customView { insertSubview(view, belowSubview: stroke) }
        }
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor)
            .resolvedColor(with: traitCollection).cgColor
        stroke.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
        setNeedsLayout()
    }

    func setCornerRadius(_ radius: CGFloat) {
        guard radius != configuration.cornerRadius else { return }
        var changed = configuration
        changed.cornerRadius = radius
        show(changed)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        configuration.customView?.frame = bounds
        stroke.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }
}
