/// Why hyphenation dictionaries could not be had.
public enum HyphenationError: Error, Hashable, Sendable, CustomStringConvertible {
    case folderNotFound(path: String)

    public var description: String {
        switch self {
        case .folderNotFound(let path): "folder of hyphenation dictionaries not found: \(path)"
        }
    }
}
