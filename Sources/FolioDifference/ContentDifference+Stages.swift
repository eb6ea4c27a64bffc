extension ContentDifference {
    /// A batch of updates, and the content after it.
    public struct Stage<SectionID: Hashable, RowID: Hashable> {
        public let difference: ContentDifference
        public let content: [SectionIdentities<SectionID, RowID>]
    }

    /// The way from one content to another in up to three batches, each of which a table can take as it is.
    ///
    /// Sections come and move first, then rows change among sections that stand still, then empty sections go. So no row moves
    /// into or out of a section that itself moves, comes or goes in the same batch, which UIKit answers with "two animations
    /// for one cell". Rows whose value changed are for a batch after these.
    public static func stages<SectionID: Hashable, RowID: Hashable>(
        from old: [SectionIdentities<SectionID, RowID>], to new: [SectionIdentities<SectionID, RowID>]
    ) -> [Stage<SectionID, RowID>] {
        let sources = IdentityMatching.sources(of: new.map(\.id), in: old.map(\.id))
        let settled = LongestIncreasingRun.flags(of: sources[...])
        var isDeleted = [Bool](repeating: true, count: old.count)
        for source in sources where source >= 0 { isDeleted[source] = false }

        // New sections with the old rows, and with the new ones; each section that goes stays behind the one that it followed.
        var before: [SectionIdentities<SectionID, RowID>] = []
        var after: [SectionIdentities<SectionID, RowID>] = []
        func keepDeleted(from start: Int, until isEnd: (Int) -> Bool) {
            var section = start
            while section < old.count, !isEnd(section) {
                if isDeleted[section] {
                    before.append(old[section])
                    after.append(SectionIdentities(id: old[section].id, rows: []))
                }
                section += 1
            }
        }
        let anchors = Set(sources.indices.filter { settled[$0] }.map { sources[$0] })
        keepDeleted(from: 0, until: anchors.contains)
        for (section, source) in sources.enumerated() {
            before.append(SectionIdentities(id: new[section].id, rows: source < 0 ? [] : old[source].rows))
            after.append(new[section])
            if settled[section] { keepDeleted(from: source + 1, until: anchors.contains) }
        }

        var stages: [Stage<SectionID, RowID>] = []
        var present = old
        for content in [before, after, new] {
            let difference = ContentDifference(from: present, to: content)
            if !difference.isEmpty { stages.append(Stage(difference: difference, content: content)) }
            present = content
        }
        return stages
    }
}

extension ContentDifference.Stage: Sendable where SectionID: Sendable, RowID: Sendable {}
