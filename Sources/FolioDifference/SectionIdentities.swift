/// A section by its identity, with the identities of its rows.
public struct SectionIdentities<SectionID: Hashable, RowID: Hashable>: Equatable {
    public var id: SectionID
    public var rows: [RowID]

    @inlinable
    public init(id: SectionID, rows: [RowID]) {
        self.id = id
        self.rows = rows
    }
}

extension SectionIdentities: Sendable where SectionID: Sendable, RowID: Sendable {}
