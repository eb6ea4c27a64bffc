import FolioText

extension CommandError {
    /// What is wrong with the folder that `--font-directory` names.
    init(fontDirectory directory: String, _ error: FontError) {
        switch error {
        case .fileNotFound: self.init(.noInput, "--font-directory: there is no folder \(directory.quoted)")
        case .noFonts, .emptyLibrary: self.init(.noInput, "--font-directory: \(error)")
        case .notAFont: self.init(.data, "--font-directory: \(error)")
        }
    }
}
