public import HeadlessUIKit

/// A rectangle with circular corners. Points.
public struct RoundedRectangle: Hashable, Sendable {
    public let rect: CGRect
    /// At most half of the shorter side.
    public let radius: CGFloat

    /// - Parameter radius: brought into the range from 0 to half of the shorter side.
    public init(_ rect: CGRect, radius: CGFloat = 0) {
        self.rect = rect
        self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    }

    /// The rectangle inside a border of the width; nil where the border leaves nothing.
    public func inside(borderWidth: CGFloat) -> RoundedRectangle? {
        guard 2 * borderWidth < min(rect.width, rect.height) else { return nil }
        return RoundedRectangle(rect.insetBy(dx: borderWidth, dy: borderWidth), radius: radius - borderWidth)
    }
}
