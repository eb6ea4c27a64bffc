/// A snapshot that was compared, and what there is to report of it.
public struct SnapshotResult: Sendable {
    public var title: String
    /// Nil where all is as recorded.
    public var failure: SnapshotFailure?

    public init(title: String, failure: SnapshotFailure?) {
        self.title = title
        self.failure = failure
    }
}
