public import FolioDifference

extension Content {
    /// What leads from an older content to this one; linear but for what moves.
    ///
    /// Rows that both have are named as changed where they are `Equatable` and not equal, or not `Equatable`.
    public func difference(from older: Content) -> ContentDifference {
        ContentDifference(from: older.identities, to: identities) { from, to in
            !older.sections[from.section].rows[from.row].hasSameValue(as: sections[to.section].rows[to.row])
        }
    }

    /// The identities alone, to be compared or sent elsewhere.
    public var identities: [SectionIdentities<SectionID, RowID>] {
        sections.map { section in SectionIdentities(id: section.id, rows: section.rows.map { $0.id }) }
    }
}
