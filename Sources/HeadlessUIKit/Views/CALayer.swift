/// How a view's rectangle is drawn: corners, border, shadow. Layout does not read it.
@MainActor
public final class CALayer: NSObject {
    /// Points.
    public var cornerRadius: CGFloat = 0
    /// The corners that `cornerRadius` rounds; all of them unless set.
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The shape of rounded corners; pictures draw both as arcs of circles.
    public var cornerCurve = CALayerCornerCurve.circular
    /// Whether subviews are drawn only inside the rectangle; the same as the view's `clipsToBounds`.
    public var masksToBounds = false
    /// Points, drawn inside the rectangle.
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    public var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// 0, the default, draws no shadow.
    public var shadowOpacity: Float = 0
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The blur's radius in points.
    public var shadowRadius: CGFloat = 3
}
