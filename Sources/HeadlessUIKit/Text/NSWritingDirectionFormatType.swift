/// How characters are set in the direction of a `writingDirection` attribute.
///
///     attributes[.writingDirection] = [
///         NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
///     ]
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    /// As a piece of text in that direction, its words in their own.
    case embedding = 0
    /// Each character in that direction.
    case override = 2
}
