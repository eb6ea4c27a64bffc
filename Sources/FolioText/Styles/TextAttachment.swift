/// A box that stands in a line like a letter, such as a picture or a control: a U+FFFC in a run whose attributes hold it.
///
/// Lines may break before and behind it (UAX #14, class CB; CSS's atomic inlines), and its height counts for its line's.
public struct TextAttachment: Hashable, Sendable {
    /// Where the box stands above or below the baseline; the names are CSS's `vertical-align`.
    public enum VerticalAlignment: Hashable, Sendable {
        /// The bottom edge is so many points above the baseline, below it where negative (`NSTextAttachment.bounds`).
        case baseline(offset: Double = 0)
        /// The middle is half an x-height of the run's font above the baseline.
        case middle
        /// The top edge is where the run's font ascends to.
        case textTop
        /// The bottom edge is where the run's font descends to.
        case textBottom

        public static let baseline = VerticalAlignment.baseline()
    }

    /// Points.
    public var width: Double
    public var height: Double
    public var alignment: VerticalAlignment

    /// The character that stands for an attachment: U+FFFC, object replacement character.
    public static let character: Character = "\u{FFFC}"

    /// - Precondition: width, height and offset are finite, width and height not negative.
    public init(width: Double, height: Double, alignment: VerticalAlignment = .baseline) {
        precondition(width.isFinite && width >= 0, "an attachment's width is finite and not negative, not \(width)")
        precondition(height.isFinite && height >= 0, "an attachment's height is finite and not negative, not \(height)")
        if case .baseline(let offset) = alignment {
            precondition(offset.isFinite, "an attachment's offset from the baseline is finite, not \(offset)")
        }
        self.width = width
        self.height = height
        self.alignment = alignment
    }
}
