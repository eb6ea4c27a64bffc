/// A set of code points as bits in pages of 256; made once a face, then read from any thread.
struct CodePointSet: Sendable {
    private static let pageCount = 0x110000 >> 8
    /// For each page of 256 code points, where its four words begin; 0 is the empty page.
    private var pages = [UInt16](repeating: 0, count: pageCount)
    private var words: [UInt64] = [0, 0, 0, 0]

    mutating func insert(_ range: ClosedRange<UInt32>) {
        guard range.lowerBound <= 0x10FFFF else { return }
        for codePoint in range.clamped(to: 0...0x10FFFF) {
            let page = Int(codePoint >> 8)
            if pages[page] == 0 {
                pages[page] = UInt16(words.count / 4)
                words.append(contentsOf: [0, 0, 0, 0])
            }
            words[Int(pages[page]) * 4 + Int(codePoint >> 6 & 3)] |= 1 << UInt64(codePoint & 63)
        }
    }

    func contains(_ codePoint: UInt32) -> Bool {
        guard codePoint <= 0x10FFFF else { return false }
        return words[Int(pages[Int(codePoint >> 8)]) * 4 + Int(codePoint >> 6 & 3)] >> UInt64(codePoint & 63) & 1 != 0
    }
}
