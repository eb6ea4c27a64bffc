public import Foundation

extension LayoutNode {
    /// Where each leaf stands when the boxes fill a rectangle, in reading order.
    ///
    /// Agrees with `size(fitting:measure:)`: in a rectangle of the proposed width and the measured height, every leaf
    /// has the size that it measured or more, unless a frame or an aspect ratio says otherwise. Right to left mirrors the left-to-right places.
    ///
    /// - Parameter measure: as in `size(fitting:measure:)`.
    public func frames(
        in rect: CGRect, layoutDirection: LayoutDirection = .leftToRight, measure: Measure
    ) -> [(leaf: Leaf, frame: CGRect)] {
        var frames: [(leaf: Leaf, frame: CGRect)] = []
        place(in: rect, proposed: ProposedSize(rect.size), measure: measure, into: &frames)
        guard layoutDirection == .rightToLeft else { return frames }
        return frames.map { leaf, frame in
            let mirrored = CGRect(
                x: rect.minX + rect.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            return (leaf, mirrored)
        }
    }

    /// - Parameter proposed: what the box was measured with; measuring inside again must not see another width.
    private func place(
        in rect: CGRect, proposed: ProposedSize, measure: Measure, into frames: inout [(leaf: Leaf, frame: CGRect)]
    ) {
        switch kind {
        case .leaf(let leaf):
            frames.append((leaf, rect))
        case .spacer:
            break
        case .stack(let axis, let spacing, let alignment, let children):
            let solver = StackSolver(axis: axis, spacing: spacing, children: children)
            let boxes = solver.boxes(fitting: proposed, measure: measure)
            var offset = axis == .horizontal ? rect.minX : rect.minY
            for (child, box) in zip(children, boxes) {
                let size = box.size
                let slot =
                    axis == .horizontal
                    ? CGRect(x: offset, y: rect.minY, width: size.width, height: rect.height)
                    : CGRect(x: rect.minX, y: offset, width: rect.width, height: size.height)
                let aligned = slot.aligning(
                    size, axis == .horizontal ? .start : alignment, axis == .horizontal ? alignment : .start)
                child.place(in: aligned, proposed: box.proposed, measure: measure, into: &frames)
                offset += size[axis] + spacing
            }
        case .overlay(let horizontal, let vertical, let children):
            for child in children {
                let size = child.size(fitting: proposed, measure: measure)
                child.place(
                    in: rect.aligning(size, horizontal, vertical), proposed: proposed, measure: measure, into: &frames)
            }
        case .firstFitting(let children):
            fitting(children, proposed, measure)?
                .place(in: rect, proposed: proposed, measure: measure, into: &frames)
        case .inset(let insets, let child):
            let inner = CGRect(
                x: rect.minX + insets.leading, y: rect.minY + insets.top,
                width: max(0, rect.width - insets.horizontal), height: max(0, rect.height - insets.vertical))
            child.place(in: inner, proposed: insets.proposal(proposed), measure: measure, into: &frames)
        case .frame(let limits, let horizontal, let vertical, let child):
            let inner = limits.proposal(proposed)
            let size = child.size(fitting: inner, measure: measure)
            child.place(
                in: rect.aligning(size, horizontal, vertical), proposed: inner, measure: measure, into: &frames)
        case .aspectRatio(let ratio, let child):
            let size = aspectSize(ratio, child, proposed, measure)
            child.place(
                in: rect.aligning(size, .center, .center), proposed: ProposedSize(size), measure: measure,
                into: &frames)
        }
    }
}

extension CGRect {
    /// The place of a box of this size in the rectangle.
    func aligning(_ size: CGSize, _ horizontal: AxisAlignment, _ vertical: AxisAlignment) -> CGRect {
        let x = horizontal.place(size.width, origin: minX, available: width)
        let y = vertical.place(size.height, origin: minY, available: height)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }
}
