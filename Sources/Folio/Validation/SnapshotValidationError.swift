/// Why a content cannot be applied. Nothing has changed when it is thrown.
public enum SnapshotValidationError<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: Error, Equatable {
    case duplicateSectionID(SectionID)
    /// Two rows of the content have the identifier, in the same section or in two.
    case duplicateRowID(RowID)
    /// The row had another cell type or reuse identifier in an earlier content.
    case changedRowRenderingIdentity(rowID: RowID, original: RowRenderingIdentity, proposed: RowRenderingIdentity)
    case changedHeaderRenderingIdentity(
        sectionID: SectionID, original: SectionBoundaryRenderingIdentity, proposed: SectionBoundaryRenderingIdentity)
    case changedFooterRenderingIdentity(
        sectionID: SectionID, original: SectionBoundaryRenderingIdentity, proposed: SectionBoundaryRenderingIdentity)
    /// A cell reuse identifier stands for two cell types.
    case conflictingCellRegistration(
        reuseID: String, registeredCellTypeName: String, proposedCellTypeName: String)
    /// A header's or footer's reuse identifier stands for two view types.
    case conflictingBoundaryViewType(reuseID: String, existingViewTypeName: String, proposedViewTypeName: String)
}

extension SnapshotValidationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .duplicateSectionID(let id):
            "two sections have the identifier \(id)"
        case .duplicateRowID(let id):
            "two rows have the identifier \(id)"
        case .changedRowRenderingIdentity(let id, let original, let proposed):
            "row \(id) was shown in \(original) and cannot be shown in \(proposed)"
        case .changedHeaderRenderingIdentity(let id, let original, let proposed):
            "the header of section \(id) was shown in \(original) and cannot be shown in \(proposed)"
        case .changedFooterRenderingIdentity(let id, let original, let proposed):
            "the footer of section \(id) was shown in \(original) and cannot be shown in \(proposed)"
        case .conflictingCellRegistration(let reuseID, let registered, let proposed):
            "the cell reuse identifier “\(reuseID)” stands for \(registered) and cannot stand for \(proposed)"
        case .conflictingBoundaryViewType(let reuseID, let existing, let proposed):
            "the header and footer reuse identifier “\(reuseID)” stands for \(existing) and cannot stand for \(proposed)"
        }
    }
}
