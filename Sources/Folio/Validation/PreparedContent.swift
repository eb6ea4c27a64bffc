internal import HeadlessUIKit

/// A content that was found good, in the form in which a table takes it over.
///
/// The registrations and the identities of headers and footers are those from before together with the content's.
@MainActor
struct PreparedContent<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    var sectionIDs: [SectionID] = []
    /// The rows in their places, and what is known of each.
    var rows: [[any Row<RowID>]] = []
    var rowIDs: [[RowID]] = []
    var kinds: [[RowKind]] = []
    /// Whether a row has an estimated height of its own.
    var hasEstimates = false
    var headersBySectionID: [SectionID: SectionBoundaryEntry] = [:]
    var footersBySectionID: [SectionID: SectionBoundaryEntry] = [:]

    var cellRegistrations: [String: UITableViewCell.Type] = [:]
    var boundaryViewTypesByReuseID: [String: UIView.Type] = [:]
    var headerRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:]
    var footerRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:]

    /// The rows of earlier contents, with which the content was compared.
    let history: RowHistory<RowID>
    private let historyCount: Int
    /// The rows' numbers in the history, in their places.
    var numbers: [[Int]] = []
    /// For each row, all sections counted through, the one of the content before that it is, or −1.
    var sources: [Int] = []
    /// The rows that are not in the history yet, with the numbers that they get there.
    var newcomers: [RowID: Int] = [:]
    var kindsOfNewcomers: [RowKind] = []

    init(history: RowHistory<RowID> = RowHistory()) {
        self.history = history
        historyCount = history.count
    }

    var rowCount: Int { rowIDs.reduce(0) { $0 + $1.count } }

    /// All identifiers of rows, section by section.
    var allRowIDs: [RowID] { rowIDs.count == 1 ? rowIDs[0] : rowIDs.flatMap(\.self) }

    var snapshot: NSDiffableDataSourceSnapshot<SectionID, RowID> {
        NSDiffableDataSourceSnapshot(sectionIdentifiers: sectionIDs, uniqueItems: rowIDs)
    }

    /// - Precondition: there is such a row.
    func entry(_ section: Int, _ row: Int) -> RowEntry<RowID> {
        RowEntry(row: rows[section][row], renderingIdentity: kinds[section][row].renderingIdentity)
    }

    var rowsByID: [RowID: RowEntry<RowID>] {
        var entries: [RowID: RowEntry<RowID>] = [:]
        for (section, ids) in rowIDs.enumerated() {
            for (row, id) in ids.enumerated() { entries[id] = entry(section, row) }
        }
        return entries
    }

    /// Of the content's rows and of all that came before.
    var rowRenderingIdentities: [RowID: RowRenderingIdentity] {
        history.renderingIdentities.merging(
            newcomers.mapValues { kindsOfNewcomers[$0 - historyCount].renderingIdentity }
        ) { old, _ in old }
    }

    /// Makes the newcomers part of the history; after that the content is one of those that came before.
    ///
    /// - Precondition: nothing was added to the history since the content was compared with it.
    mutating func enterHistory() {
        precondition(
            history.count == historyCount, "a row applied another content when it was asked for its identity")
        history.add(newcomers, kindsOfNewcomers)
        newcomers = [:]
        kindsOfNewcomers = []
    }
}
