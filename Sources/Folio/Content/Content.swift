/// A complete description of what a table shows at one moment.
@MainActor
public struct Content<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    public let sections: [Section<SectionID, RowID>]
    /// What comes after the last row, if there is more than these rows.
    public let paging: Paging<RowID>?

    public init(sections: [Section<SectionID, RowID>], paging: Paging<RowID>? = nil) {
        self.sections = sections
        self.paging = paging
    }

    public init(
        @SectionBuilder<SectionID, RowID> sections: @MainActor () -> [Section<SectionID, RowID>]
    ) {
        self.init(sections: sections())
    }

    /// The same sections, and whether there is more.
    public func paging(_ paging: Paging<RowID>?) -> Content { Content(sections: sections, paging: paging) }

    /// Whether there is no row in any section.
    public var isEmpty: Bool { sections.allSatisfy(\.rows.isEmpty) }
}
