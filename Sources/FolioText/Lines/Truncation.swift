/// What happens to text beyond the last permitted line. A token is “…” unless it is another.
///
/// The token stands in the paragraph's direction: behind what is shown before it, in front of what is shown behind it.
public enum Truncation: Hashable, Sendable {
    /// The last line is cut where it ends.
    case clip
    /// The last line shows the end of the text, behind a token.
    case head(token: String = "\u{2026}")
    /// The last line shows its beginning and the end of the text, each about half of the width, around a token.
    case middle(token: String = "\u{2026}")
    /// The last line ends in a token, in place of what does not fit.
    case tail(token: String = "\u{2026}")

    public static let head = Truncation.head()
    public static let middle = Truncation.middle()
    public static let tail = Truncation.tail()

    var token: String? {
        switch self {
        case .clip: nil
        case .head(let token), .middle(let token), .tail(let token): token
        }
    }
}
