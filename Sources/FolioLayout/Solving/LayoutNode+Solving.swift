public import Foundation

extension LayoutNode {
    /// Says how large a leaf is in the room it is offered.
    public typealias Measure = (Leaf, ProposedSize) -> CGSize

    /// The size that the boxes take in the room they are offered. Points, not rounded.
    ///
    /// - Parameter measure: a leaf's size; a pure function of leaf and proposal while this call lasts.
    @inlinable
    public func size(fitting proposed: ProposedSize, measure: Measure) -> CGSize {
        tree.size(fitting: proposed) { measure(leaves[$0], $1) }
    }

    /// Where each leaf stands when the boxes fill a rectangle, in reading order.
    ///
    /// Agrees with `size(fitting:measure:)`: in a rectangle of the proposed width and the measured height, every leaf
    /// has the size that it measured or more, unless a frame or an aspect ratio says otherwise. Right to left mirrors the left-to-right places.
    ///
    /// - Parameter measure: as in `size(fitting:measure:)`.
    @inlinable
    public func frames(
        in rect: CGRect, layoutDirection: LayoutDirection = .leftToRight, measure: Measure
    ) -> [(leaf: Leaf, frame: CGRect)] {
        tree.frames(in: rect) { measure(leaves[$0], $1) }.map { leaf, frame in
            guard layoutDirection == .rightToLeft else { return (leaves[leaf], frame) }
            let mirrored = CGRect(
                x: rect.minX + rect.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            return (leaves[leaf], mirrored)
        }
    }
}
