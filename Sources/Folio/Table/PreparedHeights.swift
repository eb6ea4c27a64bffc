internal import HeadlessUIKit

/// The heights that were prepared for rows, by the rows' numbers; they outlast applies that leave a row as it is.
///
/// An epoch is one content under one set of traits: within it, a height that was found to hold is not questioned again.
@MainActor
struct PreparedHeights {
    private var heights: [PreparedHeight?] = []
    private var count = 0
    private var epoch = 0
    private var traits: UITraitCollection?

    /// What holds for a row, if anything does; nothing is compared.
    func prepared(_ number: Int, traits: UITraitCollection) -> PreparedHeight? {
        guard self.traits === traits, number < heights.count, let height = heights[number], height.epoch == epoch
        else { return nil }
        return height
    }

    /// Whether what was prepared for a row before holds for it as it is now.
    mutating func revive(_ number: Int, for row: any Row, traits: UITraitCollection) -> Bool {
        if self.traits !== traits {
            self.traits = traits
            epoch += 1
        }
        guard number < heights.count, let height = heights[number] else { return false }
        if height.epoch == epoch { return true }
        guard height.traits == traits, height.row.hasSameValue(as: row) else { return false }
        height.epoch = epoch
        return true
    }

    mutating func keep(
        _ height: @escaping HeightPreparation.HeightForWidth, _ number: Int, of row: any Row,
        traits: UITraitCollection, work: WorkCounter
    ) {
        if number >= heights.count {
            heights.append(contentsOf: repeatElement(nil, count: number + 1 - heights.count))
        }
        if heights[number] == nil { count += 1 }
        heights[number] = PreparedHeight(of: row, traits: traits, work: work, epoch: epoch, height: height)
    }

    /// Has every height found to hold anew, as other rows may stand for the numbers; forgets those of rows that are gone
    /// where they are many.
    mutating func takeContent(_ numbers: [[Int]], rowCount: Int) {
        epoch += 1
        guard count > 64, count > 2 * rowCount else { return }
        let former = heights
        heights = Array(repeating: nil, count: former.count)
        count = 0
        for section in numbers {
            for number in section where number < former.count && former[number] != nil {
                heights[number] = former[number]
                count += 1
            }
        }
    }
}
