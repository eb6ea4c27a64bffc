/// How two SVG files of ours differ: the rows whose lines differ, then the lines.
enum SVGDifference {
    static func text(_ old: String, _ new: String) -> String {
        let (before, after) = (parts(old), parts(new))
        let names = before.map(\.name) + after.map(\.name).filter { name in !before.contains { $0.name == name } }
        let lines = names.compactMap { name -> String? in
            let a = before.first { $0.name == name }
            let b = after.first { $0.name == name }
            guard a?.lines != b?.lines else { return nil }
            guard let a else { return "\(name) is shown now" }
            guard let b else { return "\(name) is no longer shown" }
            let count = b.lines.difference(from: a.lines).insertions.count
            return "\(name): \(count == 1 ? "1 element differs" : "\(count) elements differ")"
        }
        return (lines + [LineDifference(old, new, maximumLines: 40).description]).joined(separator: "\n")
    }

    private static func parts(_ svg: String) -> [(name: String, lines: [Substring])] {
        var parts: [(name: String, lines: [Substring])] = []
        for line in svg.split(separator: "\n") {
            if let kind = attribute("data-folio-kind", of: line), let id = attribute("data-folio-id", of: line) {
                parts.append((kind == "row" ? "row \(id)" : "\(kind) of \(id)", []))
            } else if !parts.isEmpty {
                parts[parts.count - 1].lines.append(line)
            }
        }
        return parts
    }

    private static func attribute(_ name: String, of line: Substring) -> Substring? {
        guard let start = line.firstRange(of: "\(name)=\"")?.upperBound else { return nil }
        return line[start...].prefix { $0 != "\"" }
    }
}
