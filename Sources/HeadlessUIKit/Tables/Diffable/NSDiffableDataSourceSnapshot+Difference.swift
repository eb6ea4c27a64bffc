public import FolioDifference

extension NSDiffableDataSourceSnapshot {
    /// What leads from an older snapshot to this one; linear but for what moves.
    ///
    /// UIKit finds the like for itself and does not show it; here it can be sent to a table elsewhere.
    public func difference(from older: Self) -> ContentDifference {
        ContentDifference(from: older.identities, to: identities)
    }

    private var identities: [SectionIdentities<SectionIdentifierType, ItemIdentifierType>] {
        sectionIdentifiers.map { SectionIdentities(id: $0, rows: itemIdentifiers(inSection: $0)) }
    }
}
