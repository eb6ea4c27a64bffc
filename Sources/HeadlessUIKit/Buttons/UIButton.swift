/// A control with a title, a picture or both, from a configuration or set for each state.
///
/// Its size is that of what it shows: by `configuration` with its insets, else by UIKit's older rule, where a title has 6 points
/// above and below unless `contentEdgeInsets` are set, and nothing is narrower than 30.
@MainActor
open class UIButton: UIControl {
    let label = UILabel(frame: .zero)
    let secondLabel = UILabel(frame: .zero)
    let picture = UIImageView(frame: .zero)
    let background = BackgroundConfigurationView(frame: .zero)
    /// Shown in the picture's place.
    var indicator: UIActivityIndicatorView?

    /// A button of type `custom`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        background.isHidden = true
        label.lineBreakMode = .byTruncatingMiddle
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        for view in [background, picture, label, secondLabel] { addSubview(view) }
        update()
    }

    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// A button of its natural size where it has a sign of its own, else of size zero.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: CGRect(origin: .zero, size: buttonType.signSize ?? .zero), primaryAction: primaryAction)
        self.buttonType = buttonType
        if buttonType != .custom { label.font = .systemFont(ofSize: ControlMetrics.systemButtonFontSize) }
        update()
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // Initialisers do not call observers.
        contentDidChange()
    }

    public required init?(coder: NSCoder) { nil }

    /// Takes the action's title and picture too.
    override func adopt(_ primaryAction: UIAction) {
        super.adopt(primaryAction)
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }

    open private(set) var buttonType = ButtonType.custom

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: label.text, traits: enabledTraits(.button))
    }

    // MARK: Parts

    /// Its font, lines and line breaking may be set; its text is the button's title.
    open var titleLabel: UILabel? { label }
    open var subtitleLabel: UILabel? { secondLabel }
    open var imageView: UIImageView? { picture }

    // MARK: Contents by state

    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

    /// What is set for a state, or for the normal one.
    private static func value<Value>(_ values: [State: Value], _ state: State) -> Value? {
        values[state] ?? values[.normal]
    }

    /// Without a title of its own a configuration shows this one.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    open func title(for state: State) -> String? { Self.value(titles, state) }

    /// Shown in place of the title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        // A copy, since a mutable string may change behind the button's back.
        attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }

    open func attributedTitle(for state: State) -> NSAttributedString? { Self.value(attributedTitles, state) }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }

    /// What was set, else white, and the tint colour in a button of type `system`.
    open func titleColor(for state: State) -> UIColor? {
        if let color = titleColors[state] { return color }
        if state.contains(.disabled), buttonType == .system { return .tertiaryLabel }
        return titleColors[.normal] ?? (buttonType == .custom ? .white : tintColor)
    }

    /// Without a picture of its own a configuration shows this one.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    open func image(for state: State) -> UIImage? { Self.value(images, state) }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        Self.value(symbolConfigurations, state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// Around picture and title, in a button without a configuration. Other than zero they take the place of the 6 points.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// Moves the title, in a button without a configuration; the button's size does not follow.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Moves the picture, in a button without a configuration; the button's size does not follow.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    // MARK: Configuration

    open var configuration: Configuration? {
        didSet { contentDidChange() }
    }

    /// Called before layout and measuring where the button's state has changed, to change `configuration`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    private var needsUpdateConfiguration = false

    /// Has `updateConfiguration` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayoutAndSize()
    }

    /// Changes the configuration for the button's state: calls `configurationUpdateHandler`.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    private func updateConfigurationIfNeeded() {
        guard needsUpdateConfiguration else { return }
        needsUpdateConfiguration = false
        updateConfiguration()
    }

    /// Whether `performPrimaryAction` selects the button and the next one unselects it.
    open var changesSelectionAsPrimaryAction = false

    open override func performPrimaryAction() {
        if changesSelectionAsPrimaryAction, isEnabled { isSelected.toggle() }
        super.performPrimaryAction()
    }

    // MARK: Changes

    private func contentDidChange() {
        update()
        setNeedsLayoutAndSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
        setNeedsUpdateConfiguration()
    }

    override func traitsDidChange() { contentDidChange() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func contentSizeDidChange(of subview: UIView) {
        guard subview === label || subview === secondLabel || subview === picture else { return }
        setNeedsLayoutAndSize()
    }

    // MARK: Sizing

    /// The size of what the button shows, with its insets; texts of a configuration break their lines at a width above 0.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configuration {
            let insets = configuration.contentInsets
            let horizontal = insets.leading + insets.trailing
            let width = size.width > 0 ? max(0, size.width - horizontal) : .greatestFiniteMagnitude
            let content = content(width: width).size
            return CGSize(width: content.width + horizontal, height: content.height + insets.top + insets.bottom)
        }
        return buttonType.signSize ?? stateSize
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override func contentSize(width: CGFloat?) -> CGSize {
        guard let width, configuration != nil else { return intrinsicContentSize }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    override func baselines(size: CGSize) -> Baselines {
        guard !label.isHidden else { return super.baselines(size: size) }
        let frame = frames(in: CGRect(origin: .zero, size: size)).title
        let baselines = label.baselines(size: frame.size)
        return Baselines(first: frame.minY + baselines.first, last: frame.minY + baselines.last)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let scale = traitCollection.displayScale
        let frames = frames(in: bounds)
        label.frame = frames.title.roundedToPixels(scale)
        secondLabel.frame = frames.subtitle.roundedToPixels(scale)
        picture.frame = frames.image.roundedToPixels(scale)
        indicator?.frame = picture.frame
        guard let configuration else { return }
        background.frame = configuration.background.frame(in: self)
        background.setCornerRadius(
            configuration.cornerStyle.radius(
                configuration.background, height: background.bounds.height,
                category: traitCollection.preferredContentSizeCategory))
    }
}
