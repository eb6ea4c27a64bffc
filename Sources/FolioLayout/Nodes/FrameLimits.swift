import Foundation

/// The lengths that a frame node allows; a fixed length is a minimum that equals the maximum. Points.
struct FrameLimits: Hashable, Sendable {
    var minimumWidth: CGFloat?
    var maximumWidth: CGFloat?
    var minimumHeight: CGFloat?
    var maximumHeight: CGFloat?

    func minimum(_ axis: LayoutAxis) -> CGFloat? { axis == .horizontal ? minimumWidth : minimumHeight }
    func maximum(_ axis: LayoutAxis) -> CGFloat? { axis == .horizontal ? maximumWidth : maximumHeight }

    func isFixed(_ axis: LayoutAxis) -> Bool { minimum(axis) != nil && minimum(axis) == maximum(axis) }

    /// What the child is offered.
    func proposal(_ proposed: ProposedSize) -> ProposedSize {
        var inner = proposed
        for axis in [LayoutAxis.horizontal, .vertical] {
            inner[axis] = isFixed(axis) ? minimum(axis) : proposed[axis].map { clamped($0, axis) }
        }
        return inner
    }

    /// The frame's length where the child has this one: a maximum makes the frame take what is proposed up to it.
    func length(_ axis: LayoutAxis, child: CGFloat, proposed: CGFloat?) -> CGFloat {
        guard let proposed, maximum(axis) != nil else { return clamped(child, axis) }
        return clamped(minimum(axis) == nil ? max(proposed, child) : proposed, axis)
    }

    private func clamped(_ length: CGFloat, _ axis: LayoutAxis) -> CGFloat {
        max(minimum(axis) ?? 0, min(length, maximum(axis) ?? .infinity))
    }
}
