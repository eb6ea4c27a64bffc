/// What leads from one content to another: insertions, deletions, and the fewest moves that do, as batch updates name them.
///
/// Deletions and the sources of moves are places in the old content, insertions and destinations places in the new one. A
/// row is moved only where it changes its section or is not part of a longest run of rows that keep their order there, and a
/// section likewise. Identities that occur several times are matched as often as they can be; nothing is lost.
public struct ContentDifference: Hashable, Sendable {
    /// A row's place: its section and its position there.
    public struct Position: Hashable, Comparable, Sendable {
        public var section: Int
        public var row: Int

        @inlinable
        public init(section: Int, row: Int) {
            self.section = section
            self.row = row
        }

        @inlinable
        public static func < (one: Position, other: Position) -> Bool {
            (one.section, one.row) < (other.section, other.row)
        }
    }

    public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        public var from: Place
        public var to: Place

        @inlinable
        public init(from: Place, to: Place) {
            self.from = from
            self.to = to
        }
    }

    public var deletedSections: [Int] = []
    public var insertedSections: [Int] = []
    public var movedSections: [Move<Int>] = []
    /// Rows of sections that go are not named.
    public var deletedRows: [Position] = []
    /// Rows of sections that come are named, unless they move there.
    public var insertedRows: [Position] = []
    public var movedRows: [Move<Position>] = []
    /// New places of rows that stay or move and whose value has changed.
    public var changedRows: [Position] = []

    /// No change at all.
    public init() {}

    public var isEmpty: Bool { self == ContentDifference() }

    /// What leads from one list of identities to another, as rows of section 0; linear but for what moves.
    @inlinable
    public init<ID: Hashable>(from old: [ID], to new: [ID]) {
        let sources = IdentityMatching.sources(of: new, in: old)
        takeRows(
            sources: sources, oldStarts: [0, old.count], newStarts: [0, new.count], sectionSources: [0],
            isDeleted: [false]
        ) { _, _ in false }
    }

    /// What leads from one content to another; linear but for what moves.
    ///
    /// - Parameter isChanged: whether a row that both have, at its old and its new place, has another value now.
    @inlinable
    public init<SectionID: Hashable, RowID: Hashable>(
        from old: [SectionIdentities<SectionID, RowID>], to new: [SectionIdentities<SectionID, RowID>],
        isChanged: (Position, Position) -> Bool = { _, _ in false }
    ) {
        let sectionSources = IdentityMatching.sources(of: new.map(\.id), in: old.map(\.id))
        let isDeleted = takeSections(sources: sectionSources, oldCount: old.count)
        let rowSources = IdentityMatching.sources(of: Self.rows(of: new), in: Self.rows(of: old))
        takeRows(
            sources: rowSources, oldStarts: Self.starts(of: old), newStarts: Self.starts(of: new),
            sectionSources: sectionSources, isDeleted: isDeleted, isChanged: isChanged)
    }

    @inlinable
    static func rows<SectionID, RowID>(of sections: [SectionIdentities<SectionID, RowID>]) -> [RowID] {
        sections.count == 1 ? sections[0].rows : sections.flatMap(\.rows)
    }

    /// Where each section's rows start among all rows, and where the last one's end.
    @inlinable
    static func starts<SectionID, RowID>(of sections: [SectionIdentities<SectionID, RowID>]) -> [Int] {
        var starts = [0]
        for section in sections { starts.append(starts[starts.count - 1] + section.rows.count) }
        return starts
    }

    /// Notes what happens to the sections, and says which old ones go.
    @usableFromInline
    mutating func takeSections(sources: [Int], oldCount: Int) -> [Bool] {
        var isDeleted = [Bool](repeating: true, count: oldCount)
        let settled = LongestIncreasingRun.flags(of: sources[...])
        for (section, source) in sources.enumerated() {
            guard source >= 0 else {
                insertedSections.append(section)
                continue
            }
            isDeleted[source] = false
            if !settled[section] { movedSections.append(Move(from: source, to: section)) }
        }
        deletedSections = isDeleted.indices.filter { isDeleted[$0] }
        return isDeleted
    }

    /// Notes what happens to the rows.
    ///
    /// - Parameter sources: for each new row, all sections counted through, the old one or −1.
    @usableFromInline
    mutating func takeRows(
        sources: [Int], oldStarts: [Int], newStarts: [Int], sectionSources: [Int], isDeleted: [Bool],
        isChanged: (Position, Position) -> Bool
    ) {
        let oldCount = oldStarts[oldStarts.count - 1]
        var isGone = [Bool](repeating: true, count: oldCount)
        for section in sectionSources.indices {
            let slice = sources[newStarts[section]..<newStarts[section + 1]]
            let home = sectionSources[section]
            let homeRows = home < 0 ? 0..<0 : oldStarts[home]..<oldStarts[home + 1]
            let isWhole = homeRows == 0..<oldCount
            let settled = LongestIncreasingRun.flags(
                of: isWhole ? slice : ArraySlice(slice.map { homeRows.contains($0) ? $0 : -1 }))
            for (row, source) in slice.enumerated() {
                let here = Position(section: section, row: row)
                guard source >= 0 else {
                    insertedRows.append(here)
                    continue
                }
                isGone[source] = false
                if settled[row] {
                    if isChanged(Position(section: home, row: source - homeRows.lowerBound), here) {
                        changedRows.append(here)
                    }
                    continue
                }
                let from = Self.position(source, oldStarts)
                movedRows.append(Move(from: from, to: here))
                if isChanged(from, here) { changedRows.append(here) }
            }
        }
        for section in isDeleted.indices where !isDeleted[section] {
            for row in oldStarts[section]..<oldStarts[section + 1] where isGone[row] {
                deletedRows.append(Position(section: section, row: row - oldStarts[section]))
            }
        }
    }

    /// The place of a row that is counted through all sections.
    private static func position(_ index: Int, _ starts: [Int]) -> Position {
        var low = 0
        var high = starts.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        // Of sections that start at the same row, only the last has it.
        return Position(section: low, row: index - starts[low])
    }
}
