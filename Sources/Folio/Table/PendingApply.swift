/// An apply that was found good and is to be made.
struct PendingApply<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    let prepared: PreparedContent<SectionID, RowID>
    let rowReconfiguration: RowReconfiguration<RowID>
    let isAnimated: Bool
    let completion: (() -> Void)?
}
