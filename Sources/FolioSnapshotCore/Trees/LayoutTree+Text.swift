extension LayoutTree {
    /// The tree as a text: a line for each view and for each line of its text, indented below the view that it is in.
    public var text: String { textLines(depth: 0).joined(separator: "\n") + "\n" }

    private func textLines(depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        var head = type
        if let part { head += " [\(part.escapedForSnapshot)]" }
        if let identifier { head += " #\(identifier.escapedForSnapshot)" }
        head += " \(frame.text)"
        if let scrolledTo { head += " scrolled to (\(scrolledTo.map(\.snapshotText).joined(separator: ", ")))" }
        if isHidden { head += " hidden" }
        let texts = lines.map { line in
            "\(indent)  line \(line.start)..<\(line.end) \(line.frame.text) “\(line.text.escapedForSnapshot)”"
        }
        return [indent + head] + texts + children.flatMap { $0.textLines(depth: depth + 1) }
    }
}

extension LayoutTree.Frame {
    /// `(x, y width × height)`.
    var text: String {
        "(\(x.snapshotText), \(y.snapshotText) \(width.snapshotText) × \(height.snapshotText))"
    }
}
