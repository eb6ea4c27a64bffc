public import HeadlessUIKit

/// What a section's header and its footer have in common: a view that shows it, and how to configure that.
@MainActor
public protocol SectionBoundary {
    associatedtype ViewType: UIView & SizingSectionView

    /// Stands for the same view type in every header and footer, for as long as the table lives.
    var viewReuseID: String { get }
    /// Shows the header or footer in the view, replacing all that it showed; called any number of times.
    func configure(_ view: ViewType)
    /// The height at a width, points; nil, unless implemented, asks the view.
    func height(width: CGFloat) -> CGFloat?
    /// The view shows the header or footer and is about to be seen. Does nothing unless implemented.
    func willDisplay(_ view: ViewType)
    /// The view is seen no more. Does nothing unless implemented.
    func didEndDisplaying(_ view: ViewType)
}

extension SectionBoundary {
    public func height(width: CGFloat) -> CGFloat? { nil }
    public func willDisplay(_ view: ViewType) {}
    public func didEndDisplaying(_ view: ViewType) {}
}
