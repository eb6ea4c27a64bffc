/// The four-character names that OpenType gives features and axes.
enum OpenTypeTag {
    /// - Precondition: four printable ASCII characters; `kind` says in the message what they should name.
    static func code(_ name: String, of kind: StaticString) -> UInt32 {
        let bytes = name.utf8
        precondition(
            bytes.count == 4 && bytes.allSatisfy { (0x20...0x7E).contains($0) },
            "an OpenType \(kind) tag has four printable ASCII characters, not “\(name)”")
        return bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    static func bytes(_ code: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) } }

    static func isPrintable(_ code: UInt32) -> Bool { bytes(code).allSatisfy { (0x20...0x7E).contains($0) } }

    static func string(_ code: UInt32) -> String { String(decoding: bytes(code), as: UTF8.self) }
}
