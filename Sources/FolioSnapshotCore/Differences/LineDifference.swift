/// Two texts side by side: lines that are gone with “-”, new ones with “+”, and a few around them.
struct LineDifference: CustomStringConvertible {
    let description: String

    /// How many equal lines show around those that differ.
    private static let context = 3

    /// - Parameter maximumLines: how many lines are told; of longer ones the number.
    init(_ old: String, _ new: String, maximumLines: Int = 200) {
        let (old, new) = (Self.lines(old), Self.lines(new))
        let marked = Self.marked(old, new)
        var shown = Set<Int>()
        for (index, line) in marked.enumerated() where line.mark != " " {
            shown.formUnion(max(0, index - Self.context)...min(marked.count - 1, index + Self.context))
        }
        var result: [String] = []
        var isInGap = false
        for (index, line) in marked.enumerated() {
            if shown.contains(index) {
                result.append("\(line.mark) \(line.text)")
            } else if !isInGap {
                result.append("  …")
            }
            isInGap = !shown.contains(index)
        }
        if result.count > maximumLines {
            let rest = result.count - maximumLines
            result = result.prefix(maximumLines) + ["… and \(rest) lines more"]
        }
        description = result.joined(separator: "\n")
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func marked(_ old: [Substring], _ new: [Substring]) -> [(mark: Character, text: Substring)] {
        let difference = new.difference(from: old)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var result: [(Character, Substring)] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < old.count || newIndex < new.count {
            if removed.contains(oldIndex) {
                result.append(("-", old[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                result.append(("+", new[newIndex]))
                newIndex += 1
            } else {
                result.append((" ", new[newIndex]))
                oldIndex += 1
                newIndex += 1
            }
        }
        return result
    }
}
