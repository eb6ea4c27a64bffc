import Foundation

extension LayoutSolver {
    /// Where each leaf stands when the boxes fill a rectangle, in reading order from left to right.
    func frames(in rect: CGRect, measure: Measure) -> [(leaf: Int, frame: CGRect)] {
        var frames: [(leaf: Int, frame: CGRect)] = []
        place(0, in: rect, proposed: ProposedSize(rect.size), measure: measure, into: &frames)
        return frames
    }

    /// - Parameter proposed: what the box was measured with; measuring inside again must not see another width.
    private func place(
        _ box: Int, in rect: CGRect, proposed: ProposedSize, measure: Measure,
        into frames: inout [(leaf: Int, frame: CGRect)]
    ) {
        switch boxes[box].kind {
        case .leaf(let leaf):
            frames.append((leaf, rect))
        case .spacer:
            break
        case .stack(let axis, let spacing, let alignment):
            var offset = axis == .horizontal ? rect.minX : rect.minY
            let solver = StackSolver(solver: self, stack: box, axis: axis, spacing: spacing)
            solver.withParts(fitting: proposed, measure: measure) { parts in
                for part in parts {
                    let size = part.size
                    let slot =
                        axis == .horizontal
                        ? CGRect(x: offset, y: rect.minY, width: size.width, height: rect.height)
                        : CGRect(x: rect.minX, y: offset, width: rect.width, height: size.height)
                    let aligned = slot.aligning(
                        size, axis == .horizontal ? .start : alignment, axis == .horizontal ? alignment : .start)
                    place(part.box, in: aligned, proposed: part.proposed, measure: measure, into: &frames)
                    offset += size[axis] + spacing
                }
            }
        case .overlay(let horizontal, let vertical):
            for child in children(of: box) {
                let size = size(of: child, fitting: proposed, measure: measure)
                place(
                    child, in: rect.aligning(size, horizontal, vertical), proposed: proposed, measure: measure,
                    into: &frames)
            }
        case .firstFitting:
            if let child = fitting(box, proposed, measure) {
                place(child, in: rect, proposed: proposed, measure: measure, into: &frames)
            }
        case .inset(let insets):
            let inner = CGRect(
                x: rect.minX + insets.leading, y: rect.minY + insets.top,
                width: max(0, rect.width - insets.horizontal), height: max(0, rect.height - insets.vertical))
            place(box + 1, in: inner, proposed: insets.proposal(proposed), measure: measure, into: &frames)
        case .frame(let limits, let horizontal, let vertical):
            let inner = limits.proposal(proposed)
            let size = size(of: box + 1, fitting: inner, measure: measure)
            place(
                box + 1, in: rect.aligning(size, horizontal, vertical), proposed: inner, measure: measure,
                into: &frames)
        case .aspectRatio(let ratio):
            let size = aspectSize(ratio, of: box + 1, proposed, measure)
            place(
                box + 1, in: rect.aligning(size, .center, .center), proposed: ProposedSize(size), measure: measure,
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
