/// How a string is measured or drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Breaks the string into lines at the width given; without it the string is one line, placed by its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Counts a font's line gap between lines. It always counts here; the system font has none.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last line that fits the height in “…”.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How a string may be made smaller to fit, and what was found when it was measured.
public final class NSStringDrawingContext: NSObject {
    /// The least part of its size in which a string is measured that does not fit; 0, the default, leaves it as it is.
    public var minimumScaleFactor: CGFloat = 0
    /// The part of its size in which the last string was measured.
    public internal(set) var actualScaleFactor: CGFloat = 1
    /// The place that the text of the last measure took. Points.
    public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size without a limit on the width. Points, not rounded to pixels.
    public func size() -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
    }

    /// The place that the text takes in the size given. Points, not rounded to pixels; an empty text is one line high.
    ///
    /// A width or height of 0 is no limit. Lines count as far as they fit the height, the first always. Fonts and line metrics are
    /// those of `UITraitCollection.current`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringMeasure(self).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// The size without a limit on the width. Points, not rounded to pixels.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }

    /// As `NSAttributedString.boundingRect`, with the same attributes for the whole text.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension String {
    /// The size without a limit on the width. Points, not rounded to pixels.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).size
    }

    /// As `NSAttributedString.boundingRect`, with the same attributes for the whole text.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        StringMeasure(self, attributes ?? [:]).boundingRect(with: size, options: options, context: context)
    }
}
