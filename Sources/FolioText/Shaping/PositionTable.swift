/// Positions in 32 bits each, or in 64 where a text is too wide for these; it owns nothing.
struct PositionTable: @unchecked Sendable {
    let base: UnsafeRawPointer
    let isWide: Bool

    @inline(__always)
    subscript(index: Int) -> FixedLength {
        isWide
            ? base.load(fromByteOffset: index * 8, as: FixedLength.self)
            : FixedLength(base.load(fromByteOffset: index * 4, as: UInt32.self))
    }

    /// Whether a position fits 32 bits; the greatest number is for what lies behind all of them.
    static func isNarrow(_ position: FixedLength) -> Bool { position >= 0 && position < FixedLength(UInt32.max) }
}
