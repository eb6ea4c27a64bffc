/// How a text that is too wide for its line goes on.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    /// Words wrap, and the last line that is permitted shows the end of the text, behind “…”.
    case byTruncatingHead = 3
    /// Words wrap, and the last line that is permitted ends in “…”.
    case byTruncatingTail = 4
    /// Words wrap, and the last line that is permitted shows its beginning and the end of the text, around “…”.
    case byTruncatingMiddle = 5
}
