/// A table whose sections and rows have identifiers of their own; those of others go by their numbers.
@MainActor
package protocol TablePartNaming: UITableView {
    func partName(ofSection section: Int) -> String
    func partName(ofRowAt indexPath: IndexPath) -> String
}

extension UITableView {
    /// The views on display that are rows, headers and footers of the table, by what they are.
    package var partsByView: [ObjectIdentifier: TablePart] {
        let naming = self as? any TablePartNaming
        func section(_ section: Int) -> String { naming?.partName(ofSection: section) ?? "\(section)" }
        var parts: [ObjectIdentifier: TablePart] = [:]
        for indexPath in indexPathsForVisibleRows ?? [] {
            guard let cell = cellForRow(at: indexPath) else { continue }
            let id = naming?.partName(ofRowAt: indexPath) ?? "\(indexPath.section).\(indexPath.row)"
            parts[ObjectIdentifier(cell)] = TablePart(.row, section: section(indexPath.section), id: id)
        }
        for (index, view) in headerViews { parts[ObjectIdentifier(view)] = TablePart(.header, section: section(index)) }
        for (index, view) in footerViews { parts[ObjectIdentifier(view)] = TablePart(.footer, section: section(index)) }
        return parts
    }
}
