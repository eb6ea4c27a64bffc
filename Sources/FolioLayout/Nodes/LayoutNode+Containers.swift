public import Foundation

extension LayoutNode {
    /// A box whose size is measured from outside.
    @inlinable
    public static func leaf(_ leaf: Leaf) -> LayoutNode { LayoutNode(tree: BoxTree(.leaf(0)), leaves: [leaf]) }

    /// Children below one another.
    ///
    /// - Parameters:
    ///   - spacing: between two children, spacers included; points.
    ///   - alignment: how a child narrower than the stack stands in it.
    @inlinable
    public static func vertical(
        spacing: CGFloat = 0, alignment: HorizontalAlignment = .fill,
        @LayoutBuilder<Leaf> _ children: () -> [LayoutNode]
    ) -> LayoutNode {
        LayoutNode(.stack(.vertical, spacing: spacing, alignment: alignment.position), children())
    }

    /// Children beside one another in reading direction.
    ///
    /// Where there is too little room, children of the highest `priority` are served first; those of one priority get
    /// equal shares, of which none takes more than its natural width. What is left goes to spacers and to frames that
    /// have a greatest width.
    @inlinable
    public static func horizontal(
        spacing: CGFloat = 0, alignment: VerticalAlignment = .fill, @LayoutBuilder<Leaf> _ children: () -> [LayoutNode]
    ) -> LayoutNode {
        LayoutNode(.stack(.horizontal, spacing: spacing, alignment: alignment.position), children())
    }

    /// Children in the same place, the first at the back; as large as the largest.
    @inlinable
    public static func overlay(
        horizontal: HorizontalAlignment = .fill, vertical: VerticalAlignment = .fill,
        @LayoutBuilder<Leaf> _ children: () -> [LayoutNode]
    ) -> LayoutNode {
        LayoutNode(.overlay(horizontal: horizontal.position, vertical: vertical.position), children())
    }

    /// The first child whose natural width fits, else the last; the others' leaves get no place.
    @inlinable
    public static func firstFitting(@LayoutBuilder<Leaf> _ children: () -> [LayoutNode]) -> LayoutNode {
        LayoutNode(.firstFitting, children())
    }

    /// Takes what a stack's other children leave along its axis. Points.
    @inlinable
    public static func spacer(minimumLength: CGFloat = 0) -> LayoutNode {
        LayoutNode(.spacer(minimumLength: minimumLength), [])
    }
}
