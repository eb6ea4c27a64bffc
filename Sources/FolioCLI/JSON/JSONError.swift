/// Why a document cannot be used: where, in the file and in the value, and what was expected there.
struct JSONError: Error {
    /// Bytes from the file's start.
    let offset: Int
    let path: JSONPath
    let message: String

    init(_ message: String, at offset: Int, in path: JSONPath) {
        self.message = message
        self.offset = offset
        self.path = path
    }

    /// `inbox.json:12:34 (byte 1043): sections[2].rows[7].text: expected a string, not null`; columns count characters.
    func description(file: String, bytes: [UInt8]) -> String {
        let (line, column) = Self.position(offset, in: bytes)
        let place = path.description
        return "\(file):\(line):\(column) (byte \(offset)): \(place.isEmpty ? "" : place + ": ")\(message)"
    }

    /// The line and column of a byte, both from 1.
    static func position(_ offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
        // Bytes that continue a character (10xxxxxx) are not counted.
        return (line, 1 + before[lineStart...].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) })
    }
}
