import Foundation

extension LayoutNode {
    /// The same boxes with other leaves: what a row shows becomes labels, or prepared texts. In reading order.
    public func map<Other>(_ transform: (Leaf) throws -> Other) rethrows -> LayoutNode<Other> {
        let kind: LayoutNode<Other>.Kind =
            switch kind {
            case .leaf(let leaf):
                .leaf(try transform(leaf))
            case .spacer(let length):
                .spacer(minimumLength: length)
            case .stack(let axis, let spacing, let alignment, let children):
                .stack(axis, spacing: spacing, alignment: alignment, try children.map { try $0.map(transform) })
            case .overlay(let horizontal, let vertical, let children):
                .overlay(horizontal: horizontal, vertical: vertical, try children.map { try $0.map(transform) })
            case .firstFitting(let children):
                .firstFitting(try children.map { try $0.map(transform) })
            case .inset(let insets, let child):
                .inset(insets, try child.map(transform))
            case .frame(let limits, let horizontal, let vertical, let child):
                .frame(limits, horizontal: horizontal, vertical: vertical, try child.map(transform))
            case .aspectRatio(let ratio, let child):
                .aspectRatio(ratio, try child.map(transform))
            }
        return LayoutNode<Other>(kind, priority: priority)
    }
}
