/// Why a command stops: the message for standard error, without the program's name, and the exit code.
public struct CommandError: Error, CustomStringConvertible {
    public let code: ExitCode
    public let message: String

    public init(_ code: ExitCode, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
