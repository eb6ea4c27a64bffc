/// A place on a line that a tab leads to, and how the text behind the tab stands there (`NSTextTab`).
public struct TabStop: Hashable, Sendable {
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// The text begins at the stop, or ends there, in the paragraph's direction.
        case start, end
        /// The text's left or right edge stands at the stop, in either direction.
        case left, right
        case center
        /// The first of the terminators stands behind the stop, and what is before it ends there.
        case decimal
    }

    /// Points from the leading edge of the space that the text is laid out in; indents do not count.
    public var location: Double
    public var alignment: Alignment
    /// What a column of numbers is aligned by: a decimal point, or a comma. Without one the text ends at the stop.
    public var columnTerminators: Set<Unicode.Scalar>

    public init(_ location: Double, _ alignment: Alignment = .start, columnTerminators: Set<Unicode.Scalar> = ["."]) {
        self.location = location
        self.alignment = alignment
        self.columnTerminators = columnTerminators
    }
}
