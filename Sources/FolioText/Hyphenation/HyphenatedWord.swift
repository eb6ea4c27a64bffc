/// A word of a text as a dictionary looks it up: letter by letter, in lower case.
struct HyphenatedWord {
    private let scalars: [Unicode.Scalar]
    /// Where each scalar begins in the text.
    private let offsets: [Int]

    init(_ units: UnsafeBufferPointer<UInt16>, range: Range<Int>) {
        var scalars: [Unicode.Scalar] = []
        var offsets: [Int] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (value, length) = units.scalar(at: offset)
            scalars.append(HyphenatedWord.folded(Unicode.Scalar(value) ?? "\u{FFFD}"))
            offsets.append(offset)
            offset += length
        }
        self.scalars = scalars
        self.offsets = offsets
    }

    /// Calls `body` with the offset of each place at which the dictionary breaks the word.
    func forEachBreak(by dictionary: HyphenDictionary, _ body: (Int) -> Void) {
        dictionary.forEachBreak(in: scalars) { body(offsets[$0]) }
    }

    /// Lower case where that is one character too; dictionaries have the ASCII apostrophe.
    private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\u{2019}" { return "'" }
        if scalar.value < 0x80 { return scalar.properties.isUppercase ? Unicode.Scalar(scalar.value | 0x20)! : scalar }
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first! : scalar
    }
}
