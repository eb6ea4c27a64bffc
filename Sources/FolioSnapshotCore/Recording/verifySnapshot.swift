import Foundation

/// Compares a value with its recorded snapshot, records it as the options say, and returns what a test must report.
///
/// Knows no test library. Nil where the snapshot is there and equal.
/// - Throws: what the strategy throws, `SnapshotError`, and errors of the file system.
public func verifySnapshot<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, at place: SnapshotPlace, options: SnapshotOptions
) throws -> String? {
    let file = try place.file(in: options.directory, fileExtension: strategy.fileExtension)
    let actual = try strategy.contents(value)
    func record() throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try actual.write(to: file, options: .atomic)
    }

    guard FileManager.default.fileExists(atPath: file.path) else {
        guard options.recordMode != .never else {
            return "There is no snapshot \(file.path). Record it with\n  \(place.acceptCommand)"
        }
        try record()
        return "Recorded a new snapshot \(file.path). Look at it, and run the test again."
    }
    let recorded = try Data(contentsOf: file)
    let difference = strategy.difference(recorded, actual)
    switch options.recordMode {
    case .all where recorded != actual, .failed where difference != nil:
        try record()
        return "Recorded the snapshot \(file.path) anew.\n\(difference ?? "It counts as equal to the one before.")"
    default:
        guard let difference else { return nil }
        return "The snapshot \(file.path) differs.\n\(difference)\nAccept it with\n  \(place.acceptCommand)"
    }
}
