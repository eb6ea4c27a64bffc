/// Where a line stands in the width it has.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// The side at which the interface begins.
    case natural = 4
}
