/// The direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// Each paragraph's first strong character decides (UAX #9, rules P2 and P3).
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
