import Foundation

extension Console {
    /// Writes a file whole, or leaves what was there; `-` is standard output.
    ///
    /// - Throws: `CommandError`: noInput for a folder that is not there, noPermission, io.
    func write(_ data: Data, toFile path: String) throws(CommandError) {
        if path == "-" {
            do {
                return try write(data)
            } catch {
                throw CommandError(.io, "standard output cannot be written: \(error.localizedDescription)")
            }
        }
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw CommandError(.noInput, "\(path): there is no folder \(folder)")
        }
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            let isForbidden = !FileManager.default.isWritableFile(atPath: folder)
            throw CommandError(
                isForbidden ? .noPermission : .io, "\(path): cannot be written: \(error.localizedDescription)")
        }
    }

    /// Makes a folder and those above it, where they are not there.
    func makeFolder(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandError(.io, "\(path): the folder cannot be made: \(error.localizedDescription)")
        }
    }
}
