internal import Dispatch
internal import FolioSizing
internal import FolioText
internal import HeadlessUIKit

extension FolioView {
    func height(ofRowAt indexPath: IndexPath) -> CGFloat {
        let entry = entry(at: indexPath)
        return count(\.measureCalls, of: entry.cellType) {
            if let prepared = entry.preparedHeight, prepared.traits == traitCollection {
                let width = bounds.width
                return SizingRules.height(of: entry.cellType, width: width, in: self) { _ in prepared.height(width) }
            }
            return heightFromCell(entry, width: bounds.width)
        }
    }

    private func heightFromCell(_ entry: RowEntry<RowID>, width: CGFloat) -> CGFloat {
        entry.height(width: width, in: self, prototypes: cellPrototypes) {
            count(\.configureCalls, of: entry.cellType) {}
        }
    }

    /// Prepares the heights that rows can have prepared, on all processors; every width after that is arithmetic.
    func prepareHeights() {
        traitsOfPreparedHeights = traitCollection
        guard estimatedRowHeight <= 0 else { return }
        var places: [(section: Int, row: Int)] = []
        var preparations: [HeightPreparation] = []
        for (section, entries) in prepared.rows.enumerated() {
            for (row, entry) in entries.enumerated() where entry.preparedHeight?.traits != traitCollection {
                guard entry.row.estimatedHeight == nil, entry.row.height(width: bounds.width) == nil,
                    let preparation = entry.row.heightPreparation
                else { continue }
                places.append((section, row))
                preparations.append(preparation)
            }
        }
        let heights = Self.heights(preparations, for: traitCollection)
        for (place, height) in zip(places, heights) {
            prepared.rows[place.section][place.row].preparedHeight = PreparedHeight(
                traits: traitCollection, height: height)
        }
    }

    private nonisolated static func heights(
        _ preparations: [HeightPreparation], for traits: UITraitCollection
    ) -> [HeightPreparation.HeightForWidth] {
        // For fewer, threads cost more than they save.
        guard preparations.count >= 32 else { return preparations.map { $0.prepare(traits) } }
        let chunk = 16
        let chunkCount = (preparations.count + chunk - 1) / chunk
        return [HeightPreparation.HeightForWidth](unsafeUninitializedCapacity: preparations.count) { buffer, count in
            let slots = HeightSlots(buffer.baseAddress!)
            DispatchQueue.concurrentPerform(iterations: chunkCount) { index in
                for place in index * chunk..<min(preparations.count, (index + 1) * chunk) {
                    slots.initialize(place, to: preparations[place].prepare(traits))
                }
            }
            count = preparations.count
        }
    }
}

/// Memory that threads fill, each its own places.
private struct HeightSlots: @unchecked Sendable {
    // Sendable because `concurrentPerform` gives every index to one thread and ends after all of them.
    private let base: UnsafeMutablePointer<HeightPreparation.HeightForWidth>

    init(_ base: UnsafeMutablePointer<HeightPreparation.HeightForWidth>) { self.base = base }

    func initialize(_ place: Int, to height: @escaping HeightPreparation.HeightForWidth) {
        (base + place).initialize(to: height)
    }
}
