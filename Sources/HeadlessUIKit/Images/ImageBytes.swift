/// The bytes of a file, read with checks: what lies beyond the end is nil.
struct ImageBytes {
    enum Order {
        case big, little
    }

    private let bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    subscript(position: Int) -> UInt8? { bytes.indices.contains(position) ? bytes[position] : nil }

    func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

    /// - Parameter count: at most 4 bytes.
    func integer(at position: Int, count: Int, _ order: Order = .big) -> Int? {
        guard let slice = slice(at: position, count: count) else { return nil }
        let bigFirst = order == .big ? Array(slice) : slice.reversed()
        return bigFirst.reduce(0) { $0 << 8 | Int($1) }
    }

    /// ASCII; nil also where a byte is not.
    func text(at position: Int, count: Int) -> String? {
        slice(at: position, count: count).flatMap { String(bytes: $0, encoding: .ascii) }
    }

    private func slice(at position: Int, count: Int) -> ArraySlice<UInt8>? {
        guard position >= 0, position <= bytes.count - count else { return nil }
        return bytes[position..<position + count]
    }
}
