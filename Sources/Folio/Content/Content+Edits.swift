/// Edits as values: each gives a content for every input, and loses no row that it was not told to.
///
/// What is not there is not moved, swapped, replaced or deleted. Rows for a section that is not there get one of that name.
extension Content {
    public typealias ContentSection = Section<SectionID, RowID>

    // MARK: Rows

    public func appending(_ rows: [any Row<RowID>], to section: SectionID) -> Content {
        inserting(rows, at: .last, in: section)
    }

    public func appending(_ row: some Row<RowID>, to section: SectionID) -> Content { appending([row], to: section) }

    /// With rows at a place of a section; of a new last section where there is none of that name.
    public func inserting(_ rows: [any Row<RowID>], at position: EditPosition<RowID>, in section: SectionID) -> Content
    {
        guard sections.contains(where: { $0.id == section }) else {
            return appending([ContentSection(id: section, rows: rows)])
        }
        return mapRows(in: section) { present in
            let index = position.index(in: present.map { $0.id })
            return present[..<index] + rows + present[index...]
        }
    }

    public func inserting(
        _ row: some Row<RowID>, at position: EditPosition<RowID>, in section: SectionID
    ) -> Content { inserting([row], at: position, in: section) }

    public func deleting(rows ids: Set<RowID>) -> Content { mapRows { $0.filter { !ids.contains($0.id) } } }

    public func deleting(row id: RowID) -> Content { deleting(rows: [id]) }

    /// With other rows, one or several or none, in place of one.
    public func replacing(row id: RowID, with rows: [any Row<RowID>]) -> Content {
        mapRows { present in present.flatMap { $0.id == id ? rows : [$0] } }
    }

    public func replacing(row id: RowID, with row: some Row<RowID>) -> Content { replacing(row: id, with: [row]) }

    /// With the row at another place of a section, its own unless named; unchanged where row or section is not there.
    public func moving(
        row id: RowID, to position: EditPosition<RowID>, in section: SectionID? = nil
    ) -> Content {
        guard let row = row(id), position != .before(id), position != .after(id),
            let target = section ?? sectionID(ofRow: id), sections.contains(where: { $0.id == target })
        else { return self }
        return deleting(row: id).inserting([row], at: position, in: target)
    }

    /// With two rows in each other's place, in one section or in two; unchanged where either is not there.
    public func swapping(row one: RowID, with other: RowID) -> Content {
        guard let first = row(one), let second = row(other) else { return self }
        return mapRows { present in present.map { $0.id == one ? second : $0.id == other ? first : $0 } }
    }

    /// With a section that has no rows, but its header and footer.
    public func clearing(section: SectionID) -> Content { mapRows(in: section) { _ in [] } }

    // MARK: Sections

    public func appending(_ sections: [ContentSection]) -> Content { inserting(sections, at: .last) }

    public func appending(_ section: ContentSection) -> Content { appending([section]) }

    public func inserting(_ new: [ContentSection], at position: EditPosition<SectionID>) -> Content {
        let index = position.index(in: sections.map(\.id))
        return with(sections[..<index] + new + sections[index...])
    }

    public func inserting(_ section: ContentSection, at position: EditPosition<SectionID>) -> Content {
        inserting([section], at: position)
    }

    /// Without the sections and their rows.
    public func deleting(sections ids: Set<SectionID>) -> Content { with(sections.filter { !ids.contains($0.id) }) }

    public func deleting(section id: SectionID) -> Content { deleting(sections: [id]) }

    /// With other sections, one or several or none, in place of one and its rows.
    public func replacing(section id: SectionID, with new: [ContentSection]) -> Content {
        with(sections.flatMap { $0.id == id ? new : [$0] })
    }

    public func replacing(section id: SectionID, with section: ContentSection) -> Content {
        replacing(section: id, with: [section])
    }

    public func moving(section id: SectionID, to position: EditPosition<SectionID>) -> Content {
        guard let section = sections.first(where: { $0.id == id }), position != .before(id), position != .after(id)
        else { return self }
        return deleting(section: id).inserting(section, at: position)
    }

    public func swapping(section one: SectionID, with other: SectionID) -> Content {
        guard let first = sections.first(where: { $0.id == one }),
            let second = sections.first(where: { $0.id == other })
        else { return self }
        return with(sections.map { $0.id == one ? second : $0.id == other ? first : $0 })
    }

    /// Without any section.
    public func clearing() -> Content { with([]) }

    // MARK: Questions

    /// The row of that name.
    public func row(_ id: RowID) -> (any Row<RowID>)? {
        for section in sections {
            for row in section.rows where row.id == id { return row }
        }
        return nil
    }

    /// The section that has the row.
    public func sectionID(ofRow id: RowID) -> SectionID? {
        sections.first { $0.rows.contains { $0.id == id } }?.id
    }

    /// The last row of the last section that has one.
    var lastRow: (any Row<RowID>)? { sections.last { !$0.rows.isEmpty }?.rows.last }

    // MARK: Parts

    private func with(_ sections: some Sequence<ContentSection>) -> Content {
        Content(sections: Array(sections), paging: paging)
    }

    private func mapRows(
        in id: SectionID? = nil, _ change: ([any Row<RowID>]) -> [any Row<RowID>]
    ) -> Content {
        with(
            sections.map { section in
                guard id == nil || section.id == id else { return section }
                return ContentSection(
                    id: section.id, header: section.header, footer: section.footer, rows: change(section.rows))
            })
    }
}
