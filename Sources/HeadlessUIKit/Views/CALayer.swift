/// How a view's rectangle is drawn: corners, border, shadow. What the view has too, its frame among it, is the view's.
@MainActor
public final class CALayer: NSObject {
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    /// The view's frame and bounds; zero where the view is gone. Points.
    public var frame: CGRect {
        get { view?.frame ?? .zero }
        set { view?.frame = newValue }
    }

    public var bounds: CGRect {
        get { view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The view's centre, as the anchor point is always the middle.
    public var position: CGPoint {
        get { view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// The view's `alpha`.
    public var opacity: Float {
        get { Float(view?.alpha ?? 1) }
        set { view?.alpha = CGFloat(newValue) }
    }

    public var isHidden: Bool {
        get { view?.isHidden ?? false }
        set { view?.isHidden = newValue }
    }

    /// The view's background, under its traits.
    public var backgroundColor: CGColor? {
        get { (view?.backgroundColor?.resolvedColor(with: view?.traitCollection ?? .current))?.cgColor }
        set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// Kept: pictures look alike whether a device would keep the layer as one or not.
    public var shouldRasterize = false
    /// Pixels to the point of a layer that a device keeps as a picture; kept.
    public var rasterizationScale: CGFloat = 1
    public var name: String?

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
