import Foundation

/// `BidiTest.txt`: sequences of bidi classes under headings that tell their levels and order. Read byte by byte: it is 8 MB.
struct UnicodeBidiTestFile {
    struct Line {
        /// A character of each class.
        var units: [UInt16]
        /// For each character its level; nil where rule X9 removes it.
        var levels: [UInt8?]
        /// Base directions as bits.
        var directions: Int
    }

    private static let characters: [String: UInt16] = [
        "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x31, "ES": 0x2B, "ET": 0x24, "AN": 0x661, "CS": 0x2C, "B": 0x2029,
        "S": 0x09, "WS": 0x20, "ON": 0x21, "NSM": 0x300, "BN": 0x200B, "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B,
        "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    /// The names' letters in one number each, and what stands for them.
    private let characters: [UInt32: UInt16]
    private let bytes: [UInt8]

    init() throws {
        let path = "/usr/share/unicode/BidiTest.txt"
        guard let data = FileManager.default.contents(atPath: path) else { throw UnicodeTestFile.Absent(path: path) }
        bytes = [UInt8](data)
        characters = Dictionary(
            uniqueKeysWithValues: UnicodeBidiTestFile.characters.map { name, character in
                (name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, character)
            })
    }

    /// Calls `heading` with the levels and the order, from left to right, that the next lines have in common.
    func forEachLine(heading: ([UInt8?], [Int]) -> Void, _ body: (Line) -> Void) {
        var levels: [UInt8?] = []
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                let line = bytes[start..<end]
                start = end + 1
                switch line.first {
                case nil, UInt8(ascii: "#"): continue
                case UInt8(ascii: "@"):
                    let fields = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
                    if fields[0] == "@Levels:" { levels = fields.dropFirst().map { UInt8($0) } }
                    if fields[0] == "@Reorder:" { heading(levels, fields.dropFirst().map { Int($0)! }) }
                default: body(self.line(line, levels: levels))
                }
            }
        }
    }

    private func line(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, levels: [UInt8?]) -> Line {
        var units: [UInt16] = []
        var name: UInt32 = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: ";"):
                if let character = characters[name] { units.append(character) }
                name = 0
            default: name = name << 8 | UInt32(byte)
            }
        }
        return Line(units: units, levels: levels, directions: Int(name) - 0x30)
    }
}
