/// A view as large as a picture, or a picture fitted to a view.
@MainActor
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view of the picture's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// A view of the size of the first picture.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { nil }

    open var image: UIImage? {
        didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Shown in place of `image` while the view is highlighted, where there is one.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage != oldValue { invalidateIntrinsicContentSize() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Size and weight of a symbol as far as the symbol's own configuration leaves them open.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The picture shown, symbols at the size that they have under the view's traits.
    private var shownImage: UIImage? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        guard let own = image.symbolConfiguration else { return image }
        let configuration = (preferredSymbolConfiguration ?? .unspecified).applying(own)
        return image.withConfiguration(configuration.withTraitCollection(own.traitCollection ?? traitCollection))
    }

    override func traitsDidChange() {
        if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
    }

    // MARK: Sizing

    /// The picture's size, whichever size is given; zero without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

    open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

    // MARK: Drawing

    /// The picture and where `contentMode` puts it in the bounds; nil without a picture.
    public var imagePlacement: ImagePlacement? {
        guard let image = shownImage else { return nil }
        let isTemplate =
            switch image.renderingMode {
            case .automatic: image.isSymbolImage
            case .alwaysOriginal: false
            case .alwaysTemplate: true
            }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return ImagePlacement(
            image: image, rect: contentMode.rect(of: image.size, in: bounds),
            color: image.tintColor ?? (isTemplate ? tintColor : nil),
            isMirrored: isRightToLeft && image.flipsForRightToLeftLayoutDirection)
    }
}
