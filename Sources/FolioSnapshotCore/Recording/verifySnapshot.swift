import Foundation
import Synchronization

/// Compares a value with its recorded snapshot, records it as the options say, and returns what a test must report.
///
/// Knows no test library. Nil where the snapshot is there and equal.
/// - Throws: what the strategy throws, `SnapshotError`, and errors of the file system.
public func verifySnapshot<Value>(
    of value: Value, as strategy: SnapshotStrategy<Value>, at place: SnapshotPlace, options: SnapshotOptions
) throws -> SnapshotFailure? {
    let file = try place.file(in: options.directory, fileExtension: strategy.fileExtension)
    let actual = try strategy.contents(value)
    if let log = options.log { try SnapshotLog.add(file, to: log) }
    func record() throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try actual.write(to: file, options: .atomic)
    }

    guard FileManager.default.fileExists(atPath: file.path) else {
        guard options.recordMode != .never else {
            let message = "There is no snapshot \(file.path). Record it with\n  \(place.acceptCommand)"
            return SnapshotFailure(kind: .missing, message: message, file: file, actual: actual)
        }
        try record()
        let message = "Recorded a new snapshot \(file.path). Look at it, and run the test again."
        return SnapshotFailure(kind: .recorded, message: message, file: file, actual: actual)
    }
    let recorded = try Data(contentsOf: file)
    let difference = try strategy.difference(recorded, actual)
    var failure = SnapshotFailure(
        kind: .different, message: "", file: file, attachments: difference?.attachments ?? [],
        difference: difference?.message, reference: recorded, actual: actual)
    switch options.recordMode {
    case .all where recorded != actual, .failed where difference != nil:
        try record()
        failure.kind = .recordedAnew
        let words = difference?.message ?? "It counts as equal to the one before."
        failure.message = "Recorded the snapshot \(file.path) anew.\n\(words)"
    default:
        guard let difference else { return nil }
        failure.message = "The snapshot \(file.path) differs.\n\(difference.message)"
        if let artifacts = options.artifactsDirectory {
            failure.message += try writeArtifacts(failure, into: artifacts)
        }
        failure.message += "\nAccept it with\n  \(place.acceptCommand)"
    }
    return failure
}

/// Writes the new file and what shows the difference; the message's lines that say where.
private func writeArtifacts(_ failure: SnapshotFailure, into directory: URL) throws -> String {
    let folder = directory.appending(path: failure.file.deletingLastPathComponent().lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stem = failure.file.lastPathComponent
    var files = [SnapshotAttachment(name: stem, data: failure.actual)]
    files += failure.attachments.map { SnapshotAttachment(name: "\(stem).\($0.name)", data: $0.data) }
    for file in files { try file.data.write(to: folder.appending(path: file.name), options: .atomic) }
    return "\n" + files.map { "See \(folder.appending(path: $0.name).path)" }.joined(separator: "\n")
}

/// The list of snapshots that were compared.
enum SnapshotLog {
    private static let lock = Mutex(())

    static func add(_ file: URL, to log: URL) throws {
        try lock.withLock { _ in
            if !FileManager.default.fileExists(atPath: log.path) {
                try FileManager.default.createDirectory(
                    at: log.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: log)
            }
            let handle = try FileHandle(forWritingTo: log)
            defer { try? handle.close() }
            try handle.seekToEnd()
            try handle.write(contentsOf: Data((file.standardizedFileURL.path + "\n").utf8))
        }
    }
}
