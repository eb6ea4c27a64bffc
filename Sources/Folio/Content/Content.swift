/// A complete description of what a table shows at one moment.
@MainActor
public struct Content<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    public let sections: [Section<SectionID, RowID>]

    public init(sections: [Section<SectionID, RowID>]) { self.sections = sections }

    public init(
        @SectionBuilder<SectionID, RowID> sections: @MainActor () -> [Section<SectionID, RowID>]
    ) {
        self.init(sections: sections())
    }
}
