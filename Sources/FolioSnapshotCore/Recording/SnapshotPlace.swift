import Foundation

/// The test and the name that a snapshot belongs to: `<Suite>/<test>.<name>`.
public struct SnapshotPlace: Hashable, Sendable {
    public var suite: String
    public var test: String
    /// Tells the snapshots of one test apart.
    public var name: String?
    /// The test's source file.
    public var filePath: String
    /// What accepts the snapshot as it is now, for a shell.
    public var acceptCommand: String

    /// - Parameter acceptCommand: nil is the run of the test with `FOLIO_RECORD=failed`.
    public init(suite: String, test: String, name: String? = nil, filePath: String, acceptCommand: String? = nil) {
        self.suite = suite
        self.test = test
        self.name = name
        self.filePath = filePath
        self.acceptCommand = acceptCommand ?? Self.testCommand(suite: suite, test: test)
    }

    /// The snapshot's file.
    ///
    /// - Parameter directory: nil is `Snapshots` beside the nearest `Package.swift` above the source file.
    /// - Throws: `SnapshotError.noPackage` where there is none.
    func file(in directory: URL?, fileExtension: String) throws(SnapshotError) -> URL {
        let stem = [test, name].compactMap { $0.map(Self.fileName) }.joined(separator: ".")
        let root = if let directory { directory } else { try packageDirectory().appending(path: "Snapshots") }
        return root.appending(path: Self.fileName(suite)).appending(path: "\(stem).\(fileExtension)")
    }

    private func packageDirectory() throws(SnapshotError) -> URL {
        var directory = URL(filePath: filePath).deletingLastPathComponent()
        while directory.path != "/" {
            if FileManager.default.fileExists(atPath: directory.appending(path: "Package.swift").path) {
                return directory
            }
            directory.deleteLastPathComponent()
        }
        throw .noPackage(filePath: filePath)
    }

    /// Letters, digits, “-”, “_” and “.”; a run of anything else is one “-”.
    private static func fileName(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }.joined(separator: "-")
    }

    private static func testCommand(suite: String, test: String) -> String {
        let pattern = [suite, test].map(NSRegularExpression.escapedPattern).joined(separator: "/")
        return "FOLIO_RECORD=failed swift test --filter '\(pattern.replacing("'", with: "."))'"
    }
}
