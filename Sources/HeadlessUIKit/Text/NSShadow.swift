/// The shadow of a text; it does not change where the text stands.
///
/// Unchecked: like UIKit's it is set up before it is given to a text, and not changed after.
public final class NSShadow: NSObject, @unchecked Sendable {
    /// Points.
    public var shadowOffset = CGSize.zero
    /// Points.
    public var shadowBlurRadius: CGFloat = 0
    /// `UIColor`; a third of black unless set.
    public var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)
}
