/// Collects a container's children: leaves, nodes, `if`, `switch`, `for`.
@resultBuilder
public enum LayoutBuilder<Leaf> {
    public static func buildExpression(_ leaf: Leaf) -> [LayoutNode<Leaf>] { [.leaf(leaf)] }
    public static func buildExpression(_ node: LayoutNode<Leaf>) -> [LayoutNode<Leaf>] { [node] }
    public static func buildExpression(_ nodes: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { nodes }
    public static func buildBlock(_ parts: [LayoutNode<Leaf>]...) -> [LayoutNode<Leaf>] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [LayoutNode<Leaf>]?) -> [LayoutNode<Leaf>] { part ?? [] }
    public static func buildEither(first part: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { part }
    public static func buildEither(second part: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { part }
    public static func buildArray(_ parts: [[LayoutNode<Leaf>]]) -> [LayoutNode<Leaf>] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [LayoutNode<Leaf>]) -> [LayoutNode<Leaf>] { part }
}
