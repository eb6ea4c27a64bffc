internal import HeadlessUIKit

/// Checks a content against itself and against all that its table has shown before, and changes nothing.
@MainActor
struct SnapshotValidator<SectionID: Hashable & Sendable, RowID: Hashable & Sendable> {
    typealias Prepared = PreparedContent<SectionID, RowID>
    typealias ValidationError = SnapshotValidationError<SectionID, RowID>

    private let existing: Prepared

    init(
        existingCellRegistrations: [String: UITableViewCell.Type] = [:],
        existingRowRenderingIdentities: [RowID: RowRenderingIdentity] = [:],
        existingBoundaryViewTypesByReuseID: [String: UIView.Type] = [:],
        existingHeaderRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:],
        existingFooterRenderingIdentities: [SectionID: SectionBoundaryRenderingIdentity] = [:]
    ) {
        var existing = Prepared()
        existing.cellRegistrations = existingCellRegistrations
        existing.rowRenderingIdentities = existingRowRenderingIdentities
        existing.boundaryViewTypesByReuseID = existingBoundaryViewTypesByReuseID
        existing.headerRenderingIdentities = existingHeaderRenderingIdentities
        existing.footerRenderingIdentities = existingFooterRenderingIdentities
        self.existing = existing
    }

    /// The content as a table takes it over, or the first thing that is wrong with it, in the order of the steps below.
    func prepare(_ content: Content<SectionID, RowID>) -> Result<Prepared, ValidationError> {
        var prepared = existing
        do {
            try takeSections(of: content, into: &prepared)
            let rows = try takeRows(of: content, into: &prepared)
            try checkRowIdentities(rows, into: &prepared)
            try checkBoundaryIdentities(into: &prepared)
            try checkCellRegistrations(rows, into: &prepared)
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
        prepared.snapshot.appendSections(prepared.sectionIDs)
    }

    /// The entries in the order of the content, so that of several errors the first is reported.
    private func takeRows(
        of content: Content<SectionID, RowID>, into prepared: inout Prepared
    ) throws(ValidationError) -> [(id: RowID, entry: RowEntry<RowID>)] {
        var rows: [(id: RowID, entry: RowEntry<RowID>)] = []
        let count = content.sections.reduce(0) { $0 + $1.rows.count }
        rows.reserveCapacity(count)
        prepared.rowsByID.reserveCapacity(count)
        for section in content.sections {
            var ids: [RowID] = []
            ids.reserveCapacity(section.rows.count)
            var entries: [RowEntry<RowID>] = []
            entries.reserveCapacity(section.rows.count)
            for row in section.rows {
                let id = row.id
                let entry = RowEntry<RowID>(row)
                guard prepared.rowsByID.updateValue(entry, forKey: id) == nil else { throw .duplicateRowID(id) }
                ids.append(id)
                entries.append(entry)
                if entry.estimatedHeight != nil { prepared.hasEstimates = true }
                rows.append((id, entry))
            }
            prepared.rows.append(entries)
            prepared.snapshot.appendItems(ids, toSection: section.id)
        }
        return rows
    }

    private func checkRowIdentities(
        _ rows: [(id: RowID, entry: RowEntry<RowID>)], into prepared: inout Prepared
    ) throws(ValidationError) {
        for (id, entry) in rows {
            let proposed = entry.renderingIdentity
            // A row known already is only looked up: a dictionary that does not change is not copied.
            guard let original = prepared.rowRenderingIdentities[id] else {
                prepared.rowRenderingIdentities[id] = proposed
                continue
            }
            guard original == proposed else {
                throw .changedRowRenderingIdentity(rowID: id, original: original, proposed: proposed)
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

    private func checkCellRegistrations(
        _ rows: [(id: RowID, entry: RowEntry<RowID>)], into prepared: inout Prepared
    ) throws(ValidationError) {
        var last: RowRenderingIdentity?
        for (_, entry) in rows where entry.renderingIdentity != last {
            let reuseID = entry.renderingIdentity.cellReuseID
            last = entry.renderingIdentity
            guard let registered = prepared.cellRegistrations[reuseID] else {
                prepared.cellRegistrations[reuseID] = entry.cellType
                continue
            }
            guard registered == entry.cellType else {
                throw .conflictingCellRegistration(
                    reuseID: reuseID, registeredCellTypeName: String(describing: registered),
                    proposedCellTypeName: entry.renderingIdentity.cellTypeName)
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
