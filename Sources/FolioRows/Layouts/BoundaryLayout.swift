public import FolioLayout
public import Foundation
public import HeadlessUIKit

/// A section's header or footer of one text.
public struct BoundaryLayout: RowLayout, Hashable {
    public enum Role: Hashable, Sendable { case header, footer }

    public var string: String
    /// BCP 47.
    public var language: String?
    public var role: Role
    public var tableStyle: UITableView.Style

    public init(_ string: String, language: String? = nil, role: Role, tableStyle: UITableView.Style = .plain) {
        self.string = string
        self.language = language
        self.role = role
        self.tableStyle = tableStyle
    }

    public var minimumHeight: CGFloat { RowMetrics.minimumBoundaryHeight }

    /// A plain table's header is a headline; a grouped one's, and every footer, a footnote in the colour of details.
    public var node: LayoutNode<RowPart> {
        let isHeadline = role == .header && tableStyle == .plain
        let margins =
            role == .header && tableStyle != .plain ? RowMetrics.groupedHeaderMargins : RowMetrics.boundaryMargins
        return LayoutNode.vertical {
            LayoutNode.spacer()
            RowPart.text(
                RowText(
                    isHeadline ? .main : .detail, string, textStyle: isHeadline ? .headline : .footnote,
                    language: language, maximumLines: 0))
            LayoutNode.spacer()
        }.inset(margins)
    }
}
