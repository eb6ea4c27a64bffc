/// Where a line stands in the width it has.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Lines reach from edge to edge, but for the last of a paragraph.
    case justified = 3
    /// The side at which the interface begins.
    case natural = 4
}
