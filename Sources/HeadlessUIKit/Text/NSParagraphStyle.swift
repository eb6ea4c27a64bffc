/// How a text breaks into lines and where these stand.
///
/// Unchecked: the values of this class are set in its initialiser alone; its mutable subclass is not `Sendable`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var usesDefaultHyphenation = false
    }

    fileprivate(set) var values: Values

    public override init() { values = Values() }

    init(values: Values) { self.values = values }

    public static let `default` = NSParagraphStyle()

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Added between lines, not after the last. Points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Whether words break with a hyphen where the dictionary of their `.languageIdentifier` says, where it is installed.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { $0.values == values } ?? false
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// - Precondition: finite and not negative.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set {
            precondition(
                newValue.isFinite && newValue >= 0, "line spacing is finite and not negative, not \(newValue)")
            values.lineSpacing = newValue
        }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}

@available(*, unavailable)
extension NSMutableParagraphStyle: @unchecked Sendable {}
