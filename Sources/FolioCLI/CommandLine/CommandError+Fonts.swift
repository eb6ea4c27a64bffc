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
        case .noFonts, .emptyLibrary: self.init(.noInput, "--font-directory: \(error)")
        case .notAFont: self.init(.data, "--font-directory: \(error)")
        }
    }
}
