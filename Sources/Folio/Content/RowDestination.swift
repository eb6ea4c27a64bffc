/// Where a row was moved to: the row that it follows now, or the start of a section.
public enum RowDestination<RowID: Hashable & Sendable>: Hashable, Sendable {
    case after(RowID)
    /// Before all rows of the section that holds the other row.
    case before(RowID)
    /// The section has no other row; the index is the section's.
    case emptySection(Int)
}
