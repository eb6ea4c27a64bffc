public import Foundation

/// Where snapshots lie and when they are written.
public struct SnapshotOptions: Hashable, Sendable {
    /// The directory that holds a directory for each suite; nil is `Snapshots` in the package of the test's source file.
    public var directory: URL?
    public var recordMode: SnapshotRecordMode

    public init(directory: URL? = nil, recordMode: SnapshotRecordMode) {
        self.directory = directory
        self.recordMode = recordMode
    }

    /// The environment's record mode (`FOLIO_RECORD`; `missing` where it is not set), and `never` where `CI` is true.
    ///
    /// - Throws: `SnapshotError.unknownRecordMode`.
    public init(
        directory: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(SnapshotError) {
        let name = environment["FOLIO_RECORD"] ?? ""
        guard let mode = name.isEmpty ? .missing : SnapshotRecordMode(rawValue: name) else {
            throw .unknownRecordMode(name)
        }
        let isCI = ["true", "1"].contains(environment["CI"]?.lowercased())
        self.init(directory: directory, recordMode: isCI ? .never : mode)
    }
}
