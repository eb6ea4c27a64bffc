/// One segment of a segmented control: a title or a picture in its middle.
@MainActor
final class SegmentView: UIView {
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: ControlMetrics.segmentFontSize, scale: .large)
        addSubview(label)
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    var title: String?
    var image: UIImage? {
        didSet { imageView.image = image }
    }
    /// 0 for a share of the control's width.
    var fixedWidth: CGFloat = 0
    var isEnabled = true
    /// What choosing the segment runs besides the control's own actions.
    var action: UIAction?

    func show(_ attributes: [NSAttributedString.Key: Any]) {
        label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.tintColor = attributes[.foregroundColor] as? UIColor
        setNeedsLayout()
    }

    /// The size of the title under attributes, or of the picture.
    func contentSize(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
        guard image == nil else { return imageView.intrinsicContentSize }
        let probe = UILabel(frame: .zero)
        probe.inherit(traitCollection)
        probe.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
        return probe.intrinsicContentSize
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = traitCollection.displayScale
        let content: UIView = image == nil ? label : imageView
        var size = content.intrinsicContentSize
        size.width = min(size.width, bounds.width)
        content.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height
        ).roundedToPixels(scale)
    }
}
