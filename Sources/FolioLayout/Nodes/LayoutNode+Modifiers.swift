public import Foundation

extension LayoutNode {
    /// Room around the box.
    @inlinable
    public func inset(_ insets: LayoutInsets) -> LayoutNode { inside(.inset(insets)) }

    /// A box of fixed lengths; nil leaves an axis as it is. Points.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, horizontal: HorizontalAlignment = .fill,
        vertical: VerticalAlignment = .fill
    ) -> LayoutNode {
        frame(
            minimumWidth: width, maximumWidth: width, minimumHeight: height, maximumHeight: height,
            horizontal: horizontal, vertical: vertical)
    }

    /// A box with least and greatest lengths; with a greatest one it takes what it is offered up to that. Points.
    ///
    /// - Precondition: no length is negative or NaN, and no least one is above its greatest.
    public func frame(
        minimumWidth: CGFloat? = nil, maximumWidth: CGFloat? = nil, minimumHeight: CGFloat? = nil,
        maximumHeight: CGFloat? = nil, horizontal: HorizontalAlignment = .fill, vertical: VerticalAlignment = .fill
    ) -> LayoutNode {
        for (name, least, greatest) in [
            ("width", minimumWidth, maximumWidth), ("height", minimumHeight, maximumHeight),
        ] {
            precondition(
                (least ?? 0) >= 0 && (least ?? 0) <= (greatest ?? .infinity),
                "a frame's least and greatest \(name) do not agree: \(least ?? 0) and \(greatest ?? .infinity)")
        }
        let limits = FrameLimits(
            minimumWidth: minimumWidth, maximumWidth: maximumWidth, minimumHeight: minimumHeight,
            maximumHeight: maximumHeight)
        return inside(.frame(limits, horizontal: horizontal.position, vertical: vertical.position))
    }

    /// The largest box of a shape that fits; width over height.
    ///
    /// - Precondition: `ratio` is finite and above 0.
    public func aspectRatio(_ ratio: CGFloat) -> LayoutNode {
        precondition(ratio.isFinite && ratio > 0, "an aspect ratio is finite and above 0, not \(ratio)")
        return inside(.aspectRatio(ratio))
    }

    /// In a stack, children of a higher priority take their length first; 0 is the default.
    @inlinable
    public func priority(_ priority: Int) -> LayoutNode {
        var node = self
        node.tree.priority = priority
        return node
    }

    /// The box in another, which takes its place in a stack.
    @inlinable
    func inside(_ kind: LayoutBox.Kind) -> LayoutNode {
        var node = LayoutNode(kind, [self])
        node.tree.priority = tree.priority
        return node
    }
}
