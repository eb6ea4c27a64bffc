internal import FolioText

/// Editable text on as many lines as it has, which scrolls where they do not fit.
///
/// `insertText` and `deleteBackward` stand for the keyboard: they ask the delegate and tell it.
@MainActor
open class UITextView: UIScrollView, UITextInput, UITextInputTraits {
    public let textEditor = TextEditor()
    public let textContainer: NSTextContainer
    public var textInputTraits = TextInputTraits()

    /// - Parameter textContainer: the area to set the text in; nil makes one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        textEditor.host = self
        self.textContainer.textView = self
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// The same view in either case: there is one text engine, and it is not TextKit.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }

    private weak var textDelegate: (any UITextViewDelegate)?

    open var delegate: (any UITextViewDelegate)? {
        get { textDelegate }
        set {
            textDelegate = newValue
            scrollDelegate = newValue
        }
    }

    // MARK: Content

    /// Never nil when read, as in UIKit; setting it asks and tells nobody.
    open var text: String! {
        get { textEditor.content.string }
        set { textEditor.setContent(NSAttributedString(string: newValue ?? "", attributes: defaultAttributes)) }
    }

    open var attributedText: NSAttributedString! {
        get { textEditor.content }
        set {
            if let font = newValue?.firstAttribute(.font) as? UIFont { viewFont = font }
            textEditor.setContent(newValue ?? NSAttributedString(string: ""))
        }
    }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    private var viewFont: UIFont?
    private var shownFont: UIFont { viewFont ?? Self.defaultFont }

    /// Nil unless set, which shows 12 points; setting it changes the font of the whole text.
    open var font: UIFont? {
        get { viewFont }
        set {
            viewFont = newValue
            if adjustsFontForContentSizeCategory { adjustFont() } else { textEditor.setAttribute(.font, to: shownFont) }
        }
    }

    open var textColor: UIColor? = .label {
        didSet { textEditor.setAttribute(.foregroundColor, to: textColor ?? .label) }
    }

    /// `natural`, the default, is the side at which the interface begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { containerDidChange() } }
    }

    /// Whether a font made for a text style, or scaled by `UIFontMetrics`, follows the reader's preferred text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        viewFont = viewFont?.adjusted(to: traitCollection.preferredContentSizeCategory)
        textEditor.setAttribute(.font, to: shownFont)
    }

    /// Around the text's area, which has a padding of its own at the sides. Points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { containerDidChange() } }
    }

    /// Whether the text moves inside the view; where it does not, the view has a natural size.
    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { containerDidChange() } }
    }

    override func traitsDidChange() {
        if adjustsFontForContentSizeCategory { adjustFont() }
        containerDidChange()
    }

    func containerDidChange() {
        preparedText = nil
        setNeedsLayoutAndSize()
    }

    // MARK: Editing

    /// Kept: the attributes of a text are changed by code.
    open var allowsEditingTextAttributes = false

    /// Whether what is typed next takes the place of the whole text; false again after that.
    open var clearsOnInsertion = false

    /// Whether the user can change the text.
    open var isEditable = true {
        didSet { if !isEditable { resignFirstResponder() } }
    }

    /// UTF-16 units; one beyond the text is brought inside.
    open var selectedRange: NSRange {
        get { textEditor.selection }
        set { textEditor.select(newValue) }
    }

    /// Whether the user can select the text, also where it cannot be changed. `selectedRange` can be set all the same.
    open var isSelectable = true

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// What a text gets that is typed now. Forgotten when the selection changes, as in UIKit.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { textEditor.typingAttributes }
        set { textEditor.typingAttributes = newValue }
    }

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// In place of the keyboard; kept, and not shown.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// Above the keyboard; kept, and not shown.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    open func insertText(_ text: String) {
        if clearsOnInsertion { textEditor.selectAll() }
        clearsOnInsertion = false
        if textEditor.insert(text) { textDelegate?.textViewDidChange(self) }
    }

    open func deleteBackward() {
        if textEditor.deleteBackward() { textDelegate?.textViewDidChange(self) }
    }

    /// Scrolls by as little as shows the line in which a range begins.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        scrollRectToVisible(textEditor.caretRect(at: range.location), animated: false)
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: text)
    }

    // MARK: Sizing

    private var preparedText: PreparedText?
    private var isPreparedRightToLeft = false

    /// The text as the engine measures it, kept while text, environment and direction last; nil without text.
    private var prepared: PreparedText? {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let environment = traitCollection.textEnvironment
        if let preparedText, preparedText.environment == environment, isPreparedRightToLeft == isRightToLeft {
            return preparedText
        }
        isPreparedRightToLeft = isRightToLeft
        preparedText = textEditor.content.prepared(
            font: shownFont, alignment: textAlignment, in: environment, isRightToLeft: isRightToLeft, isOneLine: false)
        return preparedText
    }

    /// What is beside the lines.
    private var linePadding: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    /// The text's size with insets and padding, rounded up to pixels; lines break at a width above 0.
    private func textSize(width: CGFloat) -> CGSize {
        let available = width > 0 ? max(0, width - linePadding) : .infinity
        var size = CGSize(width: 0, height: shownFont.lineHeight)
        if let prepared {
            let lines = textContainer.maximumNumberOfLines
            let measured = prepared.measure(width: Double(available), maximumLines: lines)
            size = CGSize(width: CGFloat(measured.width), height: CGFloat(measured.height))
        }
        let metrics = traitCollection.textEnvironment.metrics
        let height = size.height + textContainerInset.top + textContainerInset.bottom
        return CGSize(
            width: CGFloat(metrics.roundedUpToPixel(Double(size.width + linePadding))),
            height: CGFloat(metrics.roundedUpToPixel(Double(height))))
    }

    /// The size of the text at a width above 0, with insets and padding: no wider than the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = textSize(width: size.width)
        return size.width > 0 ? CGSize(width: min(fitting.width, size.width), height: fitting.height) : fitting
    }

    /// The text's size where the view does not scroll.
    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : textSize(width: 0) }

    override func contentSize(width: CGFloat?) -> CGSize {
        guard let width, !isScrollEnabled else { return intrinsicContentSize }
        return sizeThatFits(CGSize(width: width, height: 0))
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
    }

    /// The lines of the text in the view's coordinates, which scroll with it; nil without text.
    public var textPlacement: TextPlacement? {
        guard let prepared else { return nil }
        let layout = prepared.layout(
            width: Double(max(0, bounds.width - linePadding)), maximumLines: textContainer.maximumNumberOfLines,
            truncation: textContainer.lineBreakMode.truncation)
        return TextPlacement(text: prepared, layout: layout, origin: textOrigin)
    }

    private var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    override func baselines(size: CGSize) -> Baselines {
        guard let prepared else { return super.baselines(size: size) }
        let lines = prepared.layout(
            width: Double(max(0, size.width - linePadding)), maximumLines: textContainer.maximumNumberOfLines
        ).lines
        return Baselines(
            first: textOrigin.y + CGFloat(lines.first?.baseline ?? 0),
            last: textOrigin.y + CGFloat(lines.last?.baseline ?? 0))
    }
}

extension UITextView: TextEditor.Host {
    var editedPlacement: TextPlacement? { textPlacement }

    var emptyCaretRect: CGRect {
        let room = max(0, bounds.width - linePadding - TextEditor.caretWidth)
        let x = TextEditor.caretOffset(textAlignment, effectiveUserInterfaceLayoutDirection, room: room)
        return CGRect(
            x: textOrigin.x + x, y: textOrigin.y, width: TextEditor.caretWidth, height: shownFont.lineHeight)
    }

    var defaultAttributes: [NSAttributedString.Key: Any] { [.font: shownFont, .foregroundColor: textColor ?? .label] }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func contentDidChange() { containerDidChange() }

    func selectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }
}
