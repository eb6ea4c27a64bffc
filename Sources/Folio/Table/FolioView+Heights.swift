internal import FolioText
internal import HeadlessUIKit

extension FolioView {
    func height(ofRowAt indexPath: IndexPath) -> CGFloat {
        if let height = preparedHeight(at: indexPath) { return height }
        let entry = entry(at: indexPath)
        let width = proposedWidth(for: entry.row)
        if entry.row.heightPreparation != nil, entry.row.height(width: width) == nil {
            prepareHeights(rowsToPrepare(from: indexPath))
            if let height = preparedHeight(at: indexPath) { return height }
        }
        return count(\.measureCalls, of: entry.cellType) {
            entry.height(width: width, in: self, prototypes: cellPrototypes) {
                count(\.configureCalls, of: entry.cellType) {}
            }
        }
    }

    private func proposedWidth(for row: any Row<RowID>) -> CGFloat {
        row.proposedWidth.width(in: style, tableWidth: bounds.width)
    }

    /// How many rows are prepared together: enough to share among processors.
    private static var rowsPreparedTogether: Int { 256 }

    /// The row and those after it that are asked for next, unless estimates stand for them.
    private func rowsToPrepare(from indexPath: IndexPath) -> [IndexPath] {
        guard estimatedRowHeight <= 0 else { return [indexPath] }
        let entries = prepared.rows[indexPath.section]
        let last = min(entries.count, indexPath.row + Self.rowsPreparedTogether)
        return (indexPath.row..<last).filter { $0 == indexPath.row || entries[$0].estimatedHeight == nil }
            .map { IndexPath(row: $0, section: indexPath.section) }
    }

    private func preparedHeight(at indexPath: IndexPath) -> CGFloat? {
        guard traitsOfHeights === traitCollection, indexPath.section < heights.count,
            indexPath.row < heights[indexPath.section].count, let prepared = heights[indexPath.section][indexPath.row]
        else { return nil }
        let start = measuresTime ? ContinuousClock.now : nil
        let width = proposedWidth(for: prepared.row)
        let height = prepared.height(width)
        guard height >= 0, height.isFinite else {
            fatalError("\(type(of: prepared.row)) prepared a height of \(height) for the width \(width)")
        }
        prepared.work.work.measureCalls += 1
        if let start { prepared.work.work.time += ContinuousClock.now - start }
        return height
    }

    /// Heights are found by place only for one content and its traits.
    func forgetPlacesOfHeights() {
        heights = []
        if keptHeights.count > 64, keptHeights.count > 2 * prepared.rowsByID.count {
            keptHeights = keptHeights.filter { prepared.rowsByID[$0.key] != nil }
        }
    }

    /// Prepares the heights of rows that can have them prepared, on all processors; every width after that is arithmetic.
    ///
    /// A row that was prepared before, and shows the same for the same traits, has its height already.
    func prepareHeights(_ indexPaths: [IndexPath]) {
        let traits = traitCollection
        if traitsOfHeights !== traits || heights.count != prepared.rows.count {
            heights = prepared.rows.map { Array(repeating: nil, count: $0.count) }
            traitsOfHeights = traits
        }
        var places: [IndexPath] = []
        var preparations: [HeightPreparation] = []
        for indexPath in indexPaths where heights[indexPath.section][indexPath.row] == nil {
            let row = entry(at: indexPath).row
            guard let preparation = row.heightPreparation, row.height(width: proposedWidth(for: row)) == nil else {
                continue
            }
            if let kept = keptHeights[row.id], kept.traits == traits, kept.row.hasSameValue(as: row) {
                heights[indexPath.section][indexPath.row] = kept
            } else {
                places.append(indexPath)
                preparations.append(preparation)
            }
        }
        for (indexPath, height) in zip(places, Self.heights(preparations, for: traits)) {
            let entry = entry(at: indexPath)
            let prepared = PreparedHeight(
                row: entry.row, traits: traits, height: height, work: counter(for: entry.cellType))
            heights[indexPath.section][indexPath.row] = prepared
            keptHeights[entry.row.id] = prepared
        }
    }

    private nonisolated static func heights(
        _ preparations: [HeightPreparation], for traits: UITraitCollection
    ) -> [HeightPreparation.HeightForWidth] {
        // For fewer, threads cost more than they save.
        guard preparations.count >= 32 else { return preparations.map { $0.prepare(traits) } }
        return concurrentMap(count: preparations.count, piece: 16) { preparations[$0].prepare(traits) }
    }
}
