import FolioText
import Foundation

/// Fonts that only tests read: small ones made by `Tools/make-test-fonts.py`, shipped ones, and Debian's variable Inter.
enum TestFonts {
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fixtures").standardized

    struct Absent: Error, CustomStringConvertible {
        var name: String
        var description: String { "there is no \(name); Scripts/test installs the packages that the tests read" }
    }

    static func url(_ name: String) throws -> URL {
        let made = fixtures.appendingPathComponent("Fonts/\(name)")
        if FileManager.default.fileExists(atPath: made.path) { return made }
        if let face = FontLibrary.shipped.faces.first(where: { $0.path.hasSuffix("/" + name) }) {
            return URL(fileURLWithPath: face.path)
        }
        let debian = "/usr/share/fonts/truetype/inter-vf/\(name)"
        guard FileManager.default.fileExists(atPath: debian) else { throw Absent(name: name) }
        return URL(fileURLWithPath: debian)
    }

    static func library(_ names: String...) throws -> FontLibrary { try FontLibrary(files: names.map { try url($0) }) }

    /// A one-face file's face.
    static func face(_ name: String) throws -> FontFace { try FontFace(path: url(name).path) }
}
