public import Folio
public import HeadlessUIKit

extension Section {
    /// A section whose header and footer are texts.
    public init(
        id: SectionID, title: String?, footer: String? = nil, tableStyle: UITableView.Style = .plain,
        @RowBuilder<RowID> rows: @MainActor () -> [any Row<RowID>]
    ) {
        self.init(
            id: id, header: title.map { TextHeader($0, tableStyle: tableStyle) },
            footer: footer.map { TextFooter($0, tableStyle: tableStyle) }, rows: rows())
    }
}
