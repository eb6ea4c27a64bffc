public import HeadlessUIKit

/// What a section's header and its footer have in common: a view that shows it, and how to configure that.
@MainActor
public protocol SectionBoundary {
    associatedtype ViewType: UIView & SizingSectionView

    /// Stands for the same view type in every header and footer, for as long as the table lives.
    var viewReuseID: String { get }
    /// Shows the header or footer in the view, replacing all that it showed; called any number of times.
    func configure(_ view: ViewType)
}
