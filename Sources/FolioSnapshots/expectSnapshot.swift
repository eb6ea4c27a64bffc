import Testing
import XCTest

/// Expects a value to be as its snapshot says: `Snapshots/<Suite>/<test>.<name>.<ext>` in the test's package.
///
/// Call it in a test of Swift Testing or of XCTest; a difference becomes an issue at the call, with the rows or lines that
/// differ and the command that accepts them. A snapshot that was not there is recorded, and fails this once. What shows a
/// difference is written where `FOLIO_ARTIFACTS` says, and attached to a test of Swift Testing, which `swift test
/// --attachments-path DIRECTORY` keeps; XCTest has no attachments outside of Xcode.
/// - Parameters:
///   - name: tells the snapshots of one test apart.
///   - options: nil takes the environment's and the traits': `FOLIO_RECORD` is all, missing (the default), failed or never,
///     and nothing is ever recorded where `CI` is true.
public func expectSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>, named name: String? = nil,
    options: SnapshotOptions? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
    function: String = #function, line: UInt = #line, column: UInt = #column
) {
    let test = Test.current
    var message: String
    do {
        let options = try options ?? SnapshotOptions()
        let place = SnapshotPlace(test: test, name: name, filePath: "\(filePath)", function: function)
        let failure = try verifySnapshot(of: value(), as: strategy, at: place, options: options)
        guard let failure else { return }
        message = failure.message
        if test != nil {
            attach(failure)
        } else if !failure.attachments.isEmpty, options.artifactsDirectory == nil {
            message += "\nFOLIO_ARTIFACTS=DIRECTORY keeps what shows the difference."
        }
    } catch {
        message = "No snapshot was compared: \(error)"
    }
    if test != nil {
        let location = SourceLocation(
            fileID: fileID, filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
        XCTFail(message, file: filePath, line: line)
    }
}

/// The files that show a difference become attachments; those of a text are what was and what is.
private func attach(_ failure: SnapshotFailure) {
    guard failure.kind != .recorded else { return }
    var files = failure.attachments
    if files.isEmpty {
        let suffix = failure.file.pathExtension
        files = [SnapshotAttachment(name: "new.\(suffix)", data: failure.actual)]
        if let reference = failure.reference {
            files.append(SnapshotAttachment(name: "reference.\(suffix)", data: reference))
        }
    }
    let stem = failure.file.deletingPathExtension().lastPathComponent
    for file in files { Attachment.record([UInt8](file.data), named: "\(stem).\(file.name)") }
}

extension SnapshotPlace {
    /// Swift Testing knows its suites and tests; of an XCTest there are the file's and the function's names.
    init(test: Test?, name: String?, filePath: String, function: String) {
        let names = test?.id.nameComponents ?? []
        let file = URL(filePath: filePath).deletingPathExtension().lastPathComponent
        let suite = names.dropLast().joined(separator: "/")
        self.init(
            suite: suite.isEmpty ? file : suite, test: String((names.last ?? function).prefix { $0 != "(" }),
            name: name, filePath: filePath)
    }
}
