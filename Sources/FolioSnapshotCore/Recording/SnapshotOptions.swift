public import Foundation

/// Where snapshots lie, when they are written, and what is kept of a difference.
public struct SnapshotOptions: Hashable, Sendable {
    /// The directory that holds a directory for each suite; nil is `Snapshots` in the package of the test's source file.
    public var directory: URL?
    public var recordMode: SnapshotRecordMode
    /// Where files that show differences are written, in a directory for each suite; nil writes none.
    public var artifactsDirectory: URL?
    /// A file that the path of every snapshot compared is added to, which finds those that no test has any more.
    public var log: URL?

    public init(
        directory: URL? = nil, recordMode: SnapshotRecordMode, artifactsDirectory: URL? = nil, log: URL? = nil
    ) {
        self.directory = directory
        self.recordMode = recordMode
        self.artifactsDirectory = artifactsDirectory
        self.log = log
    }

    /// The environment's: `FOLIO_RECORD` (a record mode), `FOLIO_ARTIFACTS` (a directory), `FOLIO_SNAPSHOT_LOG` (a file).
    ///
    /// Recording is `missing` where nothing says otherwise, and always `never` where `CI` is true.
    /// - Parameters:
    ///   - directory: before that of the overrides.
    ///   - overrides: what a trait says. Its record mode is for an environment without one: who asks by hand is heard.
    /// - Throws: `SnapshotError.unknownRecordMode`.
    public init(
        directory: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
        overrides: SnapshotOverrides = .current
    ) throws(SnapshotError) {
        let name = environment["FOLIO_RECORD"] ?? ""
        guard let mode = name.isEmpty ? overrides.recordMode ?? .missing : SnapshotRecordMode(rawValue: name) else {
            throw .unknownRecordMode(name)
        }
        let isCI = ["true", "1"].contains(environment["CI"]?.lowercased())
        func file(_ name: String) -> URL? {
            environment[name].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        }
        self.init(
            directory: directory ?? overrides.directory, recordMode: isCI ? .never : mode,
            artifactsDirectory: file("FOLIO_ARTIFACTS"), log: file("FOLIO_SNAPSHOT_LOG"))
    }
}
