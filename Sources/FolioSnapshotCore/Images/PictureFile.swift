import FolioRendering
import Foundation
import HeadlessUIKit

/// A picture as a snapshot keeps it: a PNG file that also names the rows in it and their places.
///
/// The places stand in a chunk of the kind `iTXt` (W3C PNG, 11.3.3.4) with the keyword `Folio`, which viewers pass over.
struct PictureFile {
    struct Part: Codable, Equatable {
        var name: String
        /// Pixels.
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    private static let keyword = "Folio"
    private static let headerLength = 8 + 25

    var parts: [Part]
    /// Pixels to the point.
    var scale: Double
    let picture: RasterImage

    private struct Note: Codable {
        var scale: Double
        var parts: [Part]
    }

    init(_ list: DisplayList, scale: Double, background: CGColor?) throws(RenderingError) {
        picture = try list.rasterized(scale: CGFloat(scale), background: background)
        self.scale = scale
        parts = list.parts.map { part in
            Part(
                name: part.part.description, x: Double(part.rect.minX) * scale, y: Double(part.rect.minY) * scale,
                width: Double(part.rect.width) * scale, height: Double(part.rect.height) * scale)
        }
    }

    /// A PNG file, with or without the chunk.
    init(_ file: Data) throws(RenderingError) {
        picture = try RasterImage(file)
        let note = Self.note(in: [UInt8](file))
        parts = note?.parts ?? []
        scale = note?.scale ?? 1
    }

    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let note = try encoder.encode(Note(scale: scale, parts: parts))
        // Keyword, then: not compressed, no language, no translated keyword, and the text.
        let chunk = Array("iTXt".utf8) + Array(Self.keyword.utf8) + [0, 0, 0, 0, 0] + Array(note)
        var file = [UInt8](try picture.png())
        let framed = Self.bigEndian(UInt32(chunk.count - 4)) + chunk + Self.bigEndian(Self.checksum(chunk))
        file.insert(contentsOf: framed, at: Self.headerLength)
        return Data(file)
    }

    private static func note(in file: [UInt8]) -> Note? {
        var position = headerLength
        while position + 12 <= file.count {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= file.count - position - 12 else { return nil }
            let chunk = file[position + 4..<position + 8 + length]
            let start = Array("iTXt".utf8) + Array(keyword.utf8) + [0, 0, 0, 0, 0]
            if chunk.starts(with: start) {
                return try? JSONDecoder().decode(Note.self, from: Data(chunk.dropFirst(start.count)))
            }
            position += 12 + length
        }
        return nil
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    /// CRC-32 as in W3C PNG, annex D.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
