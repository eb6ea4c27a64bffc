public import Foundation

extension LayoutNode {
    /// Says how large a leaf is in the room it is offered.
    public typealias Measure = (Leaf, ProposedSize) -> CGSize

    /// The size that the boxes take in the room they are offered. Points, not rounded.
    ///
    /// - Parameter measure: a leaf's size; a pure function of leaf and proposal while this call lasts.
    public func size(fitting proposed: ProposedSize, measure: Measure) -> CGSize {
        switch kind {
        case .leaf(let leaf):
            return measure(leaf, proposed)
        case .spacer:
            return .zero
        case .stack(let axis, let spacing, _, let children):
            let boxes = StackSolver(axis: axis, spacing: spacing, children: children)
                .boxes(fitting: proposed, measure: measure)
            let gaps = spacing * CGFloat(max(0, children.count - 1))
            return CGSize(
                axis, main: boxes.reduce(gaps) { $0 + $1.size[axis] },
                cross: boxes.reduce(0) { max($0, $1.size[axis.cross]) })
        case .overlay(_, _, let children):
            return children.reduce(.zero) { largest, child in
                let size = child.size(fitting: proposed, measure: measure)
                return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
            }
        case .firstFitting(let children):
            return fitting(children, proposed, measure)?.size(fitting: proposed, measure: measure) ?? .zero
        case .inset(let insets, let child):
            let size = child.size(fitting: insets.proposal(proposed), measure: measure)
            return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
        case .frame(let limits, _, _, let child):
            let size = child.size(fitting: limits.proposal(proposed), measure: measure)
            return CGSize(
                width: limits.length(.horizontal, child: size.width, proposed: proposed.width),
                height: limits.length(.vertical, child: size.height, proposed: proposed.height))
        case .aspectRatio(let ratio, let child):
            return aspectSize(ratio, child, proposed, measure)
        }
    }

    /// The first of the children that is not wider than what is offered, else the last.
    func fitting(_ children: [LayoutNode], _ proposed: ProposedSize, _ measure: Measure) -> LayoutNode? {
        guard let width = proposed.width else { return children.first }
        return children.dropLast().first {
            $0.size(fitting: ProposedSize(), measure: measure).width <= width + layoutTolerance
        } ?? children.last
    }

    func aspectSize(
        _ ratio: CGFloat, _ child: LayoutNode, _ proposed: ProposedSize, _ measure: Measure
    ) -> CGSize {
        let width =
            switch (proposed.width, proposed.height) {
            case (let width?, let height?): min(width, height * ratio)
            case (let width?, nil): width
            case (nil, let height?): height * ratio
            case (nil, nil): child.size(fitting: proposed, measure: measure).width
            }
        return CGSize(width: width, height: width / ratio)
    }

    /// The greatest length that the box would take of what is left along an axis; nil where it has a length of its own.
    func stretch(_ axis: LayoutAxis, in stackAxis: LayoutAxis) -> CGFloat? {
        switch kind {
        case .leaf, .aspectRatio, .firstFitting: nil
        case .spacer: axis == stackAxis ? .infinity : nil
        case .stack(let inner, _, _, let children): children.compactMap { $0.stretch(axis, in: inner) }.max()
        case .overlay(_, _, let children): children.compactMap { $0.stretch(axis, in: axis.cross) }.max()
        case .inset(_, let child): child.stretch(axis, in: axis.cross)
        case .frame(let limits, _, _, let child):
            limits.isFixed(axis) ? nil : limits.maximum(axis) ?? child.stretch(axis, in: axis.cross)
        }
    }

    /// The length that a box which stretches has at least. Points.
    func minimumLength(_ axis: LayoutAxis) -> CGFloat {
        switch kind {
        case .spacer(let length): length
        case .frame(let limits, _, _, _): limits.minimum(axis) ?? 0
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
