public import HeadlessUIKit

/// A rectangle with circular corners. Points.
public struct RoundedRectangle: Hashable, Sendable {
    /// Corners of a rectangle, y downwards.
    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let topLeft = Corners(rawValue: 1)
        public static let topRight = Corners(rawValue: 2)
        public static let bottomRight = Corners(rawValue: 4)
        public static let bottomLeft = Corners(rawValue: 8)
        public static let top: Corners = [.topLeft, .topRight]
        public static let bottom: Corners = [.bottomLeft, .bottomRight]
        public static let all: Corners = [.top, .bottom]
    }

    public let rect: CGRect
    /// At most half of the shorter side.
    public let radius: CGFloat
    /// The corners that are round; the others are square.
    public let corners: Corners

    /// - Parameter radius: brought into the range from 0 to half of the shorter side.
    public init(_ rect: CGRect, radius: CGFloat = 0, corners: Corners = .all) {
        self.rect = rect
        self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        self.corners = corners
    }

    /// The rectangle inside a border of the width; nil where the border leaves nothing.
    public func inside(borderWidth: CGFloat) -> RoundedRectangle? {
        guard 2 * borderWidth < min(rect.width, rect.height) else { return nil }
        return RoundedRectangle(
            rect.insetBy(dx: borderWidth, dy: borderWidth), radius: radius - borderWidth, corners: corners)
    }

    /// The radius of one corner.
    func radius(of corner: Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }
}
