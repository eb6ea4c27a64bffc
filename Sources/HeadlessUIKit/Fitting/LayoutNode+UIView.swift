public import FolioLayout

/// Views as leaves: one description gives a cell's height and the frames of what is in it.
///
///     private lazy var layout: LayoutNode<UIView> = .vertical(spacing: 4) { titleLabel; bodyLabel }
///         .inset(LayoutInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
///
///     func heightThatFits(width: CGFloat) -> CGFloat { layout.height(width: width) }
///     override func layoutSubviews() { super.layoutSubviews(); layout.place(in: contentView) }
extension LayoutNode where Leaf: UIView {
    /// The size that the views take in the room they are offered. Points, not rounded.
    @MainActor
    public func size(fitting proposed: ProposedSize) -> CGSize {
        size(fitting: proposed, measure: { $0.layoutSize(fitting: $1) })
    }

    /// The height that the views need in a width. Points, not rounded.
    @MainActor
    public func height(width: CGFloat) -> CGFloat { size(fitting: ProposedSize(width: width)).height }

    /// Gives the views their frames in a view's bounds, in its reading direction; they are that view's subviews.
    ///
    /// A view that gets no place, as one of two that stand for each other, gets an empty frame.
    @MainActor
    public func place(in container: UIView) {
        let direction: LayoutDirection =
            container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let frames = frames(in: container.bounds, layoutDirection: direction) { $0.layoutSize(fitting: $1) }
        var placed: Set<ObjectIdentifier> = []
        for (view, frame) in frames {
            placed.insert(ObjectIdentifier(view))
            if view.frame != frame { view.frame = frame }
        }
        for view in leaves where !placed.contains(ObjectIdentifier(view)) { view.frame = .zero }
    }
}

extension UIView {
    /// What `sizeThatFits` makes of an offer, no wider than it. A plain view has no size: a frame or an overlay gives it one.
    fileprivate func layoutSize(fitting proposed: ProposedSize) -> CGSize {
        guard type(of: self) != UIView.self else { return .zero }
        // UIKit takes 0 for no limit; no room at all means a line for every character.
        let room = CGSize(
            width: proposed.width.map { max($0, 0.001) } ?? .greatestFiniteMagnitude,
            height: .greatestFiniteMagnitude)
        let size = sizeThatFits(room)
        return CGSize(width: min(size.width, proposed.width ?? .infinity), height: size.height)
    }
}
