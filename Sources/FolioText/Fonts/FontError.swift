/// Why a font could not be opened.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
    case fileNotFound(path: String)
    case notAFont(path: String, reason: String)
    case noFonts(directory: String)
    case emptyLibrary
    /// The machine has no font of this family, full or PostScript name.
    case systemFontNotFound(name: String)
    case systemFontsUnavailable(reason: String)

    public var description: String {
        switch self {
        case .fileNotFound(let path): "font file not found: \(path)"
        case .notAFont(let path, let reason): "not a usable font file: \(path) (\(reason))"
        case .noFonts(let directory): "no font file (.ttf, .otf, .ttc) in \(directory)"
        case .emptyLibrary: "a font library needs at least one face"
        case .systemFontNotFound(let name):
            "no font of this machine is named “\(name)”; fc-list : family lists those it has"
        case .systemFontsUnavailable(let reason): "the machine's fonts are not known: \(reason)"
        }
    }
}
