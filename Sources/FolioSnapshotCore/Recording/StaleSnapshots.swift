public import Foundation

/// Snapshots that no test compares any more.
public enum StaleSnapshots {
    /// The files below a directory that a log of a whole test run (`FOLIO_SNAPSHOT_LOG`) does not name, sorted by path.
    ///
    /// - Throws: errors of the file system.
    public static func files(in directory: URL, log: URL) throws -> [URL] {
        let compared = Set(
            String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n").map(String.init))
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isDirectory), isDirectory.boolValue,
            let paths = FileManager.default.enumerator(atPath: directory.path)
        else { throw CocoaError(.fileReadNoSuchFile) }
        return paths.compactMap { $0 as? String }.sorted().compactMap { path in
            let file = directory.appending(path: path).standardizedFileURL
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), !isDirectory.boolValue,
                !file.lastPathComponent.hasPrefix(".")
            else { return nil }
            return compared.contains(file.path) ? nil : file
        }
    }
}
