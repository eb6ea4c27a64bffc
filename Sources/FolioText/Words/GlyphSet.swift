/// A set of glyph ids of one face.
struct GlyphSet: Equatable, Sendable {
    private var words: [UInt64]
    private let glyphCount: Int

    init(glyphCount: Int) {
        self.glyphCount = glyphCount
        words = [UInt64](repeating: 0, count: (glyphCount + 63) / 64)
    }

    func contains(_ glyph: Int) -> Bool { glyph < glyphCount && words[glyph >> 6] >> UInt64(glyph & 63) & 1 != 0 }

    /// Ids that the face does not have are left out.
    mutating func insert(_ glyph: Int) {
        if glyph < glyphCount { words[glyph >> 6] |= 1 << UInt64(glyph & 63) }
    }

    mutating func remove(_ glyph: Int) {
        if glyph < glyphCount { words[glyph >> 6] &= ~(1 << UInt64(glyph & 63)) }
    }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }
    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// How many members both sets have.
    func commonCount(with other: GlyphSet) -> Int {
        var count = 0
        for index in words.indices { count += (words[index] & other.words[index]).nonzeroBitCount }
        return count
    }

    mutating func formUnion(_ other: GlyphSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    mutating func formIntersection(_ other: GlyphSet) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    mutating func insertAll() {
        for index in words.indices { words[index] = .max }
        // Ids that the face does not have.
        if glyphCount & 63 != 0 { words[words.count - 1] = 1 << UInt64(glyphCount & 63) - 1 }
    }
}
