package import Foundation

/// A new folder, gone with the value's last owner.
package final class TemporaryFolder: Sendable {
    private let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("FolioTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    package func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// A file's bytes; nil where there is none.
    package func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

    package func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    }

    /// Every file below the folder, sorted.
    package var files: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []).filter {
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: path($0), isDirectory: &isDirectory) && !isDirectory.boolValue
        }.sorted()
    }
}
