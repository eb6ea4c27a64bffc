import Folio
import FolioRows

extension Table {
    /// The table as a content that `FolioView` shows.
    @MainActor
    var content: Content<String, String> {
        Content(
            sections: sections.map { section in
                Folio.Section(
                    id: section.id, header: section.header.map(TableBoundary.init),
                    footer: section.footer.map(TableBoundary.init),
                    rows: section.rows.map { TableRow(id: $0.id, layout: $0.layout) })
            })
    }
}

/// A row as a table's file describes it.
private struct TableRow: Folio.Row {
    let id: String
    let layout: any RowLayout
    var cellReuseID: String { "folio.row" }
    var proposedWidth: ProposedWidth { .row }

    func configure(_ cell: RowLayoutCell) { cell.apply(layout) }
}

/// A header or footer as a table's file describes it.
private struct TableBoundary: SectionHeader, SectionFooter {
    let layout: BoundaryLayout
    var viewReuseID: String { "folio.boundary" }

    func configure(_ view: RowLayoutView) { view.apply(layout) }
}
