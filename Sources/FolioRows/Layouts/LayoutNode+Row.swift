import FolioLayout

extension LayoutNode {
    /// A row's content in its margins, in the middle of a row that is higher than it needs.
    static func row(
        hasAccessory: Bool, @LayoutBuilder<Leaf> _ content: () -> [LayoutNode]
    ) -> LayoutNode {
        var margins = RowMetrics.margins
        if hasAccessory { margins.trailing = RowMetrics.accessoryGap }
        return .vertical {
            LayoutNode.spacer()
            content()
            LayoutNode.spacer()
        }.inset(margins)
    }
}
