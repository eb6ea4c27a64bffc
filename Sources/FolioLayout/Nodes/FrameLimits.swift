import Foundation

/// The lengths that a frame node allows; a fixed length is a minimum that equals the maximum. Points.
@usableFromInline
struct FrameLimits: Sendable {
    // Not a number where there is no limit, which keeps a box within a cache line.
    private let minimumWidth: CGFloat
    private let maximumWidth: CGFloat
    private let minimumHeight: CGFloat
    private let maximumHeight: CGFloat

    /// - Precondition: no length is NaN.
    init(minimumWidth: CGFloat?, maximumWidth: CGFloat?, minimumHeight: CGFloat?, maximumHeight: CGFloat?) {
        self.minimumWidth = minimumWidth ?? .nan
        self.maximumWidth = maximumWidth ?? .nan
        self.minimumHeight = minimumHeight ?? .nan
        self.maximumHeight = maximumHeight ?? .nan
    }

    func minimum(_ axis: LayoutAxis) -> CGFloat? {
        let length = axis == .horizontal ? minimumWidth : minimumHeight
        return length.isNaN ? nil : length
    }

    func maximum(_ axis: LayoutAxis) -> CGFloat? {
        let length = axis == .horizontal ? maximumWidth : maximumHeight
        return length.isNaN ? nil : length
    }

    func isFixed(_ axis: LayoutAxis) -> Bool { minimum(axis) != nil && minimum(axis) == maximum(axis) }

    /// What the child is offered.
    func proposal(_ proposed: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposal(.horizontal, proposed.width), height: proposal(.vertical, proposed.height))
    }

    private func proposal(_ axis: LayoutAxis, _ proposed: CGFloat?) -> CGFloat? {
        isFixed(axis) ? minimum(axis) : proposed.map { clamped($0, axis) }
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
