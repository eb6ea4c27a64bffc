public import Folio
public import HeadlessUIKit

/// A section's footer of one text.
@MainActor
public struct TextFooter: SectionFooter {
    /// What the footer shows, to be measured without a view.
    public nonisolated let layout: BoundaryLayout

    /// - Parameter language: BCP 47.
    public init(_ text: String, language: String? = nil, tableStyle: UITableView.Style = .plain) {
        layout = BoundaryLayout(text, language: language, role: .footer, tableStyle: tableStyle)
    }

    public var viewReuseID: String { "FolioRows.TextFooter" }

    public func configure(_ view: RowLayoutView) { view.apply(layout) }
}
