/// A text that is no layout tree.
public struct LayoutTreeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    public let line: Int
    /// The line that is not understood.
    public let text: String

    public var description: String { "Line \(line) of the layout tree is not understood: “\(text)”" }
}

extension LayoutTree {
    /// Reads what `text` writes.
    ///
    /// - Throws: `LayoutTreeError`, with the line that is not understood.
    public init(text: String) throws(LayoutTreeError) {
        // The views on the way from the root to the one read last.
        var open: [LayoutTree] = []
        func close(to depth: Int) {
            while open.count > depth, open.count > 1 {
                let child = open.removeLast()
                open[open.count - 1].children.append(child)
            }
        }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard !line.isEmpty else { continue }
            let error = LayoutTreeError(line: index + 1, text: String(line))
            let indent = line.prefix { $0 == " " }.count
            let depth = indent / 2
            let content = line.dropFirst(indent)
            if content.hasPrefix("line ") {
                guard let read = Line(reading: content), depth >= 1, open.count >= depth else { throw error }
                close(to: depth)
                open[open.count - 1].lines.append(read)
            } else {
                guard let view = LayoutTree(reading: content), open.count >= depth, depth > 0 || open.isEmpty else {
                    throw error
                }
                if depth > 0 { close(to: depth) }
                open.append(view)
            }
        }
        close(to: 1)
        guard let root = open.first else { throw LayoutTreeError(line: 1, text: "") }
        self = root
    }

    /// A view's line without its indentation.
    private init?(reading line: Substring) {
        guard let (head, frame, rest) = Frame.cut(line, atLast: true) else { return nil }
        var type = head
        var part: String?
        var identifier: String?
        if let open = head.firstRange(of: " [") {
            // A part's name may have brackets of its own.
            let marked = head.ranges(of: "] #").last?.lowerBound
            let close = marked ?? (head.last == "]" ? head.index(before: head.endIndex) : nil)
            guard let close, open.upperBound <= close else { return nil }
            type = head[..<open.lowerBound]
            part = String(head[open.upperBound..<close])
            if marked != nil { identifier = String(head[head.index(close, offsetBy: 3)...]) }
        } else if let start = head.firstRange(of: " #") {
            type = head[..<start.lowerBound]
            identifier = String(head[start.upperBound...])
        }
        self.init(type: String(type), identifier: identifier, part: part, frame: frame)
        isHidden = rest.hasSuffix(" hidden")
        if let start = rest.firstRange(of: " scrolled to ("), let end = rest.lastIndex(of: ")") {
            let numbers = rest[start.upperBound..<end].split(separator: ",").map { Double($0.drop { $0 == " " }) }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
            scrolledTo = [x, y]
        }
    }
}

extension LayoutTree.Line {
    fileprivate init?(reading line: Substring) {
        guard let (head, frame, rest) = LayoutTree.Frame.cut(line, atLast: false) else { return nil }
        let range = head.dropFirst("line ".count).split(separator: "..<")
        guard range.count == 2, let start = Int(range[0]), let end = Int(range[1]), rest.hasPrefix(" “"),
            rest.hasSuffix("”")
        else { return nil }
        self.init(start: start, end: end, frame: frame, text: String(rest.dropFirst(2).dropLast()))
    }
}

extension LayoutTree.Frame {
    /// What is before the first or the last frame of a line, the frame, and what is behind it.
    fileprivate static func cut(
        _ line: Substring, atLast: Bool
    ) -> (Substring, LayoutTree.Frame, Substring)? {
        var search = line
        var found: (Substring, LayoutTree.Frame, Substring)?
        while let open = search.firstRange(of: " (") {
            search = search[open.upperBound...]
            guard let close = search.firstIndex(of: ")") else { break }
            let numbers = search[..<close].split { ", ×".contains($0) }.map { Double($0) }
            guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
                let height = numbers[3]
            else { continue }
            let frame = LayoutTree.Frame(x: x, y: y, width: width, height: height)
            found = (line[..<open.lowerBound], frame, search[search.index(after: close)...])
            if !atLast { break }
        }
        return found
    }
}
