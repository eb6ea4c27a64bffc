import Foundation

@testable import FolioText

/// A font file to damage.
struct FontBytes {
    var bytes: [UInt8]

    init(_ name: String) throws { bytes = [UInt8](try Data(contentsOf: TestFonts.url(name))) }
    init(_ face: FontFace) { bytes = Array(face.source.file.bytes) }

    func faces() throws -> [FontFace] { try bytes.withUnsafeBytes { try FontBytes.faces($0) } }

    static func faces(_ bytes: UnsafeRawBufferPointer) throws(FontError) -> [FontFace] {
        try FontFace.faces(file: FontFile(path: "/damaged.ttf", copying: bytes))
    }

    /// Where a table begins and how long it is.
    func table(_ tag: String) -> Range<Int>? {
        for index in 0..<word(4) where 12 + index * 16 + 16 <= bytes.count {
            let record = 12 + index * 16
            guard Array(tag.utf8) == Array(bytes[record..<record + 4]) else { continue }
            let start = word(record + 8) << 16 | word(record + 10)
            return start..<start + (word(record + 12) << 16 | word(record + 14))
        }
        return nil
    }

    /// Two bytes as a number.
    func word(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }

    mutating func setWord(_ offset: Int, _ value: Int) {
        bytes[offset] = UInt8(value >> 8 & 255)
        bytes[offset + 1] = UInt8(value & 255)
    }
}
