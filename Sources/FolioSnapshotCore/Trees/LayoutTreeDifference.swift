/// How two layout trees differ, told as a person would: which rows and views, what of them, and where a line now ends.
struct LayoutTreeDifference: CustomStringConvertible {
    /// Empty where nothing differs.
    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] = []
    private var shifts = Shifts()

    init(_ old: LayoutTree, _ new: LayoutTree) {
        compare(old, new, name: new.type, place: [])
        lines += shifts.take()
    }

    private mutating func compare(_ old: LayoutTree, _ new: LayoutTree, name: String, place: [String]) {
        // A row is named by itself, whatever it stands in.
        let place = new.part == nil ? place + [name] : [name]
        let title = place.joined(separator: ", ")
        var changes: [String] = []
        if old.type != new.type { changes.append("class \(old.type) → \(new.type)") }
        if new.part != nil, Self.isShift(old, new) {
            lines += shifts.add(title, from: old.frame.y, to: new.frame.y)
            return
        }
        changes += Self.changes(old.frame, new.frame)
        if old.isHidden != new.isHidden { changes.append(new.isHidden ? "is hidden now" : "is shown now") }
        if old.scrolledTo != new.scrolledTo {
            func text(_ point: [Double]?) -> String { (point ?? [0, 0]).map(\.snapshotText).joined(separator: ", ") }
            changes.append("scrolled to \(text(old.scrolledTo)) → \(text(new.scrolledTo))")
        }
        changes += Self.changes(old.lines, new.lines)
        if !changes.isEmpty {
            lines += shifts.take()
            lines.append("\(title): \(changes.joined(separator: "; "))")
        }
        compareChildren(old, new, place: place)
    }

    /// Whether a row moved up or down as it is.
    private static func isShift(_ old: LayoutTree, _ new: LayoutTree) -> Bool {
        var moved = old
        moved.frame.y = new.frame.y
        return old.frame.y != new.frame.y && moved == new
    }

    private mutating func compareChildren(_ old: LayoutTree, _ new: LayoutTree, place: [String]) {
        let oldChildren = Self.named(old.children)
        let newChildren = Self.named(new.children)
        let oldByName = Dictionary(oldChildren.map { ($0.name, $0.tree) }) { first, _ in first }
        let newNames = Set(newChildren.map(\.name))
        let prefix = place.isEmpty ? "" : place.joined(separator: ", ") + ": "
        for child in oldChildren where !newNames.contains(child.name) {
            lines += shifts.take()
            let title = child.tree.part == nil ? prefix : ""
            lines.append("\(title)\(child.name) removed, it was at \(child.tree.frame.text)")
        }
        for child in newChildren {
            guard let oldChild = oldByName[child.name] else {
                lines += shifts.take()
                let title = child.tree.part == nil ? prefix : ""
                lines.append("\(title)\(child.name) added at \(child.tree.frame.text)")
                continue
            }
            if oldChild == child.tree {
                lines += shifts.take()
            } else {
                compare(oldChild, child.tree, name: child.name, place: place)
            }
        }
    }

    /// A view's name among its siblings: of a table its part, else its identifier or class, numbered where several have it.
    private static func named(_ trees: [LayoutTree]) -> [(name: String, tree: LayoutTree)] {
        var counts: [String: Int] = [:]
        return trees.map { tree in
            let name = tree.part ?? tree.identifier.map { "\(tree.type) #\($0)" } ?? tree.type
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return (count == 1 ? name : "\(name) \(count)", tree)
        }
    }

    // MARK: Frames

    private static func changes(_ old: LayoutTree.Frame, _ new: LayoutTree.Frame) -> [String] {
        [
            ("x", old.x, new.x), ("y", old.y, new.y), ("width", old.width, new.width),
            ("height", old.height, new.height),
        ].filter { $0.1 != $0.2 }.map { "\($0.0) \(HeightDifference.change($0.1, $0.2))" }
    }

    // MARK: Lines of text

    private static func changes(_ old: [LayoutTree.Line], _ new: [LayoutTree.Line]) -> [String] {
        guard old != new else { return [] }
        let oldText = old.map(\.text).joined()
        let newText = new.map(\.text).joined()
        guard oldText == newText else {
            return ["text “\(shortened(oldText))” → “\(shortened(newText))”"] + counts(old, new)
        }
        if let index = zip(old, new).enumerated().first(where: { $1.0.end != $1.1.end })?.offset {
            let (before, after) = (old[index].text.trimmedEnd, new[index].text.trimmedEnd)
            return counts(old, new) + [
                "line \(index + 1) ended after “\(ending(before))”, now after “\(ending(after))”"
            ]
        }
        for (index, (before, after)) in zip(old, new).enumerated() where before.frame != after.frame {
            return ["line \(index + 1) of the text: \(changes(before.frame, after.frame).joined(separator: ", "))"]
        }
        return counts(old, new)
    }

    private static func counts(_ old: [LayoutTree.Line], _ new: [LayoutTree.Line]) -> [String] {
        old.count == new.count ? [] : ["\(old.count) → \(new.count) lines"]
    }

    private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(57) + "…" : text }

    /// The last words of a line, enough to find the place.
    private static func ending(_ text: String) -> String {
        text.count > 24 ? "…" + text.suffix(24).drop { $0 != " " }.drop { $0 == " " } : text
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return String(text)
    }
}
