/// Which of the rows that stay are configured and measured again by an apply.
public enum RowReconfiguration<RowID: Hashable & Sendable>: Equatable, Sendable {
    /// Every row that stays.
    case all
    /// Those whose value differs from that in the content before: rows that are `Equatable` and equal stay as they are.
    case changed
    /// These, as far as they stay.
    case only(Set<RowID>)
    /// None: only what is inserted, removed and moved changes.
    case none
}
