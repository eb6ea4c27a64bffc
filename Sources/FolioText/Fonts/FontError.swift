/// Why a font could not be opened.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    case fileNotFound(path: String)
    case notAFont(path: String, reason: String)
    case noFonts(directory: String)
    case emptyLibrary

    public var description: String {
        switch self {
        case .fileNotFound(let path): "font file not found: \(path)"
        case .notAFont(let path, let reason): "not a usable font file: \(path) (\(reason))"
        case .noFonts(let directory): "no font file (.ttf, .otf, .ttc) in \(directory)"
        case .emptyLibrary: "a font library needs at least one face"
        }
    }
}
