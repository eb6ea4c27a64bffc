public import Foundation

/// What a layout of leaves below one another comes to where its height is free: fixed lengths, and a width for each leaf.
///
/// It is as high as its layout at every width, and takes less memory to read: a table asks thousands of them in turn.
public struct LayoutColumn<Leaf> {
    @usableFromInline
    struct Part {
        @usableFromInline let leaf: Leaf
        /// What the leaf does not get of the width.
        @usableFromInline let inset: CGFloat

        @inlinable
        init(leaf: Leaf, inset: CGFloat) {
            self.leaf = leaf
            self.inset = inset
        }
    }

    // The first stands here, so that a layout of one leaf needs no more memory.
    @usableFromInline let first: Part
    @usableFromInline let others: [Part]
    @usableFromInline let fixedLength: CGFloat

    /// Nil for a layout that is anything but vertical stacks, insets, spacers and at least one leaf.
    @inlinable
    public init?(_ node: LayoutNode<Leaf>) {
        guard let column = node.tree.column, let first = column.leaves.first else { return nil }
        self.first = Part(leaf: node.leaves[first.leaf], inset: first.inset)
        others = column.leaves.dropFirst().map { Part(leaf: node.leaves[$0.leaf], inset: $0.inset) }
        fixedLength = column.fixedLength
    }

    /// The height of the layout's `size(fitting:measure:)` in a width. Points, not rounded.
    @inlinable
    public func height(width: CGFloat, measure: LayoutNode<Leaf>.Measure) -> CGFloat {
        var height = Self.height(of: first, width, measure)
        for part in others { height += Self.height(of: part, width, measure) }
        return height + fixedLength
    }

    @inlinable
    static func height(of part: Part, _ width: CGFloat, _ measure: LayoutNode<Leaf>.Measure) -> CGFloat {
        measure(part.leaf, ProposedSize(width: part.inset == 0 ? width : max(0, width - part.inset))).height
    }
}

extension LayoutColumn: Sendable where Leaf: Sendable {}
extension LayoutColumn.Part: Sendable where Leaf: Sendable {}
