import FolioText
import Foundation

/// Which fonts a command is to use before the shipped ones.
struct FontOptions: Sendable {
    static let options: [String: Arguments.Option] = ["--font-directory": .value, "--system-font": .values]

    let directory: String?
    /// Names of the machine's fonts, in order of fallback.
    let systemFonts: [String]

    init(_ arguments: Arguments) {
        directory = arguments.value("--font-directory")
        systemFonts = arguments.values("--system-font")
    }

    /// The shipped fonts, after those of the machine that are named and those of the folder where one is named.
    func library() throws(CommandError) -> FontLibrary {
        var faces: [FontFace] = []
        for name in systemFonts {
            do throws(FontError) {
                faces += try FontFace.systemFaces(named: name)
            } catch {
                throw CommandError(systemFont: error)
            }
        }
        if let directory {
            guard !directory.isEmpty else {
                throw CommandError(.usage, "--font-directory: expected a folder, not an empty name")
            }
            do throws(FontError) {
                faces += try FontLibrary(directory: URL(fileURLWithPath: directory, isDirectory: true)).faces
            } catch {
                throw CommandError(fontDirectory: directory, error)
            }
        }
        return FontLibrary.shipped.adding(faces)
    }
}
