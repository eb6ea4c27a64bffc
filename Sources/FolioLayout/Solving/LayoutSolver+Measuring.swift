import Foundation

extension LayoutSolver {
    /// The size that a box takes in the room it is offered.
    func size(of box: Int, fitting proposed: ProposedSize, measure: Measure) -> CGSize {
        switch boxes[box].kind {
        case .leaf(let leaf):
            return measure(leaf, proposed)
        case .spacer:
            return .zero
        case .stack(let axis, let spacing, _):
            return StackSolver(solver: self, stack: box, axis: axis, spacing: spacing)
                .size(fitting: proposed, measure: measure)
        case .overlay:
            return children(of: box).reduce(.zero) { largest, child in
                let size = size(of: child, fitting: proposed, measure: measure)
                return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
            }
        case .firstFitting:
            return fitting(box, proposed, measure).map { size(of: $0, fitting: proposed, measure: measure) } ?? .zero
        case .inset(let insets):
            let size = size(of: box + 1, fitting: insets.proposal(proposed), measure: measure)
            return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        case .frame(let limits, _, _):
            let size = size(of: box + 1, fitting: limits.proposal(proposed), measure: measure)
            return CGSize(
                width: limits.length(.horizontal, child: size.width, proposed: proposed.width),
                height: limits.length(.vertical, child: size.height, proposed: proposed.height))
        case .aspectRatio(let ratio):
            return aspectSize(ratio, of: box + 1, proposed, measure)
        }
    }

    /// The first of a box's children that is not wider than what is offered, else the last.
    func fitting(_ box: Int, _ proposed: ProposedSize, _ measure: Measure) -> Int? {
        var last: Int?
        for child in children(of: box) {
            last = child
            // The last one needs no measuring: it is taken in any case.
            guard let width = proposed.width, child + Int(boxes[child].extent) < box + Int(boxes[box].extent) else {
                return child
            }
            if size(of: child, fitting: ProposedSize(), measure: measure).width <= width + layoutTolerance {
                return child
            }
        }
        return last
    }

    /// The size of the largest box of a shape, around a child that says how large it is where nothing is offered.
    func aspectSize(_ ratio: CGFloat, of child: Int, _ proposed: ProposedSize, _ measure: Measure) -> CGSize {
        let width =
            switch (proposed.width, proposed.height) {
            case (let width?, let height?): min(width, height * ratio)
            case (let width?, nil): width
            case (nil, let height?): height * ratio
            case (nil, nil): size(of: child, fitting: proposed, measure: measure).width
            }
        return CGSize(width: width, height: width / ratio)
    }

    /// The greatest length that a box would take of what is left along an axis; nil where it has a length of its own.
    func stretch(of box: Int, _ axis: LayoutAxis, in stackAxis: LayoutAxis) -> CGFloat? {
        switch boxes[box].kind {
        case .leaf, .aspectRatio, .firstFitting: nil
        case .spacer: axis == stackAxis ? .infinity : nil
        case .stack(let inner, _, _): stretchOfChildren(of: box, axis, in: inner)
        case .overlay: stretchOfChildren(of: box, axis, in: axis.cross)
        case .inset: stretch(of: box + 1, axis, in: axis.cross)
        case .frame(let limits, _, _):
            limits.isFixed(axis) ? nil : limits.maximum(axis) ?? stretch(of: box + 1, axis, in: axis.cross)
        }
    }

    private func stretchOfChildren(of box: Int, _ axis: LayoutAxis, in stackAxis: LayoutAxis) -> CGFloat? {
        children(of: box).reduce(nil) { greatest, child in
            guard let stretch = stretch(of: child, axis, in: stackAxis) else { return greatest }
            return max(greatest ?? stretch, stretch)
        }
    }

    /// The length that a box which stretches has at least. Points.
    func minimumLength(of box: Int, _ axis: LayoutAxis) -> CGFloat {
        switch boxes[box].kind {
        case .spacer(let length): length
        case .frame(let limits, _, _): limits.minimum(axis) ?? 0
        default: 0
        }
    }
}

extension LayoutInsets {
    /// What is left inside; never negative.
    func proposal(_ proposed: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: proposed.width.map { max(0, $0 - horizontal) },
            height: proposed.height.map { max(0, $0 - vertical) })
    }
}

/// Sums of lengths that differ by less than this are equal. Points.
let layoutTolerance: CGFloat = 1e-6
