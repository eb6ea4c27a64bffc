/// What a tap changed in a radio section.
public struct RadioChange<RowID: Hashable & Sendable>: Hashable, Sendable {
    /// Nil where none is selected any more.
    public let selectedOption: RowID?
    /// The options that were selected and are not, or the other way about, in their order.
    public let changedOptions: [RowID]
}
