import Foundation

/// A description of boxes in boxes: measured for a proposal, placed in a rectangle, with any kind of leaf.
///
/// One description serves a cell's `heightThatFits(width:)` and `layoutSubviews()` (the leaves are views) and measuring
/// without views (the leaves are prepared texts): who asks says how a leaf is measured.
///
///     let node: LayoutNode<UIView> = .vertical(spacing: 3) {
///         titleLabel
///         if let detailLabel { detailLabel }
///     }
///     .inset(LayoutInsets(top: 11, leading: 16, bottom: 11, trailing: 16))
public struct LayoutNode<Leaf> {
    indirect enum Kind {
        case leaf(Leaf)
        case spacer(minimumLength: CGFloat)
        case stack(LayoutAxis, spacing: CGFloat, alignment: AxisAlignment, [LayoutNode])
        case overlay(horizontal: AxisAlignment, vertical: AxisAlignment, [LayoutNode])
        case firstFitting([LayoutNode])
        case inset(LayoutInsets, LayoutNode)
        case frame(FrameLimits, horizontal: AxisAlignment, vertical: AxisAlignment, LayoutNode)
        case aspectRatio(CGFloat, LayoutNode)
    }

    let kind: Kind
    /// Children of a higher priority take their length in a stack first.
    var priority = 0

    init(_ kind: Kind, priority: Int = 0) {
        self.kind = kind
        self.priority = priority
    }

    /// The leaves in reading order, whether or not they get a place.
    public var leaves: [Leaf] {
        switch kind {
        case .leaf(let leaf): [leaf]
        case .spacer: []
        case .stack(_, _, _, let children), .overlay(_, _, let children), .firstFitting(let children):
            children.flatMap(\.leaves)
        case .inset(_, let child), .frame(_, _, _, let child), .aspectRatio(_, let child): child.leaves
        }
    }
}

extension LayoutNode: Sendable where Leaf: Sendable {}
extension LayoutNode.Kind: Sendable where Leaf: Sendable {}
