/// The `folio` command, from its arguments to its exit code, for `main` and for tests.
public struct FolioCommand {
    public static let version = "0.1.0"

    /// Every subcommand, in the order in which help lists them.
    static let subcommands: [any Subcommand.Type] = [
        MeasureCommand.self, RenderCommand.self, SnapshotCommand.self, TextCommand.self,
    ]

    public init() {}

    /// - Parameter arguments: without the program's name.
    public func run(_ arguments: [String], console: Console = .standard) -> ExitCode {
        do {
            try dispatch(arguments, console)
            return .success
        } catch let error as CommandError {
            console.writeError("folio: \(error.message)\n")
            if error.code == .usage {
                console.writeError("Try 'folio \(named(arguments).map { $0.name + " " } ?? "")--help'.\n")
            }
            return error.code
        } catch {
            console.writeError("folio: unexpected: \(error)\n")
            return .software
        }
    }

    private func named(_ arguments: [String]) -> (any Subcommand.Type)? {
        arguments.first.flatMap { name in Self.subcommands.first { $0.name == name } }
    }

    private func dispatch(_ arguments: [String], _ console: Console) throws {
        guard let first = arguments.first else {
            throw CommandError(.usage, "expected a command: \(Self.names)")
        }
        if let command = named(arguments) {
            let rest = Array(arguments.dropFirst())
            if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
                return try console.print(command.help)
            }
            return try command.run(rest, console: console)
        }
        switch first {
        case "help", "--help", "-h":
            guard arguments.count > 1 else { return try console.print(Self.help) }
            guard let command = named(Array(arguments.dropFirst())) else {
                throw CommandError(.usage, "there is no command \(arguments[1].quoted); there are \(Self.names)")
            }
            try console.print(command.help)
        case "--version":
            try console.print("folio \(Self.version)\n")
        default:
            throw CommandError(.usage, "there is no command \(first.quoted); there are \(Self.names)")
        }
    }

    private static var names: String { (subcommands.map { $0.name } + ["help"]).joined(separator: ", ") }

    private static var help: String {
        let width = subcommands.map { $0.name.count }.max() ?? 0
        let list = subcommands.map { command in
            "  " + command.name + String(repeating: " ", count: width + 3 - command.name.count) + command.summary
        }
        return """
            folio computes UIKit table layouts: real text, real heights, without UIKit.

            Usage: folio COMMAND ARGUMENTS

            \(list.joined(separator: "\n"))

            folio COMMAND --help   how to use a command
            folio --version        the version

            Exit codes: 0 done, 1 snapshots differ, 64 wrong arguments, 65 wrong input, 66 no such file, 70 a fault of
            folio's own, 74 reading or writing failed, 77 a file may not be read.

            """
    }
}
