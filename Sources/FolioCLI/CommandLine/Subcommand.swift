/// One of the things that `folio` does: `folio NAME ARGUMENTS`.
public protocol Subcommand: Sendable {
    static var name: String { get }
    /// A line for the list of commands.
    static var summary: String { get }
    /// What `folio NAME --help` prints.
    static var help: String { get }

    /// Does it. `--help` is not among the arguments.
    ///
    /// - Throws: `CommandError`; any other error counts as a fault of the program's own.
    static func run(_ arguments: [String], console: Console) throws
}
