internal import FolioText

/// A text in one font or several, on one line or more.
///
/// Fonts, line metrics and break rules come from the view's traits. The engine sets one paragraph style for the whole text.
@MainActor
open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Content

    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    private var content = Content.plain(nil)

    /// The characters; setting them drops attributes set with `attributedText`.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let present) = content, present == newValue { return }
            content = .plain(newValue)
            contentDidChange()
        }
    }

    /// The text with attributes. Setting it also sets font, colour, alignment and line breaking to its first character's.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text): text.map(attributed)
            case .attributed(let text): text
            }
        }
        set {
            guard let newValue else {
                text = nil
                return
            }
            // A copy, since a mutable string may change behind the label's back.
            let string = NSAttributedString(attributedString: newValue)
            content = .attributed(string)
            if let font = string.firstAttribute(.font) as? UIFont { labelFont = font }
            if let color = string.firstAttribute(.foregroundColor) as? UIColor { labelColor = color }
            if let style = string.firstAttribute(.paragraphStyle) as? NSParagraphStyle {
                labelAlignment = style.alignment
                labelLineBreakMode = style.lineBreakMode
                labelLineBreakStrategy = style.lineBreakStrategy
            }
            contentDidChange()
        }
    }

    private var labelFont = UILabel.defaultFont
    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

    /// The system font of 17 points unless set; setting it changes the font of the whole text.
    open var font: UIFont! {
        get { labelFont }
        set {
            labelFont = newValue ?? Self.defaultFont
            if adjustsFontForContentSizeCategory { adjustFont() }
            setAttribute(.font, to: labelFont)
            contentDidChange()
        }
    }

    private var labelColor = UIColor.label

    /// Setting it changes the colour of the whole text.
    open var textColor: UIColor! {
        get { labelColor }
        set {
            labelColor = newValue ?? .label
            setAttribute(.foregroundColor, to: labelColor)
        }
    }

    /// The colour of the whole text while the label is highlighted; nil leaves it as it is.
    open var highlightedTextColor: UIColor?

    /// Whether the text is drawn in `highlightedTextColor`. A cell that is selected or highlighted sets it.
    open var isHighlighted = false

    /// Whether the text is drawn in full; a label that is not enabled draws it dimmed.
    open var isEnabled = true

    /// Kept: no pointer rests upon a headless label to see the whole text.
    open var showsExpansionTextWhenTruncated = false

    /// The colour of a shadow without blur behind the text; nil, the default, draws none.
    open var shadowColor: UIColor?

    /// How far the shadow stands from the text; upwards unless set. Points.
    open var shadowOffset = CGSize(width: 0, height: -1)

    private var labelAlignment = NSTextAlignment.natural

    /// `natural`, the default, is the side at which the interface begins.
    open var textAlignment: NSTextAlignment {
        get { labelAlignment }
        set {
            guard newValue != labelAlignment else { return }
            labelAlignment = newValue
            contentDidChange()
        }
    }

    private var labelLineBreakMode = NSLineBreakMode.byTruncatingTail

    open var lineBreakMode: NSLineBreakMode {
        get { labelLineBreakMode }
        set {
            guard newValue != labelLineBreakMode else { return }
            labelLineBreakMode = newValue
            contentDidChange()
        }
    }

    private var labelLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    /// `standard` unless set.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { labelLineBreakStrategy }
        set {
            guard newValue != labelLineBreakStrategy else { return }
            labelLineBreakStrategy = newValue
            contentDidChange()
        }
    }

    /// The most lines to show; 0 is no limit.
    open var numberOfLines = 1 {
        didSet {
            precondition(numberOfLines >= 0, "\(nameInMessages) cannot have \(numberOfLines) lines")
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    /// The width at which `intrinsicContentSize` breaks lines; 0 is no limit. Points.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether a text that does not fit the bounds is shown smaller. Its size, `sizeThatFits`, stays that of the text as it is.
    open var adjustsFontSizeToFitWidth = false

    /// The least part of its size in which a text is shown that has to fit; 0 is no limit. From 0 to 1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            precondition(
                (0...1).contains(minimumScaleFactor), "\(nameInMessages) cannot be scaled by \(minimumScaleFactor)")
        }
    }

    /// Where a text that is shown smaller stands, in the height that it would take as it is.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// Whether the letters of a text come closer by a little before it is cut or made smaller.
    open var allowsDefaultTighteningForTruncation = false

    /// Whether a font made for a text style, or scaled by `UIFontMetrics`, follows the reader's preferred text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        let category = traitCollection.preferredContentSizeCategory
        labelFont = labelFont.adjusted(to: category)
        if case .attributed(let text) = content {
            let adjusted = NSMutableAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
                guard let font = value as? UIFont else { return }
                adjusted.addAttribute(.font, value: font.adjusted(to: category), range: range)
            }
            content = .attributed(adjusted)
        }
        contentDidChange()
    }

    private func attributed(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = labelAlignment
        style.lineBreakMode = labelLineBreakMode
        style.lineBreakStrategy = labelLineBreakStrategy
        return NSAttributedString(
            string: text, attributes: [.font: labelFont, .foregroundColor: labelColor, .paragraphStyle: style])
    }

    private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        content = .attributed(changed)
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: text, traits: .staticText)
    }

    // MARK: Prepared text

    private var preparedText: PreparedText?

    private func contentDidChange() {
        preparedText = nil
        invalidateIntrinsicContentSize()
    }

    /// The text as the engine measures it, kept while text, style, environment and direction last; nil without text.
    private var prepared: PreparedText? {
        if let preparedText, preparedText.environment == traitCollection.textEnvironment,
            preparedText.paragraph.alignment == alignment
        {
            return preparedText
        }
        preparedText = prepare()
        return preparedText
    }

    private var alignment: ParagraphStyle.Alignment {
        labelAlignment.alignment ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left)
    }

    /// - Parameter change: made to each run.
    private func prepare(_ change: (inout TextAttributes) -> Void = { _ in }) -> PreparedText? {
        let environment = traitCollection.textEnvironment
        var runs: [TextRun]
        var paragraph: ParagraphStyle
        switch content {
        case .plain(let text):
            guard let text, !text.isEmpty else { return nil }
            runs = [TextRun(text, labelFont.textAttributes())]
            paragraph = NSParagraphStyle.default.paragraph(in: environment)
        case .attributed(let text):
            guard text.length > 0 else { return nil }
            runs = text.textRuns(defaultFont: labelFont)
            let style = text.firstAttribute(.paragraphStyle) as? NSParagraphStyle ?? .default
            paragraph = style.paragraph(in: environment)
        }
        for index in runs.indices { change(&runs[index].attributes) }
        paragraph.alignment = alignment
        paragraph.lineBreak = labelLineBreakMode == .byCharWrapping ? .anywhere : .auto
        paragraph.lineBreakStrategy = labelLineBreakStrategy.strategy
        if isClippedLine { paragraph.whiteSpace = .pre }
        return PreparedText(runs: runs, paragraph: paragraph, environment: environment)
    }

    /// One line that runs on beyond the edge instead of ending at a word.
    private var isClippedLine: Bool { numberOfLines == 1 && labelLineBreakMode == .byClipping }

    override func traitsDidChange() {
        if adjustsFontForContentSizeCategory { adjustFont() }
        invalidateIntrinsicContentSize()
    }

    // MARK: Sizing

    /// The text's size when its lines break at the width: the widest line and the lines' heights, rounded up to pixels.
    ///
    /// As in UIKit, the height given is no limit, a width of 0 is none either (`CGSize.zero` asks for the natural size), and a
    /// label of one line reports the whole line, wider than the width given or not. Without text the size is zero.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
        let limits = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: limits, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : arrangedWidth
        return sizeThatFits(CGSize(width: width, height: 0))
    }

    /// The width that a stack view asks about, in place of a `preferredMaxLayoutWidth` that is not set, as under Auto Layout.
    private var arrangedWidth: CGFloat = 0

    override func contentSize(width: CGFloat?) -> CGSize {
        arrangedWidth = width ?? 0
        defer { arrangedWidth = 0 }
        return intrinsicContentSize
    }

    override func baselines(size: CGSize) -> Baselines {
        guard let prepared else { return super.baselines(size: size) }
        let width = size.width.lineWidth
        let lines = prepared.maximumLines(fitting: size.height, width: width, permitted: numberOfLines)
        let layout = prepared.layout(width: width, maximumLines: lines, truncation: .clip)
        let top = (size.height - CGFloat(layout.height)) / 2
        return Baselines(
            first: top + CGFloat(layout.lines.first?.baseline ?? 0),
            last: top + CGFloat(layout.lines.last?.baseline ?? 0))
    }

    /// The place that the text takes at the top left of the bounds, rounded up to pixels; override to add room around it.
    ///
    /// - Parameter numberOfLines: the most lines to count; 0 is no limit.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let prepared else { return CGRect(origin: bounds.origin, size: .zero) }
        let width = bounds.width.lineWidth
        let lines = prepared.maximumLines(fitting: bounds.height, width: width, permitted: numberOfLines)
        let measurement = prepared.measure(width: width, maximumLines: lines)
        let metrics = traitCollection.textEnvironment.metrics
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: CGFloat(metrics.roundedUpToPixel(measurement.width)),
            height: CGFloat(metrics.roundedUpToPixel(measurement.height)))
    }

    // MARK: Drawing

    private var drawnRect = CGRect.zero

    /// The text in the colours that it is drawn in.
    package var drawnText: NSAttributedString? {
        guard isHighlighted, let highlightedTextColor, let attributedText else { return attributedText }
        let drawn = NSMutableAttributedString(attributedString: attributedText)
        let whole = NSRange(location: 0, length: drawn.length)
        drawn.addAttribute(.foregroundColor, value: highlightedTextColor, range: whole)
        return drawn
    }

    /// Says where in the bounds the text goes; override it to call `super` with another rectangle.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    /// The lines that the label shows in its bounds: as many as fit the height, in the middle of it; nil without text.
    public var textPlacement: TextPlacement? {
        drawText(in: bounds)
        guard let prepared else { return nil }
        let width = Double(drawnRect.width)
        let (shown, scale) = fitted(prepared)
        let lines = shown.maximumLines(fitting: drawnRect.height, width: width, permitted: numberOfLines)
        let layout = shown.layout(width: width, maximumLines: lines, truncation: labelLineBreakMode.truncation)
        var y = drawnRect.minY + (drawnRect.height - CGFloat(layout.height)) / 2
        if scale < 1, baselineAdjustment != .alignCenters {
            let whole = prepared.layout(width: .infinity, maximumLines: 1, truncation: .clip)
            let top = drawnRect.minY + (drawnRect.height - CGFloat(whole.height)) / 2
            let baselines = [whole, layout].map { CGFloat($0.lines.first?.baseline ?? 0) }
            y = baselineAdjustment == .none ? top : top + baselines[0] - baselines[1]
        }
        return TextPlacement(text: shown, layout: layout, origin: CGPoint(x: drawnRect.minX, y: y))
    }

    /// As the label says, or the paragraph style at its text's start.
    private var tightensBeforeTruncation: Bool {
        if allowsDefaultTighteningForTruncation { return true }
        guard case .attributed(let text) = content else { return false }
        let style = text.firstAttribute(.paragraphStyle) as? NSParagraphStyle
        return style?.allowsDefaultTighteningForTruncation ?? false
    }

    /// The text as it is set to fit where it is drawn, and how much smaller it is than its own size.
    private func fitted(_ text: PreparedText) -> (text: PreparedText, scale: Double) {
        guard adjustsFontSizeToFitWidth || tightensBeforeTruncation else { return (text, 1) }
        let fitting = TextFitting(
            tightens: tightensBeforeTruncation,
            minimumScale: adjustsFontSizeToFitWidth ? Double(minimumScaleFactor) : 1)
        let (width, height) = (Double(drawnRect.width), Double(drawnRect.height) + 1e-6)
        return fitting.fit(text) {
            prepare($0) ?? text
        } fits: { candidate in
            if numberOfLines == 1 {
                return candidate.measure(width: .infinity, maximumLines: 1).width <= width + 1e-6
            }
            let measured = candidate.measure(width: width)
            return measured.height <= height && (numberOfLines == 0 || measured.lineCount <= numberOfLines)
        }
    }
}
