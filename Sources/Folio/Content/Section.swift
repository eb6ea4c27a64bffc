/// A description of one section: its identity, its rows, and what stands above and below them.
@MainActor
public struct Section<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    /// Unique in a content; names the same section in every later content.
    public let id: SectionID
    public let header: (any SectionHeader)?
    public let footer: (any SectionFooter)?
    public let rows: [any Row<RowID>]

    public init(
        id: SectionID, header: (any SectionHeader)? = nil, footer: (any SectionFooter)? = nil, rows: [any Row<RowID>]
    ) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = rows
    }

    public init(
        id: SectionID, header: (any SectionHeader)? = nil, footer: (any SectionFooter)? = nil,
        @RowBuilder<RowID> rows: @MainActor () -> [any Row<RowID>]
    ) {
        self.init(id: id, header: header, footer: footer, rows: rows())
    }
}
