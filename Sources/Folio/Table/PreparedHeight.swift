internal import HeadlessUIKit

/// A row's height without a cell, for the traits and the value of the row that it was prepared for.
@MainActor
struct PreparedHeight<RowID: Hashable & Sendable> {
    let row: any Row<RowID>
    let traits: UITraitCollection
    let height: HeightPreparation.HeightForWidth
    let work: WorkCounter
}
