/// How a text breaks into lines and where these stand. Lengths are points.
///
/// Unchecked: the values of this class are set in its initialiser alone; its mutable subclass is not `Sendable`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var baseWritingDirection = NSWritingDirection.natural
        var usesDefaultHyphenation = false
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var tabStops: [NSTextTab]! = NSParagraphStyle.defaultTabStops
        var defaultTabInterval: CGFloat = 0
        var hyphenationFactor: Float = 0
        var allowsDefaultTighteningForTruncation = false
    }

    /// A paragraph's tab stops unless it has its own: twelve, 28 points apart. Tabs behind them go on so.
    static let defaultTabStops = (1...12).map {
        NSTextTab(textAlignment: .natural, location: CGFloat($0) * CGFloat(defaultTabDistance))
    }
    static let defaultTabDistance = 28.0

    fileprivate(set) var values: Values

    public override init() { values = Values() }

    init(values: Values) { self.values = values }

    public static let `default` = NSParagraphStyle()

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Whether words break with a hyphen where the dictionary of their `.languageIdentifier` says, where it is installed.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// From the leading edge to the start of a paragraph's first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// From the leading edge to the start of a paragraph's further lines.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading edge if above 0, else from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Added between lines, not after the last.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Added below each paragraph but the last.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Added above each paragraph but the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// What a line's fonts ask for is multiplied by it, and then kept between minimum and maximum; 0 changes nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// 0 is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Where tabs lead to. Under a browser's line metrics the default stops give way to CSS's `tab-size: 8`.
    open var tabStops: [NSTextTab]! { values.tabStops }
    /// The distance of the tab stops behind the last of `tabStops`; 0 is eight spaces.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Above 0 a word breaks with a hyphen, as its `.languageIdentifier` says, where the line would else be less full than this.
    ///
    /// From 0, never, to 1, wherever a part of the word fits. Soft hyphens (U+00AD) show whatever it is.
    open var hyphenationFactor: Float { values.hyphenationFactor }

    /// Whether a label brings the letters of a text closer together before it cuts it.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { $0.values == values } ?? false
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
///
/// Lengths are finite; spacings, heights, head indents and tab intervals are not negative.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = checked(newValue, "first-line head indent") }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = checked(newValue, "head indent") }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set {
            precondition(newValue.isFinite, "tail indent is finite, not \(newValue)")
            values.tailIndent = newValue
        }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = checked(newValue, "line spacing") }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = checked(newValue, "paragraph spacing") }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = checked(newValue, "paragraph spacing before") }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = checked(newValue, "line-height multiple") }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = checked(newValue, "minimum line height") }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = checked(newValue, "maximum line height") }
    }

    /// Setting nil brings the default stops back.
    open override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? Self.defaultTabStops }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = checked(newValue, "default tab interval") }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            precondition((0...1).contains(newValue), "a hyphenation factor is between 0 and 1, not \(newValue)")
            values.hyphenationFactor = newValue
        }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    /// Adds a stop in its place, by location.
    open func addTabStop(_ stop: NSTextTab) {
        let index = values.tabStops.firstIndex { $0.location > stop.location } ?? values.tabStops.count
        values.tabStops.insert(stop, at: index)
    }

    /// Removes the first stop that is equal.
    open func removeTabStop(_ stop: NSTextTab) {
        if let index = values.tabStops.firstIndex(of: stop) { values.tabStops.remove(at: index) }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

    private func checked(_ length: CGFloat, _ name: StaticString) -> CGFloat {
        precondition(length.isFinite && length >= 0, "\(name) is finite and not negative, not \(length)")
        return length
    }
}

@available(*, unavailable)
extension NSMutableParagraphStyle: @unchecked Sendable {}
