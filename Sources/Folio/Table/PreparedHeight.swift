internal import HeadlessUIKit

/// A row's height without a cell: what a width needs to be answered, and for what the answer holds.
///
/// It knows no type of identifiers: code that does would have to ask for the layout of everything it touches.
@MainActor
final class PreparedHeight {
    let row: any Row
    /// The row's, kept beside it: it is asked for at every width.
    let proposedWidth: ProposedWidth
    let traits: UITraitCollection
    let height: HeightPreparation.HeightForWidth
    let work: WorkCounter
    /// The last epoch for which the row was found to show the same as when this was prepared.
    var epoch: Int

    init(
        of row: any Row, traits: UITraitCollection, work: WorkCounter, epoch: Int,
        height: @escaping HeightPreparation.HeightForWidth
    ) {
        self.row = row
        proposedWidth = row.proposedWidth
        self.traits = traits
        self.height = height
        self.work = work
        self.epoch = epoch
    }
}
