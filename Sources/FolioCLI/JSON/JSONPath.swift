/// The way from a document's root to a value: `sections[2].rows[7].text`.
indirect enum JSONPath: Sendable, CustomStringConvertible {
    case root
    case member(JSONPath, String)
    case element(JSONPath, Int)

    var description: String {
        switch self {
        case .root: ""
        case .member(.root, let name): Self.written(name)
        case .member(let parent, let name): parent.description + (Self.isPlain(name) ? "." : "") + Self.written(name)
        case .element(let parent, let index): parent.description + "[\(index)]"
        }
    }

    private static func written(_ name: String) -> String { isPlain(name) ? name : "[\(name.quoted)]" }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 40
            && name.utf8.allSatisfy { $0 == 0x24 || $0 == 0x5F || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    }
}
