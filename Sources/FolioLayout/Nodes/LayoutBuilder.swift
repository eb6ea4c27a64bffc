/// Collects a container's children: leaves, nodes, `if`, `switch`, `for`.
@resultBuilder
public enum LayoutBuilder<Leaf> {
    @inlinable public static func buildExpression(_ leaf: Leaf) -> [LayoutNode<Leaf>] { [.leaf(leaf)] }
    @inlinable public static func buildExpression(_ node: LayoutNode<Leaf>) -> [LayoutNode<Leaf>] { [node] }
    @inlinable public static func buildExpression(_ nodes: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { nodes }
    @inlinable
    public static func buildBlock(_ parts: [LayoutNode<Leaf>]...) -> [LayoutNode<Leaf>] {
        parts.count == 1 ? parts[0] : parts.flatMap { $0 }
    }
    @inlinable public static func buildOptional(_ part: [LayoutNode<Leaf>]?) -> [LayoutNode<Leaf>] { part ?? [] }
    @inlinable public static func buildEither(first part: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { part }
    @inlinable public static func buildEither(second part: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { part }
    @inlinable
    public static func buildArray(_ parts: [[LayoutNode<Leaf>]]) -> [LayoutNode<Leaf>] { parts.flatMap { $0 } }
    @inlinable
    public static func buildLimitedAvailability(_ part: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { part }
}
