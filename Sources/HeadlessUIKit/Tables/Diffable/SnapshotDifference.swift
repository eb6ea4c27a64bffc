/// What leads from one snapshot to another: the fewest insertions, deletions and moves that do, as batch updates name them.
///
/// Deletions and the sources of moves are places in the old snapshot, insertions and destinations places in the new one. An
/// item is moved only where it changes its section or is not part of a longest run of items that keep their order there.
/// UIKit finds the like for itself and does not show it; here it can be sent to a table elsewhere.
public struct SnapshotDifference: Equatable, Sendable {
    public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        public let from: Place
        public let to: Place
    }

    public internal(set) var deletedSections: [Int] = []
    public internal(set) var insertedSections: [Int] = []
    public internal(set) var movedSections: [Move<Int>] = []
    /// Items of sections that go are not named.
    public internal(set) var deletedItems: [IndexPath] = []
    /// Items of sections that come are named, unless they move there.
    public internal(set) var insertedItems: [IndexPath] = []
    public internal(set) var movedItems: [Move<IndexPath>] = []
}

extension NSDiffableDataSourceSnapshot {
    /// What leads from an older snapshot to this one; O(n log n).
    public func difference(from older: Self) -> SnapshotDifference {
        var result = SnapshotDifference()
        let oldSections = Self.positions(older.sectionIdentifiers)
        let newSections = Self.positions(sectionIdentifiers)
        result.deletedSections = older.sectionIdentifiers.indices.filter {
            newSections[older.sectionIdentifiers[$0]] == nil
        }
        result.insertedSections = sectionIdentifiers.indices.filter { oldSections[sectionIdentifiers[$0]] == nil }
        let sources = sectionIdentifiers.map { oldSections[$0] }
        let settled = LongestIncreasingRun.indices(of: sources)
        for (section, source) in sources.enumerated() where !settled.contains(section) {
            if let source { result.movedSections.append(.init(from: source, to: section)) }
        }

        var oldPlaces: [ItemIdentifierType: RowPlace] = [:]
        for (section, id) in older.sectionIdentifiers.enumerated() {
            for (row, item) in older.itemIdentifiers(inSection: id).enumerated() {
                oldPlaces[item] = RowPlace(section: section, row: row)
                if newSections[id] != nil, sectionIdentifier(containingItem: item) == nil {
                    result.deletedItems.append(IndexPath(row: row, section: section))
                }
            }
        }
        for (section, id) in sectionIdentifiers.enumerated() {
            let items = itemIdentifiers(inSection: id)
            let places = items.map { oldPlaces[$0] }
            let settled = LongestIncreasingRun.indices(
                of: places.map { $0.flatMap { $0.section == sources[section] ? $0.row : nil } })
            for (row, place) in places.enumerated() where !settled.contains(row) {
                let here = IndexPath(row: row, section: section)
                if let place {
                    result.movedItems.append(.init(from: place.indexPath, to: here))
                } else {
                    result.insertedItems.append(here)
                }
            }
        }
        return result
    }

    private static func positions(_ sections: [SectionIdentifierType]) -> [SectionIdentifierType: Int] {
        Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($0.element, $0.offset) })
    }
}
