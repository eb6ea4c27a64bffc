/// A place on a line that a tab leads to, and how the text behind the tab stands there.
///
/// Unchecked: it is never changed.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: what ends the text that stands at the stop, beside the next tab and the line's end.
        ///
        /// At a right-aligned stop with decimal points numbers have theirs in one column.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// Natural and justified are the paragraph's start.
    public let alignment: NSTextAlignment
    /// Points from the leading edge of the text, not from its indents.
    public let location: CGFloat
    public let options: [OptionKey: Any]
    let columnTerminators: CharacterSet

    /// - Precondition: `location` is finite and not negative, and the column terminators are a `CharacterSet`.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        precondition(
            location.isFinite && location >= 0, "a tab stop's location is finite and not negative, not \(location)")
        self.alignment = alignment
        self.location = location
        self.options = options
        switch options[.columnTerminators] {
        case nil: columnTerminators = CharacterSet()
        case let terminators as CharacterSet: columnTerminators = terminators
        case let other?: preconditionFailure("a tab stop's column terminators are a CharacterSet, not \(other)")
        }
    }

    /// What separates the digits of whole numbers from those of fractions, by a locale's habits; a full stop without one.
    open class func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
            && columnTerminators == other.columnTerminators
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(alignment)
        hasher.combine(location)
        return hasher.finalize()
    }
}
