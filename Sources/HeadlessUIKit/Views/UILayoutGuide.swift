/// A rectangle in a view that content can be placed by, such as what the safe area or the margins leave.
@MainActor
open class UILayoutGuide: NSObject {
    /// What the guide leaves of its view at each edge.
    private let insets: (UIView) -> UIEdgeInsets

    /// The view whose guide it is, and in whose coordinates the frame is.
    public private(set) weak var owningView: UIView?
    open var identifier: String

    init(of view: UIView, _ identifier: String, insets: @escaping (UIView) -> UIEdgeInsets) {
        owningView = view
        self.identifier = identifier
        self.insets = insets
    }

    /// The rectangle as it is at present; empty where the view is gone.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.bounds.inset(by: insets(owningView))
    }
}

extension UIView {
    /// What bars and the screen's corners do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        UILayoutGuide(of: self, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    }

    /// What `layoutMargins` leave, and no wider than lines that are easy to read: 672 points at the `large` text size.
    ///
    /// The width grows with the body style (inferred: UIKit's own widths are within two of a hundred of it).
    public var readableContentGuide: UILayoutGuide {
        UILayoutGuide(of: self, "UIViewReadableContentGuide") { view in
            var insets = view.layoutMargins
            let excess = view.bounds.width - insets.left - insets.right - UIView.readableWidth(view.traitCollection)
            if excess > 0 {
                insets.left += excess / 2
                insets.right += excess / 2
            }
            return insets
        }
    }

    /// Points.
    static func readableWidth(_ traits: UITraitCollection) -> CGFloat {
        (672 * DynamicType.scale(.body, traits.preferredContentSizeCategory)).rounded()
    }

    /// What `layoutMargins` leave.
    public var layoutMarginsGuide: UILayoutGuide {
        UILayoutGuide(of: self, "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }
}
