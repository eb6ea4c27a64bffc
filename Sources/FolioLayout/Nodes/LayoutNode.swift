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
    @usableFromInline var tree: BoxTree
    /// The leaves in reading order, whether or not they get a place.
    public internal(set) var leaves: [Leaf]

    @usableFromInline
    init(tree: BoxTree, leaves: [Leaf]) {
        self.tree = tree
        self.leaves = leaves
    }

    @inlinable
    init(_ kind: LayoutBox.Kind, _ children: [LayoutNode]) {
        var tree = BoxTree(kind)
        var leaves: [Leaf] = []
        for child in children {
            tree.append(child.tree, firstLeaf: leaves.count)
            leaves.append(contentsOf: child.leaves)
        }
        self.init(tree: tree, leaves: leaves)
    }

    /// The same boxes with other leaves: what a row shows becomes labels, or prepared texts. In reading order.
    @inlinable
    public func map<Other>(_ transform: (Leaf) throws -> Other) rethrows -> LayoutNode<Other> {
        LayoutNode<Other>(tree: tree, leaves: try leaves.map(transform))
    }
}

extension LayoutNode: Sendable where Leaf: Sendable {}
