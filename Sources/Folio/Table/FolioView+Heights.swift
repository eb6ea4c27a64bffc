internal import HeadlessUIKit

extension FolioView {
    func height(ofRowAt indexPath: IndexPath) -> CGFloat {
        let (section, row) = (indexPath.section, indexPath.row)
        requireRow(section, row)
        if !isEditing || !entry(section, row).row.editing.changesContentWidth {
            if let height = preparedHeight(section, row) { return height }
            if prepareHeight(section, row), let height = preparedHeight(section, row) { return height }
        }
        let entry = entry(section, row)
        let width = width(entry.row.proposedWidth)
        return count(\.measureCalls, of: entry.cellType) {
            entry.height(width: width, in: self, prototypes: cellPrototypes) {
                count(\.configureCalls, of: entry.cellType) {}
            } showEditing: {
                showEditing(in: $0, at: indexPath)
            }
        }
    }

    private func width(_ proposed: ProposedWidth) -> CGFloat {
        proposed.width(in: style, tableWidth: bounds.width)
    }

    private func preparedHeight(_ section: Int, _ row: Int) -> CGFloat? {
        guard let prepared = heights.prepared(prepared.numbers[section][row], traits: traitCollection)
        else { return nil }
        let start = measuresTime ? ContinuousClock.now : nil
        let width = width(prepared.proposedWidth)
        let height = prepared.height(width)
        guard height >= 0, height.isFinite else {
            fatalError("\(type(of: prepared.row)) prepared a height of \(height) for the width \(width)")
        }
        prepared.work.work.measureCalls += 1
        if let start { prepared.work.work.time += ContinuousClock.now - start }
        return height
    }

    /// How many rows are prepared together: enough to share among processors.
    private static var rowsPreparedTogether: Int { 256 }

    /// Prepares the height of a row that can have it prepared, and those of the rows after it that are asked for next; every
    /// width after that is arithmetic. False for a row that can not.
    ///
    /// A row that was prepared before, and shows the same for the same traits, has its height already. Where estimates stand
    /// for rows, none but this one is prepared.
    private func prepareHeight(_ section: Int, _ row: Int) -> Bool {
        let (rows, numbers) = (prepared.rows[section], prepared.numbers[section])
        let traits = traitCollection
        let isAlone = estimatedRowHeight > 0
        let last = isAlone ? row + 1 : min(rows.count, row + Self.rowsPreparedTogether)
        var places: [Int] = []
        var preparations: [HeightPreparation] = []
        for index in row..<last {
            let description = rows[index]
            guard index == row || !prepared.hasEstimates || description.estimatedHeight == nil,
                let preparation = description.heightPreparation,
                description.height(width: width(description.proposedWidth)) == nil
            else {
                guard index > row else { return false }
                continue
            }
            guard !heights.revive(numbers[index], for: description, traits: traits) else { continue }
            places.append(index)
            preparations.append(preparation)
        }
        let results = HeightPreparation.prepare(preparations, for: traits)
        for (order, index) in places.enumerated() {
            heights.keep(
                results[order].height, numbers[index], of: rows[index], traits: traits,
                work: counter(for: RowEntry<RowID>.cellType(of: rows[index])))
        }
        return true
    }
}
