package import FolioCLI
package import Foundation
import Synchronization

/// What a run of `folio` wrote, and its exit code.
package struct CommandRun {
    package let code: ExitCode
    package let output: String
    package let errors: String

    /// - Parameters:
    ///   - input: standard input.
    ///   - isTerminal: whether standard error is one.
    package init(_ arguments: String..., input: String = "", isTerminal: Bool = false) {
        self.init(arguments, input: Data(input.utf8), isTerminal: isTerminal)
    }

    package init(_ arguments: [String], input: Data, isTerminal: Bool = false) {
        let written = Written()
        let console = Console(
            readInput: { input }, write: { data in written.output.withLock { $0 += data } },
            writeError: { text in written.errors.withLock { $0 += text } }, showsProgress: isTerminal)
        code = FolioCommand().run(arguments, console: console)
        output = written.output.withLock { String(decoding: $0, as: UTF8.self) }
        errors = written.errors.withLock { $0 }
    }

    private final class Written: Sendable {
        let output = Mutex(Data())
        let errors = Mutex("")
    }
}

/// A file of the repository's examples.
package func example(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Examples/\(name)")
        .standardizedFileURL.path
}
