public import Foundation
public import Testing

/// Says of a suite or a test when its snapshots are written and where they lie.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    fileprivate let overrides: SnapshotOverrides

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await SnapshotOverrides.$current.withValue(overrides.over(.current)) { try await function() }
    }
}

extension Trait where Self == SnapshotTrait {
    /// When snapshots are written and where they lie, for a suite and all in it, or for a test.
    ///
    ///     @Suite(.snapshots(record: .failed)) struct InboxTests { … }
    ///
    /// - Parameters:
    ///   - record: where `FOLIO_RECORD` says nothing; where `CI` is true nothing is written in any case.
    ///   - directory: the directory that holds one for each suite; nil is `Snapshots` in the test's package.
    public static func snapshots(record: SnapshotRecordMode? = nil, directory: URL? = nil) -> Self {
        SnapshotTrait(overrides: SnapshotOverrides(directory: directory, recordMode: record))
    }
}
