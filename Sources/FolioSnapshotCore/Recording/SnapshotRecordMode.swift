/// When a snapshot's file is written. Whatever is written, the test fails, so that no test passes unseen.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
    /// Always: also a file that counts as equal, though not in every byte.
    case all
    /// Where there is no file.
    case missing
    /// Where there is no file, or another one.
    case failed
    case never
}
