internal import Foundation

/// A font file's bytes, read once: a face stays what it is when its file is replaced, cut off or taken away.
///
/// The file is not memory-mapped: touching a mapped page that the file has lost kills the process, and HarfBuzz trusts
/// tables that it has checked once.
final class FontFile: Sendable {
    let path: String
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    /// HarfBuzz's and FreeType's lengths have 32 bits, and no font comes near this.
    private static let maximumSize = 1 << 30

    /// - Throws: `FontError.fileNotFound`, or `.notAFont` where it is no file, or none that begins as a font does.
    init(path: String) throws(FontError) {
        self.path = path
        // Reading a pipe or a device would never end, and opening one may wait.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { throw .fileNotFound(path: path) }
            throw .notAFont(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .notAFont(path: path, reason: String(cString: strerror(errno)))
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .notAFont(path: path, reason: "it is a folder")
        default: throw .notAFont(path: path, reason: "it is no regular file")
        }
        guard status.st_size <= FontFile.maximumSize else {
            throw .notAFont(path: path, reason: "it is larger than 1 GiB")
        }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(4, Int(status.st_size)), alignment: 16)
        var count = FontFile.read(descriptor, into: buffer, from: 0, upTo: 4)
        if FontFile.beginsAsFont(buffer, count: count) {
            count = FontFile.read(descriptor, into: buffer, from: count, upTo: Int(status.st_size))
        } else {
            count = 0
        }
        guard count > 0 else {
            buffer.deallocate()
            throw .notAFont(path: path, reason: "it does not begin as a TrueType or OpenType file does")
        }
        bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }

    /// A font that stands in memory already; the bytes are copied.
    init(path: String, copying source: UnsafeRawBufferPointer) {
        self.path = path
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, source.count), alignment: 16)
        buffer.copyMemory(from: source)
        bytes = UnsafeRawBufferPointer(rebasing: buffer[..<source.count])
    }

    deinit { bytes.deallocate() }

    /// How many bytes the buffer has then: fewer than asked for where the file is shorter by now.
    private static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer, from start: Int, upTo end: Int
    ) -> Int {
        var count = start
        while count < end, let base = buffer.baseAddress {
            let more = Foundation.read(descriptor, base + count, end - count)
            if more < 0 && errno == EINTR { continue }
            guard more > 0 else { break }
            count += more
        }
        return count
    }

    /// OpenType's `sfntVersion`, Apple's TrueType, or a collection.
    private static func beginsAsFont(_ buffer: UnsafeMutableRawBufferPointer, count: Int) -> Bool {
        guard count == 4 else { return false }
        return [[0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8)]
            .contains { $0.elementsEqual(buffer.prefix(4)) }
    }
}
