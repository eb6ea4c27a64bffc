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
        readInput: { try FileHandle.standardInput.readInput() },
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
            throw CommandError(.io, "standard output cannot be written: \(error.reason)")
        }
    }

    /// The bytes of a file, or of standard input for `-`.
    ///
    /// - Throws: `CommandError`: noInput for a missing file or a folder, noPermission, io.
    public func contents(ofFile path: String) throws(CommandError) -> Data {
        if path == "-" {
            do {
                return try checked(readInput(), "standard input")
            } catch let error as CommandError {
                throw error
            } catch {
                throw CommandError(.io, "standard input cannot be read: \(error.reason)")
            }
        }
        guard !path.isEmpty else { throw CommandError(.noInput, "expected a file, not an empty name") }
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
            // Not by the file's size: a pipe has none.
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            return try checked(handle.readInput(), path)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(.io, "\(path): cannot be read: \(error.reason)")
        }
    }

    private func checked(_ data: Data, _ name: String) throws(CommandError) -> Data {
        guard data.count <= Self.maximumInput else {
            throw CommandError(.data, "\(name): is larger than the \(Self.maximumInput) bytes that are read")
        }
        return data
    }

    /// Bytes that are read at most: an input without end must not take all memory.
    static let maximumInput = 1 << 29
}

extension FileHandle {
    /// Everything to the end, or a byte more than is read at most.
    fileprivate func readInput() throws -> Data {
        var data = Data()
        while data.count <= Console.maximumInput,
            let piece = try read(upToCount: min(1 << 20, Console.maximumInput + 1 - data.count)), !piece.isEmpty
        {
            data += piece
        }
        return data
    }
}

extension Error {
    /// What the system says of a fault of reading or writing, or the error's own words.
    var reason: String {
        if let posix = self as? POSIXError { return String(cString: strerror(posix.code.rawValue)) }
        if let underlying = (self as? CocoaError)?.underlying { return underlying.reason }
        return localizedDescription
    }
}
