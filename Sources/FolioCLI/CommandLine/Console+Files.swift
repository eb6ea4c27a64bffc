import Foundation

extension Console {
    /// Writes a file whole, or leaves what was there; `-` is standard output. A link is followed, permissions stay.
    ///
    /// - Throws: `CommandError`: noInput for a folder that is not there, noPermission, io.
    func write(_ data: Data, toFile path: String) throws(CommandError) {
        if path == "-" {
            do {
                return try write(data)
            } catch {
                throw CommandError(.io, "standard output cannot be written: \(error.reason)")
            }
        }
        let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let folder = url.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CommandError(.noInput, "\(path): there is no folder \(folder)")
        }
        let former = try? FileManager.default.attributesOfItem(atPath: url.path)
        let type = former?[.type] as? FileAttributeType
        guard type != .typeDirectory else { throw CommandError(.noInput, "\(path): is a folder; expected a file") }
        do {
            guard former == nil || type == .typeRegular else { return try write(data, toDevice: url) }
            try data.write(to: url, options: .atomic)
            if let permissions = former?[.posixPermissions] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
            }
        } catch {
            let isForbidden = !FileManager.default.isWritableFile(atPath: folder)
            throw CommandError(isForbidden ? .noPermission : .io, "\(path): cannot be written: \(error.reason)")
        }
    }

    /// Writes into a device or a pipe, which a file must not replace.
    private func write(_ data: Data, toDevice url: URL) throws {
        let handle = try FileHandle(forWritingTo: url)
        defer { try? handle.close() }
        try handle.write(contentsOf: data)
    }

    /// Makes a folder and those above it, where they are not there.
    func makeFolder(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(.io, "\(path): the folder cannot be made: \(error.reason)")
        }
    }
}
