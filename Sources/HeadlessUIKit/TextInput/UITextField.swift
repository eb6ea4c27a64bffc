internal import FolioText

/// One line of editable text, with a placeholder while it is empty and views at its sides.
///
/// `insertText` and `deleteBackward` stand for the keyboard: they ask the delegate and run the actions for `editingChanged`.
@MainActor
open class UITextField: UIControl, UITextInput, UITextInputTraits {
    public enum BorderStyle: Int, Hashable, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum DidEndEditingReason: Int, Hashable, Sendable {
        case committed
        case cancelled
    }

    /// When a view at a side is shown.
    public enum ViewMode: Int, Hashable, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public let textEditor = TextEditor()

    public var textInputTraits = TextInputTraits() {
        didSet { if textInputTraits.isSecureTextEntry != oldValue.isSecureTextEntry { setNeedsLayoutAndSize() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        textEditor.host = self
    }

    public required init?(coder: NSCoder) { nil }

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Content

    /// Never nil when read, as in UIKit; setting it asks nobody and runs no action.
    open var text: String? {
        get { textEditor.content.string }
        set { textEditor.setContent(NSAttributedString(string: newValue ?? "", attributes: defaultAttributes)) }
    }

    open var attributedText: NSAttributedString? {
        get { textEditor.content }
        set {
            if let font = newValue?.firstAttribute(.font) as? UIFont { fieldFont = font }
            textEditor.setContent(newValue ?? NSAttributedString(string: ""))
        }
    }

    private var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]

    /// What a text gets that is set or typed: font and colour, and what was set besides. Setting it changes the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get {
            var attributes = ownDefaultAttributes
            attributes[.font] = fieldFont
            attributes[.foregroundColor] = textColor ?? .label
            return attributes
        }
        set {
            ownDefaultAttributes = newValue
            if let font = newValue[.font] as? UIFont { fieldFont = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            textEditor.setAttributes(defaultTextAttributes)
        }
    }

    /// What a text gets that is typed now; nil while the field is not edited. Forgotten when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? textEditor.typingAttributes : nil }
        set { if isEditing { textEditor.typingAttributes = newValue ?? defaultTextAttributes } }
    }

    /// Shown while the field is empty.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        didSet { setNeedsLayoutAndSize() }
    }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var fieldFont = UITextField.defaultFont

    /// The system font of 17 points unless set; setting it changes the font of the whole text.
    open var font: UIFont? {
        get { fieldFont }
        set {
            fieldFont = newValue ?? Self.defaultFont
            if adjustsFontForContentSizeCategory { adjustFont() } else { textEditor.setAttribute(.font, to: fieldFont) }
        }
    }

    open var textColor: UIColor? = .label {
        didSet { textEditor.setAttribute(.foregroundColor, to: textColor ?? .label) }
    }

    /// `natural`, the default, is the side at which the interface begins.
    open var textAlignment = NSTextAlignment.natural {
        didSet { if textAlignment != oldValue { setNeedsLayout() } }
    }

    /// Whether a font made for a text style, or scaled by `UIFontMetrics`, follows the reader's preferred text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
    }

    private func adjustFont() {
        fieldFont = fieldFont.adjusted(to: traitCollection.preferredContentSizeCategory)
        textEditor.setAttribute(.font, to: fieldFont)
    }

    override func traitsDidChange() {
        if adjustsFontForContentSizeCategory { adjustFont() }
        setNeedsLayoutAndSize()
    }

    /// Kept: the attributes of a text are changed by code.
    open var allowsEditingTextAttributes = false

    /// Whether what is typed next takes the place of the whole text; false again after that.
    open var clearsOnInsertion = false

    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { setNeedsLayoutAndSize() } }
    }

    /// At the side where the text begins.
    open var leftView: UIView? {
        didSet { exchange(oldValue, leftView) }
    }

    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { setNeedsLayoutAndSize() } }
    }

    /// At the side where the text ends.
    open var rightView: UIView? {
        didSet { exchange(oldValue, rightView) }
    }

    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { setNeedsLayoutAndSize() } }
    }

    /// When a button that clears the text is shown where the text ends; never while there is none.
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { setNeedsLayoutAndSize() } }
    }

    /// Whether the text is taken away when its editing begins.
    open var clearsOnBeginEditing = false

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

    private func exchange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayoutAndSize()
    }

    // MARK: Editing

    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            super.becomeFirstResponder()
        else { return false }
        setNeedsLayoutAndSize()
        if clearsOnBeginEditing, !isEmpty { clear() }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsLayoutAndSize()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// A newline is the return key: it asks the delegate, and runs the actions for `editingDidEndOnExit` and the primary ones.
    open func insertText(_ text: String) {
        guard text != "\n" else {
            guard !isEmpty || !enablesReturnKeyAutomatically else { return }
            guard delegate?.textFieldShouldReturn(self) ?? true else { return }
            let isHeard = allControlEvents.contains(.editingDidEndOnExit)
            sendActions(for: .editingDidEndOnExit)
            sendActions(for: .primaryActionTriggered)
            if isHeard { resignFirstResponder() }
            return
        }
        if clearsOnInsertion { textEditor.selectAll() }
        clearsOnInsertion = false
        if textEditor.insert(text) { sendActions(for: .editingChanged) }
    }

    open func deleteBackward() {
        if textEditor.deleteBackward() { sendActions(for: .editingChanged) }
    }

    /// What a tap on the clear button does, where it is shown: asks the delegate, takes the text away and runs the actions.
    ///
    /// UIKit has no such method, as there the tap comes from a finger.
    public func tapClearButton() {
        if showsClearButton { clear() }
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        textEditor.setContent(NSAttributedString(string: "", attributes: defaultTextAttributes))
        sendActions(for: .editingChanged)
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: isEmpty ? placeholder : shownContent.string, traits: enabledTraits(.none))
    }

    // MARK: Sizing

    /// A line's height in whole points, with one more: 22 at 17 points, as a device shows (inferred).
    private var textHeight: CGFloat {
        let text = prepared?.measure(width: .infinity).height ?? 0
        return (max(fieldFont.lineHeight, CGFloat(text)) + 1).rounded(.up)
    }

    /// The width of text or placeholder and one line's height, with border and side views.
    open override var intrinsicContentSize: CGSize {
        let width = CGFloat(prepared?.measure(width: .infinity).width ?? 0)
        let border = borderStyle.padding
        let sides = [shownLeftView, shownRightView].compactMap { $0?.bounds.size }
        let metrics = traitCollection.textEnvironment.metrics
        return CGSize(
            width: CGFloat(metrics.roundedUpToPixel(Double(width))) + 2 * border.width
                + sides.map(\.width).reduce(0, +),
            height: max(textHeight + 2 * border.height, sides.map(\.height).max() ?? 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Layout

    private var shownLeftView: UIView? { leftViewMode.isShown(isEditing) ? leftView : nil }
    private var shownRightView: UIView? { rightViewMode.isShown(isEditing) ? rightView : nil }

    private func fromLeft(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? rect.mirrored(in: bounds) : rect
    }

    /// Where the text stands when it is not edited; override it to add room.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let border = borderStyle.padding.width
        let left = shownLeftView.map { $0.bounds.width } ?? 0
        var right = shownRightView.map { $0.bounds.width } ?? 0
        if showsClearButton { right = max(right, ControlMetrics.clearButtonSide + 2 * clearButtonMargin) }
        let start = bounds.minX + max(border, left)
        let width = max(0, bounds.maxX - max(border, right) - start)
        return fromLeft(CGRect(x: start, y: bounds.minY, width: width, height: bounds.height), in: bounds)
    }

    /// Where the text stands while it is edited: as otherwise, unless overridden.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// The view's own size, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return fromLeft(
            CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
            in: bounds)
    }

    /// The view's own size, in the middle of the height.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let y = bounds.midY - size.height / 2
        return fromLeft(
            CGRect(x: bounds.maxX - size.width, y: y, width: size.width, height: size.height), in: bounds)
    }

    /// Whether the clear button is on display.
    package var showsClearButton: Bool { clearButtonMode.isShown(isEditing) && !isEmpty }

    private var clearButtonMargin: CGFloat { borderStyle == .none ? 0 : ControlMetrics.clearButtonMargin }

    /// A square at the end of the field, in the middle of the height.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = ControlMetrics.clearButtonSide
        let x = bounds.maxX - clearButtonMargin - side
        return fromLeft(CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side), in: bounds)
    }

    /// The field's own rectangle.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = shownLeftView == nil
        rightView?.isHidden = shownRightView == nil
        if let view = shownLeftView { view.frame = leftViewRect(forBounds: bounds) }
        if let view = shownRightView { view.frame = rightViewRect(forBounds: bounds) }
    }

    // MARK: Drawing

    private var isEmpty: Bool { textEditor.content.length == 0 }

    /// The text as it is shown: a dot for each character of a secret one.
    ///
    /// Each dot is followed by as many characters without width as make it as long as what it stands for, so that places in the
    /// one text are places in the other.
    private var shownContent: NSAttributedString {
        let content = textEditor.content
        guard isSecureTextEntry else { return content }
        let dots = content.string.map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
        return NSAttributedString(string: dots, attributes: content.attributes(at: 0, effectiveRange: nil))
    }

    /// The text, or the placeholder.
    private var prepared: PreparedText? {
        let shown = isEmpty ? attributedPlaceholder : shownContent
        return shown?.prepared(
            font: fieldFont, alignment: textAlignment, in: traitCollection.textEnvironment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, isOneLine: true)
    }

    private var shownRect: CGRect {
        if isEditing { return editingRect(forBounds: bounds) }
        return isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: rect.minY
        case .bottom: rect.maxY - height
        case .center, .fill: rect.midY - height / 2
        }
    }

    /// The line that the field shows, text or placeholder; nil where it has neither. What does not fit reaches beyond the rect.
    public var textPlacement: TextPlacement? {
        guard let prepared else { return nil }
        let rect = shownRect
        let layout = prepared.layout(width: max(0, Double(rect.width)), maximumLines: 1, truncation: .clip)
        let y = top(of: CGFloat(layout.height), in: rect)
        return TextPlacement(text: prepared, layout: layout, origin: CGPoint(x: rect.minX, y: y))
    }
}

extension UITextField: TextEditor.Host {
    var editedPlacement: TextPlacement? { textPlacement }

    var emptyCaretRect: CGRect {
        let rect = shownRect
        let height = fieldFont.lineHeight
        let x = TextEditor.caretOffset(
            textAlignment, effectiveUserInterfaceLayoutDirection, room: rect.width - TextEditor.caretWidth)
        return CGRect(
            x: rect.minX + x, y: top(of: height, in: rect), width: TextEditor.caretWidth, height: height)
    }

    var defaultAttributes: [NSAttributedString.Key: Any] { defaultTextAttributes }

    func shouldChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func contentDidChange() { setNeedsLayoutAndSize() }

    func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }
}

extension UITextField.ViewMode {
    fileprivate func isShown(_ isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}

extension UITextField.BorderStyle {
    /// Between border and text, at each side. A rounded field of 17 points is 34 high.
    fileprivate var padding: CGSize {
        switch self {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 6)
        }
    }
}
