/// The changes asked for between `beginUpdates` and `endUpdates`.
///
/// Deletions, reloads and the sources of moves name places before the changes, insertions and the destinations of moves
/// places after them, in whatever order they were asked for.
struct TableUpdates {
    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    /// By new section the old one.
    var movedSections: [Int: Int] = [:]
    var deletedRows: Set<RowPlace> = []
    var insertedRows: Set<RowPlace> = []
    var reloadedRows: Set<RowPlace> = []
    var reconfiguredRows: Set<RowPlace> = []
    /// By new place the old one.
    var movedRows: [RowPlace: RowPlace] = [:]

    /// What the changes amount to, if the data source's new counts are what they lead to.
    func transition(from old: [Int], to new: [Int]) -> Result<TableTransition, TableUpdateError> {
        do {
            try checkPlaces(old: old, new: new)
            let sections = try sectionSources(old: old, new: new)
            let rows = try rowSources(sections: sections, old: old, new: new)
            return .success(assemble(sections: sections, rows: rows))
        } catch {
            return .failure(error)
        }
    }

    // MARK: Places

    private func checkPlaces(old: [Int], new: [Int]) throws(TableUpdateError) {
        for (verb, sections) in [
            ("delete", deletedSections), ("reload", reloadedSections), ("move", Set(movedSections.values)),
        ] {
            for section in sections.sorted() where !old.indices.contains(section) {
                throw TableUpdateError(
                    "attempt to \(verb) section \(section), but there are only \(old.count) sections before the update")
            }
        }
        for section in insertedSections.union(movedSections.keys).sorted() where !new.indices.contains(section) {
            throw TableUpdateError(
                "attempt to insert section \(section) but there are only \(new.count) sections after the update")
        }
        if let section = deletedSections.intersection(reloadedSections).min() {
            throw TableUpdateError("attempt to delete and reload the same section (\(section))")
        }
        if let place = deletedRows.intersection(reloadedRows).min() {
            throw TableUpdateError(
                "attempt to delete and reload the same index path (row \(place.row) of section \(place.section))")
        }
        for (verb, rows) in [
            ("delete", deletedRows), ("reload", reloadedRows), ("reconfigure", reconfiguredRows),
            ("move", Set(movedRows.values)),
        ] {
            for place in rows.sorted() {
                try check(place, counts: old, verb: verb, preposition: "from", moment: "before")
            }
        }
        for place in insertedRows.union(movedRows.keys).sorted() {
            try check(place, counts: new, verb: "insert", preposition: "into", moment: "after")
        }
    }

    private func check(
        _ place: RowPlace, counts: [Int], verb: String, preposition: String, moment: String
    ) throws(TableUpdateError) {
        guard counts.indices.contains(place.section) else {
            throw TableUpdateError(
                "attempt to \(verb) row \(place.row) \(preposition) section \(place.section), but there are only "
                    + "\(counts.count) sections \(moment) the update")
        }
        guard (0..<counts[place.section]).contains(place.row) else {
            throw TableUpdateError(
                "attempt to \(verb) row \(place.row) \(preposition) section \(place.section), but there are only "
                    + "\(counts[place.section]) rows in section \(place.section) \(moment) the update")
        }
    }

    // MARK: Sections

    /// For each new section the old one, reloaded ones included.
    private func sectionSources(old: [Int], new: [Int]) throws(TableUpdateError) -> [Int?] {
        let expected = old.count - deletedSections.count + insertedSections.count
        guard new.count == expected else {
            throw TableUpdateError(
                "invalid number of sections. The number of sections contained in the table view after the update "
                    + "(\(new.count)) must be equal to the number of sections contained in the table view before the "
                    + "update (\(old.count)), plus or minus the number of sections inserted or deleted "
                    + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
        }
        let moved = Set(movedSections.values)
        guard moved.count == movedSections.count, moved.isDisjoint(with: deletedSections),
            insertedSections.isDisjoint(with: movedSections.keys)
        else {
            throw TableUpdateError("a section is deleted and moved, inserted and moved, or moved twice")
        }
        var rest = old.indices.filter { !deletedSections.contains($0) && !moved.contains($0) }.makeIterator()
        return new.indices.map { section in
            if insertedSections.contains(section) { return nil }
            return movedSections[section] ?? rest.next()
        }
    }

    // MARK: Rows

    /// For each new row the old one, reloaded ones included.
    private func rowSources(
        sections: [Int?], old: [Int], new: [Int]
    ) throws(TableUpdateError) -> [[RowPlace?]] {
        let movedOut = Set(movedRows.values)
        guard movedOut.count == movedRows.count, movedOut.isDisjoint(with: deletedRows),
            insertedRows.isDisjoint(with: movedRows.keys)
        else {
            throw TableUpdateError("a row is deleted and moved, inserted and moved, or moved twice")
        }
        var result: [[RowPlace?]] = []
        for (section, source) in sections.enumerated() {
            // A reloaded section is one deleted and one inserted: its rows are all new, whatever their number.
            let source = source.flatMap { reloadedSections.contains($0) ? nil : $0 }
            let kept = source.map { source in
                (0..<old[source]).map { RowPlace(section: source, row: $0) }
                    .filter { !deletedRows.contains($0) && !movedOut.contains($0) }
            }
            if let source, let kept {
                let inserted = insertedRows.count { $0.section == section }
                let deleted = deletedRows.count { $0.section == source }
                let movedIn = movedRows.keys.count { $0.section == section }
                let out = movedOut.count { $0.section == source }
                guard new[section] == kept.count + inserted + movedIn else {
                    throw TableUpdateError(
                        "invalid number of rows in section \(section). The number of rows contained in an existing "
                            + "section after the update (\(new[section])) must be equal to the number of rows contained "
                            + "in that section before the update (\(old[source])), plus or minus the number of rows "
                            + "inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
                            + "or minus the number of rows moved into or out of that section (\(movedIn) moved in, "
                            + "\(out) moved out).")
                }
            }
            var rest = (kept ?? []).makeIterator()
            result.append(
                (0..<new[section]).map { row in
                    let place = RowPlace(section: section, row: row)
                    if insertedRows.contains(place) { return nil }
                    return movedRows[place] ?? rest.next()
                })
        }
        return result
    }

    /// Cuts the ties of what is reloaded and notes where what is reconfigured has gone.
    private func assemble(sections: [Int?], rows: [[RowPlace?]]) -> TableTransition {
        var transition = TableTransition(sections: sections, rows: rows)
        for (section, source) in sections.enumerated() {
            if let source, reloadedSections.contains(source) { transition.sections[section] = nil }
            for (row, place) in rows[section].enumerated() {
                guard let place else { continue }
                if reloadedRows.contains(place) || reloadedSections.contains(place.section) {
                    transition.rows[section][row] = nil
                } else if reconfiguredRows.contains(place) {
                    transition.reconfigured.append(RowPlace(section: section, row: row))
                }
            }
        }
        return transition
    }
}
