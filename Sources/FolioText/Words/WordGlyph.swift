/// A glyph of a shaped word in font units, so that one word serves every size; eight bytes.
struct WordGlyph: Sendable {
    /// The advance that `hmtx` gives the glyph, in font units.
    let nominal: UInt16
    private let packed: UInt16
    /// What positioning adds to it, in HarfBuzz's units.
    let adjustment: Int32

    init(offset: Int, startsCluster: Bool, isUnsafe: Bool, nominal: Int32, total: Int32, unitShift: Int32) {
        packed = UInt16(offset) << 2 | (startsCluster ? 1 : 0) | (isUnsafe ? 2 : 0)
        // `hmtx` has unsigned 16-bit advances; what a damaged font's variations make of them goes into the adjustment.
        self.nominal = UInt16(clamping: nominal >> unitShift)
        adjustment = total &- Int32(self.nominal) << unitShift
    }

    /// UTF-16 units from the word's start to its cluster.
    var offset: Int { Int(packed >> 2) }
    var startsCluster: Bool { packed & 1 != 0 }
    var isUnsafe: Bool { packed & 2 != 0 }

    /// A glyph of a bitmap font, whose advance is its bitmap's: kept in place of one.
    init(offset: Int, startsCluster: Bool, isUnsafe: Bool, bitmap: UInt32) {
        packed = UInt16(offset) << 2 | (startsCluster ? 1 : 0) | (isUnsafe ? 2 : 0)
        nominal = WordGlyph.bitmapMark
        adjustment = Int32(bitPattern: bitmap)
    }

    /// The glyph itself, in a font of bitmaps alone; nil where it has no bitmap or no width.
    var bitmap: UInt32? { nominal == WordGlyph.bitmapMark ? UInt32(bitPattern: adjustment) : nil }

    private static let bitmapMark: UInt16 = 0xFFFF
}
