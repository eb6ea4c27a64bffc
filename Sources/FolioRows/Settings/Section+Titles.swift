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

    /// A section whose header and footer are texts, with its rows in an array.
    public init(
        id: SectionID, title: String?, footer: String? = nil, tableStyle: UITableView.Style = .plain,
        rows: [any Row<RowID>]
    ) {
        self.init(id: id, title: title, footer: footer, tableStyle: tableStyle) { rows }
    }
}

extension RadioSection {
    /// A radio section whose header and footer are texts.
    public init(
        id: SectionID, title: String?, footer: String? = nil, tableStyle: UITableView.Style = .plain,
        alwaysSelectsOneOption: Bool = false, options: [Option],
        onChange: @escaping @MainActor (RadioChange<RowID>) -> Void = { _ in }
    ) {
        self.init(
            id: id, header: title.map { TextHeader($0, tableStyle: tableStyle) },
            footer: footer.map { TextFooter($0, tableStyle: tableStyle) },
            alwaysSelectsOneOption: alwaysSelectsOneOption, options: options, onChange: onChange)
    }
}
