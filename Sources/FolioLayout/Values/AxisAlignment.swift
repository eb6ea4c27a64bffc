import Foundation

/// An alignment along either axis.
@usableFromInline
enum AxisAlignment: Hashable, Sendable {
    case start, center, end, fill

    /// The place of a box of this length between `origin` and `origin + available`.
    func place(_ length: CGFloat, origin: CGFloat, available: CGFloat) -> (origin: CGFloat, length: CGFloat) {
        switch self {
        case .start: (origin, length)
        case .center: (origin + (available - length) / 2, length)
        case .end: (origin + available - length, length)
        case .fill: (origin, available)
        }
    }
}
