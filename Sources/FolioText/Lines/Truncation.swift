/// What happens to text beyond the last permitted line.
public enum Truncation: Hashable, Sendable {
    /// The last line is cut where it ends.
    case clip
    /// The last line ends in a token, “…” by default, in place of what does not fit.
    case tail(token: String = "\u{2026}")

    public static let tail = Truncation.tail()
}
