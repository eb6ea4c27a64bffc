extension HeightTable {
    /// The table as a text: one line each for a section's header, rows and footer, with place, height and identifier.
    ///
    /// Columns have a fixed width, so that one row's change never rewrites the lines of others.
    public var text: String {
        var lines: [String] = []
        if let width { lines.append("width \(width.snapshotText)") }
        for section in sections {
            lines += ["", "section \(section.id)", Self.line("", "y", "height")]
            if let header = section.header { lines.append(Self.line("header", header)) }
            lines += section.rows.map { Self.line("row", $0.extent, id: $0.id) }
            if let footer = section.footer { lines.append(Self.line("footer", footer)) }
        }
        lines += ["", "content height \(contentHeight.snapshotText)", ""]
        return lines.joined(separator: "\n")
    }

    private static func line(_ kind: String, _ extent: Extent, id: String? = nil) -> String {
        let line = line(kind, extent.y.snapshotText, extent.height.snapshotText)
        return id.map { "\(line)  \($0)" } ?? line
    }

    private static func line(_ kind: String, _ y: String, _ height: String) -> String {
        func column(_ text: String) -> String { String(repeating: " ", count: max(1, 10 - text.count)) + text }
        return kind.padding(to: 8) + column(y) + column(height)
    }

    /// Reads what `text` writes.
    ///
    /// - Throws: `HeightTableError`, with the line that is not understood.
    public init(text: String) throws(HeightTableError) {
        self.init(width: nil, sections: [], contentHeight: 0)
        var hasContentHeight = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let isLast = read(line) else { throw HeightTableError(line: index + 1, text: String(line)) }
            hasContentHeight = hasContentHeight || isLast
        }
        guard hasContentHeight else { throw HeightTableError(line: nil, text: "content height") }
    }

    /// Takes a line in; nil where it is none of a table's, true where it is the last one's.
    private mutating func read(_ line: Substring) -> Bool? {
        if line.allSatisfy({ $0 == " " }) { return false }
        if let id = line.dropping("section ") {
            sections.append(Section(id: String(id), rows: []))
            return false
        }
        if let height = line.dropping("content height ").flatMap({ Double($0) }) {
            contentHeight = height
            return true
        }
        if let width = line.dropping("width ").flatMap({ Double($0) }) {
            self.width = width
            return false
        }
        let parts = line.split(separator: " ", maxSplits: 3)
        if parts == ["y", "height"] { return false }
        guard let last = sections.indices.last, parts.count >= 3, let y = Double(parts[1]),
            let height = Double(parts[2])
        else { return nil }
        switch parts[0] {
        case "header": sections[last].header = Extent(y: y, height: height)
        case "footer": sections[last].footer = Extent(y: y, height: height)
        case "row":
            // Two spaces, then the identifier, which may begin with one.
            let id = parts.count > 3 ? parts[3].dropFirst() : ""
            sections[last].rows.append(Row(id: String(id), y: y, height: height))
        default: return nil
        }
        return false
    }
}

extension String {
    fileprivate func padding(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}

extension Substring {
    fileprivate func dropping(_ prefix: String) -> Substring? { hasPrefix(prefix) ? dropFirst(prefix.count) : nil }
}
