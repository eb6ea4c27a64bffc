internal import HeadlessUIKit

/// A content that was found good, in the form in which a table takes it over.
///
/// The registrations and identities are those from before together with the content's.
@MainActor
struct PreparedContent<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    /// The rows in their places.
    var rows: [[RowEntry<RowID>]] = []
    /// Whether a row has an estimated height of its own.
    var hasEstimates = false
    var snapshot = NSDiffableDataSourceSnapshot<SectionID, RowID>()
    var sectionIDs: [SectionID] = []
    var rowsByID: [RowID: RowEntry<RowID>] = [:]
    var headersBySectionID: [SectionID: SectionBoundaryEntry] = [:]
    var footersBySectionID: [SectionID: SectionBoundaryEntry] = [:]
    var cellRegistrations: [String: UITableViewCell.Type] = [:]
    var rowRenderingIdentities: [RowID: RowRenderingIdentity] = [:]
    var boundaryViewTypesByReuseID: [String: UIView.Type] = [:]
    var headerRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:]
    var footerRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:]
}
