/// A place on a line that a tab leads to, and how the text behind the tab stands there (`NSTextTab`).
public struct TabStop: Hashable, Sendable {
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// The text begins at the stop, or ends there, in the paragraph's direction.
        case start, end
        /// The text's left or right edge stands at the stop, in either direction.
        case left, right
        case center
    }

    /// Points from the leading edge of the space that the text is laid out in; indents do not count.
    public var location: Double
    public var alignment: Alignment
    /// What ends the text that stands at the stop, beside the next tab and the line's end: what follows it comes behind.
    public var columnTerminators: Set<Unicode.Scalar>

    public init(_ location: Double, _ alignment: Alignment = .start, columnTerminators: Set<Unicode.Scalar> = []) {
        self.location = location
        self.alignment = alignment
        self.columnTerminators = columnTerminators
    }

    /// A stop at which numbers have their decimal points; a number without one ends there.
    public static func decimal(_ location: Double, separator: Unicode.Scalar = ".") -> TabStop {
        TabStop(location, .end, columnTerminators: [separator])
    }
}
