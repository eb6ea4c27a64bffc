/// What a truncated line does not show, and the token in its place.
public struct LineTruncation: Hashable, Sendable {
    public var token: String
    /// UTF-16 offsets of the text: up to the line's end, from its start, or in its middle. No grapheme cluster is cut.
    public var hiddenRange: Range<Int>
    /// The run of the text (`PreparedText.init(runs:)`) in whose attributes the token is set.
    public var runIndex: Int
}
