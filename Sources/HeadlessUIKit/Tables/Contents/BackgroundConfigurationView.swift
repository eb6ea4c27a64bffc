/// Shows a background configuration: a filled shape, a picture, a view of the client's, and a border, back to front.
final class BackgroundConfigurationView: UIView {
    private(set) var configuration = UIBackgroundConfiguration.clear()
    /// Made when there is a picture to show.
    private var imageView: UIImageView?
    /// Made when there is a border to show.
    private var strokeView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ configuration: UIBackgroundConfiguration) {
        let oldView = self.configuration.customView
        self.configuration = configuration
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        backgroundColor = color == .clear ? nil : color
        layer.cornerRadius = configuration.cornerRadius
        showImage()
        if oldView !== configuration.customView {
            oldView?.removeFromSuperview()
            if let view = configuration.customView { addSubview(view) }
        }
        showStroke()
        setNeedsLayout()
    }

    private func showImage() {
        imageView?.isHidden = configuration.image == nil
        guard let image = configuration.image else { return }
        let view = imageView ?? UIImageView(frame: .zero)
        if imageView == nil {
            imageView = view
            view.clipsToBounds = true
            insertSubview(view, at: 0)
        }
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.layer.cornerRadius = configuration.cornerRadius
    }

    private func showStroke() {
        strokeView?.isHidden = configuration.strokeWidth <= 0
        guard configuration.strokeWidth > 0 else { return }
        let view = strokeView ?? UIView(frame: .zero)
        strokeView = view
        addSubview(view)
        view.layer.borderWidth = configuration.strokeWidth
        view.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        view.layer.cornerRadius = max(0, configuration.cornerRadius + configuration.strokeOutset)
    }

    func setCornerRadius(_ radius: CGFloat) {
        guard radius != configuration.cornerRadius else { return }
        var changed = configuration
        changed.cornerRadius = radius
        show(changed)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        configuration.customView?.frame = bounds
        strokeView?.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }
}
