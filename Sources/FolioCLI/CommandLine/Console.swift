public import Foundation

/// Where a command reads and writes; tests bring their own.
public struct Console: Sendable {
    public var readInput: @Sendable () throws -> Data
    public var write: @Sendable (Data) throws -> Void
    public var writeError: @Sendable (String) -> Void
    /// Whether a person sees standard error as it is written, so that progress may be shown.
    public var showsProgress: Bool

    public init(
        readInput: @escaping @Sendable () throws -> Data, write: @escaping @Sendable (Data) throws -> Void,
        writeError: @escaping @Sendable (String) -> Void, showsProgress: Bool = false
    ) {
        self.readInput = readInput
        self.write = write
        self.writeError = writeError
        self.showsProgress = showsProgress
    }

    /// The process's own standard streams.
    public static let standard = Console(
        readInput: { try FileHandle.standardInput.readToEnd() ?? Data() },
        write: { try FileHandle.standardOutput.write(contentsOf: $0) },
        writeError: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
        showsProgress: isatty(STDERR_FILENO) == 1)

    /// Writes a text to standard output.
    ///
    /// - Throws: `CommandError` (io), naming the system's reason.
    public func print(_ text: String) throws(CommandError) {
        do {
            try write(Data(text.utf8))
        } catch {
            throw CommandError(.io, "standard output cannot be written: \(error.localizedDescription)")
        }
    }

    /// The bytes of a file, or of standard input for `-`.
    ///
    /// - Throws: `CommandError`: noInput for a missing file or a folder, noPermission, io.
    public func contents(ofFile path: String) throws(CommandError) -> Data {
        if path == "-" {
            do {
                return try readInput()
            } catch {
                throw CommandError(.io, "standard input cannot be read: \(error.localizedDescription)")
            }
        }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CommandError(.noInput, "\(path): there is no such file")
        }
        guard !isDirectory.boolValue else {
            throw CommandError(.noInput, "\(path): is a folder; expected a file")
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandError(.noPermission, "\(path): may not be read")
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandError(.io, "\(path): cannot be read: \(error.localizedDescription)")
        }
    }
}
