import FolioText
import Foundation

extension CommandError {
    /// What is wrong with the folder that `--font-directory` names.
    init(fontDirectory directory: String, _ error: FontError) {
        switch error {
        case .fileNotFound(let path) where path == URL(fileURLWithPath: directory, isDirectory: true).path:
            let exists = FileManager.default.fileExists(atPath: path)
            self.init(
                .noInput,
                "--font-directory: "
                    + (exists ? "\(directory.quoted) is no folder" : "there is no folder \(directory.quoted)"))
        case .fileNotFound: self.init(.noInput, "--font-directory: \(error)")
        case .noFonts, .emptyLibrary, .systemFontNotFound, .systemFontsUnavailable:
            self.init(.noInput, "--font-directory: \(error)")
        case .notAFont: self.init(.data, "--font-directory: \(error)")
        }
    }

    /// What is wrong with a font that `--system-font` names.
    init(systemFont error: FontError) {
        if case .notAFont = error {
            self.init(.data, "--system-font: \(error)")
        } else {
            self.init(.noInput, "--system-font: \(error)")
        }
    }
}
