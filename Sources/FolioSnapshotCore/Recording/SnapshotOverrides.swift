public import Foundation

/// What a suite or a test says of its snapshots, over what the environment says. A test library's trait sets it.
public struct SnapshotOverrides: Hashable, Sendable {
    public var directory: URL?
    public var recordMode: SnapshotRecordMode?

    public init(directory: URL? = nil, recordMode: SnapshotRecordMode? = nil) {
        self.directory = directory
        self.recordMode = recordMode
    }

    /// Those of the task that runs.
    @TaskLocal public static var current = SnapshotOverrides()

    /// These, and the others' where these say nothing.
    public func over(_ others: SnapshotOverrides) -> SnapshotOverrides {
        SnapshotOverrides(
            directory: directory ?? others.directory, recordMode: recordMode ?? others.recordMode)
    }
}
