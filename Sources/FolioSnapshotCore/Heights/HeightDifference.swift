/// How two height tables differ, told by sections and rows: what was added, removed, moved, what grew, what shifted.
struct HeightDifference: CustomStringConvertible {
    /// Empty where nothing differs.
    let description: String

    init(_ old: HeightTable, _ new: HeightTable) {
        var lines: [String] = []
        if old.width != new.width { lines.append("width \(Self.text(old.width)) → \(Self.text(new.width))") }
        let oldSections = Dictionary(old.sections.map { ($0.id, $0) }) { first, _ in first }
        let newIDs = Set(new.sections.map(\.id))
        for section in old.sections where !newIDs.contains(section.id) {
            lines.append("section \(section.id) removed, with \(Self.rowCount(section))")
        }
        let moved = Self.moved(old.sections.map(\.id), new.sections.map(\.id))
        for section in new.sections {
            guard let oldSection = oldSections[section.id] else {
                lines.append("section \(section.id) added, with \(Self.rowCount(section))")
                continue
            }
            var changes = Self.changes(oldSection, section)
            if moved.contains(section.id) { changes.insert("moved among the sections", at: 0) }
            guard !changes.isEmpty else { continue }
            lines.append("section \(section.id)")
            lines += changes.map { "  \($0)" }
        }
        if old.contentHeight != new.contentHeight {
            lines.append("content height \(Self.change(old.contentHeight, new.contentHeight))")
        }
        description = lines.joined(separator: "\n")
    }

    private static func changes(_ old: HeightTable.Section, _ new: HeightTable.Section) -> [String] {
        let oldRows = Dictionary(old.rows.map { ($0.id, $0) }) { first, _ in first }
        let newIDs = Set(new.rows.map(\.id))
        let moved = moved(old.rows.map(\.id), new.rows.map(\.id))
        var shifts = Shifts()
        var lines: [String] = []
        func compare(_ name: String, _ old: HeightTable.Extent?, _ new: HeightTable.Extent?) {
            switch (old, new) {
            case (nil, nil): break
            case (nil, let new?):
                lines += shifts.take()
                lines.append("\(name) added: \(place(new))")
            case (let old?, nil):
                lines += shifts.take()
                lines.append("\(name) removed: \(place(old))")
            case (let old?, let new?):
                if old.height != new.height {
                    lines += shifts.take()
                    let shift = old.y == new.y ? "" : ", y \(change(old.y, new.y))"
                    lines.append("\(name): height \(change(old.height, new.height))\(shift)")
                } else if old.y != new.y {
                    lines += shifts.add(name, from: old.y, to: new.y)
                } else {
                    lines += shifts.take()
                }
            }
        }
        compare("header", old.header, new.header)
        for row in old.rows where !newIDs.contains(row.id) { compare("row \(row.id)", row.extent, nil) }
        for row in new.rows {
            if moved.contains(row.id) {
                lines += shifts.take()
                lines.append("row \(row.id) moved among the rows")
            }
            compare("row \(row.id)", oldRows[row.id]?.extent, row.extent)
        }
        compare("footer", old.footer, new.footer)
        return lines + shifts.take()
    }

    /// What stands in both lists, but elsewhere among what they have in common.
    private static func moved(_ old: [String], _ new: [String]) -> Set<String> {
        let common = Set(old).intersection(new)
        var moved = Set<String>()
        for change in new.filter(common.contains).difference(from: old.filter(common.contains)) {
            if case .insert(_, let id, _) = change { moved.insert(id) }
        }
        return moved
    }

    private static func place(_ extent: HeightTable.Extent) -> String {
        "height \(extent.height.snapshotText) at y \(extent.y.snapshotText)"
    }

    private static func rowCount(_ section: HeightTable.Section) -> String {
        section.rows.count == 1 ? "1 row" : "\(section.rows.count) rows"
    }

    private static func text(_ number: Double?) -> String { number?.snapshotText ?? "unknown" }

    /// To a thousandth, which is less than a person sees; exact where that would hide the change.
    static func change(_ old: Double, _ new: Double) -> String {
        func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
        let isHidden = rounded(old) == rounded(new)
        let (from, to) = isHidden ? (old, new) : (rounded(old), rounded(new))
        let by = isHidden ? new - old : rounded(new - old)
        return "\(from.snapshotText) → \(to.snapshotText) (\(by.signedSnapshotText))"
    }
}
