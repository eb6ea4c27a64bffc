/// The size of the device that a headless interface stands in for.
@MainActor
public final class UIScreen: NSObject {
    /// A phone's: 393 × 852 points. New controllers' views start with this size.
    public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

    /// Points.
    public var bounds: CGRect

    private init(bounds: CGRect) { self.bounds = bounds }

    /// Pixels to the point, by the current traits.
    public var scale: CGFloat { UITraitCollection.current.displayScale }
}
