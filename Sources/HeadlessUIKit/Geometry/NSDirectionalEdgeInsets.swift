/// Distances from a rectangle's edges by reading direction, positive inwards. Points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public static let zero = NSDirectionalEdgeInsets()

    init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// The same distances by side.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isRightToLeft = direction == .rightToLeft
        return UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading,
            bottom: bottom, right: isRightToLeft ? leading : trailing)
    }
}
