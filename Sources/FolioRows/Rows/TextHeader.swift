public import Folio
public import HeadlessUIKit

/// A section's header of one text.
@MainActor
public struct TextHeader: SectionHeader {
    /// What the header shows, to be measured without a view.
    public nonisolated let layout: BoundaryLayout

    /// - Parameter language: BCP 47.
    public init(_ text: String, language: String? = nil, tableStyle: UITableView.Style = .plain) {
        layout = BoundaryLayout(text, language: language, role: .header, tableStyle: tableStyle)
    }

    public var viewReuseID: String { "FolioRows.TextHeader" }

    public func configure(_ view: RowLayoutView) { view.apply(layout) }
}
