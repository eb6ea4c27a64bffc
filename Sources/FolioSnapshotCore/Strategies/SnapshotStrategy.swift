public import Foundation

/// How a value becomes a file, and how two such files are told apart.
///
/// A new strategy is made from another by `pullback`. Where a strategy reads views, make and use it on the main actor.
public struct SnapshotStrategy<Value> {
    /// Without the dot.
    public let fileExtension: String
    /// The value as the file's bytes. It must not depend on time, place or order of running.
    public let contents: (Value) throws -> Data
    /// What differs, for a reader; nil where the files count as equal. The first is the one recorded.
    public let difference: (Data, Data) throws -> SnapshotDifference?

    public init(
        fileExtension: String, contents: @escaping (Value) throws -> Data,
        difference: @escaping (_ recorded: Data, _ actual: Data) throws -> SnapshotDifference?
    ) {
        self.fileExtension = fileExtension
        self.contents = contents
        self.difference = difference
    }

    /// The same files, of a value that can be turned into this strategy's.
    public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> SnapshotStrategy<Other> {
        SnapshotStrategy<Other>(
            fileExtension: fileExtension, contents: { try contents(transform($0)) }, difference: difference)
    }
}
