internal import FolioDifference
internal import HeadlessUIKit

/// Checks a content against itself and against all that its table has shown before, and changes nothing.
@MainActor
struct SnapshotValidator<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    typealias Prepared = PreparedContent<SectionID, RowID>
    typealias ValidationError = SnapshotValidationError<SectionID, RowID>

    /// What came before, without rows.
    private let existing: Prepared
    private let predecessor: Prepared

    /// Checks contents that are to come after one.
    init(after predecessor: Prepared) {
        self.predecessor = predecessor
        var existing = Prepared(history: predecessor.history)
        existing.cellRegistrations = predecessor.cellRegistrations
        existing.boundaryViewTypesByReuseID = predecessor.boundaryViewTypesByReuseID
        existing.headerRenderingIdentities = predecessor.headerRenderingIdentities
        existing.footerRenderingIdentities = predecessor.footerRenderingIdentities
        self.existing = existing
    }

    /// Checks contents that are to come after others of which this is known.
    init(
        existingCellRegistrations: [String: UITableViewCell.Type] = [:],
        existingRowRenderingIdentities: [RowID: RowRenderingIdentity] = [:],
        existingBoundaryViewTypesByReuseID: [String: UIView.Type] = [:],
        existingHeaderRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:],
        existingFooterRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:]
    ) {
        var predecessor = Prepared(history: RowHistory(existingRowRenderingIdentities))
        predecessor.cellRegistrations = existingCellRegistrations
        predecessor.boundaryViewTypesByReuseID = existingBoundaryViewTypesByReuseID
        predecessor.headerRenderingIdentities = existingHeaderRenderingIdentities
        predecessor.footerRenderingIdentities = existingFooterRenderingIdentities
        self.init(after: predecessor)
    }

    /// The content as a table takes it over, or the first thing that is wrong with it, in the order of the steps below.
    func prepare(_ content: Content<SectionID, RowID>) -> Result<Prepared, ValidationError> {
        var prepared = existing
        do {
            try takeSections(of: content, into: &prepared)
            takeRows(of: content, into: &prepared)
            try numberRows(of: &prepared)
            try checkRowIdentities(of: prepared)
            try checkBoundaryIdentities(into: &prepared)
            try checkCellRegistrations(into: &prepared)
            try checkBoundaryViewTypes(into: &prepared)
        } catch {
            return .failure(error)
        }
        return .success(prepared)
    }

    private func takeSections(
        of content: Content<SectionID, RowID>, into prepared: inout Prepared
    ) throws(ValidationError) {
        var seen: Set<SectionID> = []
        for section in content.sections {
            guard seen.insert(section.id).inserted else { throw .duplicateSectionID(section.id) }
            prepared.sectionIDs.append(section.id)
            if let header = section.header { prepared.headersBySectionID[section.id] = SectionBoundaryEntry(header) }
            if let footer = section.footer { prepared.footersBySectionID[section.id] = SectionBoundaryEntry(footer) }
        }
    }

    private func takeRows(of content: Content<SectionID, RowID>, into prepared: inout Prepared) {
        for section in content.sections {
            var ids: [RowID] = []
            ids.reserveCapacity(section.rows.count)
            var kinds: [RowKind] = []
            kinds.reserveCapacity(section.rows.count)
            for row in section.rows {
                ids.append(row.id)
                kinds.append(predecessor.history.kinds.kind(of: row))
                if row.estimatedHeight != nil { prepared.hasEstimates = true }
            }
            prepared.rows.append(section.rows)
            prepared.rowIDs.append(ids)
            prepared.kinds.append(kinds)
        }
    }

    /// Finds the rows among those of the content before and of all contents, and that each is there once.
    ///
    /// Rows that stay are found by comparison alone; only the others are looked up.
    private func numberRows(of prepared: inout Prepared) throws(ValidationError) {
        let history = predecessor.history
        let sources = IdentityMatching.sources(of: prepared.allRowIDs, in: predecessor.allRowIDs)
        let knownNumbers = predecessor.numbers.count == 1 ? predecessor.numbers[0] : predecessor.numbers.flatMap(\.self)
        var isTaken = [Bool](repeating: false, count: history.count)
        var position = 0
        for (section, kinds) in prepared.kinds.enumerated() {
            var numbers: [Int] = []
            numbers.reserveCapacity(kinds.count)
            for (row, kind) in kinds.enumerated() {
                let number: Int
                if sources[position] >= 0 {
                    number = knownNumbers[sources[position]]
                } else {
                    let id = prepared.rowIDs[section][row]
                    if let known = history.number(of: id) ?? prepared.newcomers[id] {
                        number = known
                    } else {
                        number = isTaken.count
                        prepared.newcomers[id] = number
                        prepared.kindsOfNewcomers.append(kind)
                        isTaken.append(false)
                    }
                }
                guard !isTaken[number] else { throw .duplicateRowID(prepared.rowIDs[section][row]) }
                isTaken[number] = true
                numbers.append(number)
                position += 1
            }
            prepared.numbers.append(numbers)
        }
        prepared.sources = sources
    }

    private func checkRowIdentities(of prepared: Prepared) throws(ValidationError) {
        let known = predecessor.history.rowKinds
        for (section, kinds) in prepared.kinds.enumerated() {
            for (row, kind) in kinds.enumerated() {
                let number = prepared.numbers[section][row]
                guard number < known.count, known[number] !== kind,
                    known[number].renderingIdentity != kind.renderingIdentity
                else { continue }
                throw .changedRowRenderingIdentity(
                    rowID: prepared.rowIDs[section][row], original: known[number].renderingIdentity,
                    proposed: kind.renderingIdentity)
            }
        }
    }

    private func checkBoundaryIdentities(into prepared: inout Prepared) throws(ValidationError) {
        for id in prepared.sectionIDs {
            guard let proposed = prepared.headersBySectionID[id]?.renderingIdentity else { continue }
            if let original = prepared.headerRenderingIdentities.updateValue(proposed, forKey: id), original != proposed
            {
                throw .changedHeaderRenderingIdentity(sectionID: id, original: original, proposed: proposed)
            }
        }
        for id in prepared.sectionIDs {
            guard let proposed = prepared.footersBySectionID[id]?.renderingIdentity else { continue }
            if let original = prepared.footerRenderingIdentities.updateValue(proposed, forKey: id), original != proposed
            {
                throw .changedFooterRenderingIdentity(sectionID: id, original: original, proposed: proposed)
            }
        }
    }

    private func checkCellRegistrations(into prepared: inout Prepared) throws(ValidationError) {
        var last: RowKind?
        for (section, kinds) in prepared.kinds.enumerated() {
            for (row, kind) in kinds.enumerated() where kind !== last {
                last = kind
                let entry = prepared.entry(section, row)
                let reuseID = kind.renderingIdentity.cellReuseID
                guard let registered = prepared.cellRegistrations[reuseID] else {
                    prepared.cellRegistrations[reuseID] = entry.cellType
                    continue
                }
                guard registered == entry.cellType else {
                    throw .conflictingCellRegistration(
                        reuseID: reuseID, registeredCellTypeName: String(describing: registered),
                        proposedCellTypeName: kind.renderingIdentity.cellTypeName)
                }
            }
        }
    }

    private func checkBoundaryViewTypes(into prepared: inout Prepared) throws(ValidationError) {
        for id in prepared.sectionIDs {
            for entry in [prepared.headersBySectionID[id], prepared.footersBySectionID[id]].compactMap(\.self) {
                let reuseID = entry.renderingIdentity.viewReuseID
                guard let known = prepared.boundaryViewTypesByReuseID[reuseID] else {
                    prepared.boundaryViewTypesByReuseID[reuseID] = entry.viewType
                    continue
                }
                guard known == entry.viewType else {
                    throw .conflictingBoundaryViewType(
                        reuseID: reuseID, existingViewTypeName: String(describing: known),
                        proposedViewTypeName: entry.renderingIdentity.viewTypeName)
                }
            }
        }
    }
}
