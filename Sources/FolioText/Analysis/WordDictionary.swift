private import FolioICU

/// The words of a language that is written without spaces.
struct WordDictionary: Sendable {
    static let khmer = WordDictionary(folio_dictionary_khmer)
    static let lao = WordDictionary(folio_dictionary_lao)

    /// No more words than this are looked at in one place, as in ICU.
    private static let maximumMatches = 20

    /// All words in order, one behind the other.
    private var units: [UInt16] = []
    /// Where each word begins in `units`, and the end.
    private var starts: [UInt32] = [0]

    private init(_ words: (UnsafeMutablePointer<Int32>) -> UnsafePointer<UInt8>?) {
        var length: Int32 = 0
        let bytes = UnsafeBufferPointer(start: words(&length), count: Int(length))
        for unit in String(decoding: bytes, as: UTF8.self).utf16 {
            if unit == ProcessedText.newline { starts.append(UInt32(units.count)) } else { units.append(unit) }
        }
    }

    /// The lengths of the words that `text` begins with, shortest first, and how many units were looked at to find them.
    func matches(_ text: some RandomAccessCollection<UInt16>) -> (lengths: [Int], prefix: Int) {
        var lengths: [Int] = []
        var candidates = 0..<starts.count - 1
        for (depth, unit) in text.enumerated() {
            let first = candidates.partitionPoint { self.unit(of: $0, at: depth) < Int(unit) }
            let end = (first..<candidates.upperBound).partitionPoint { self.unit(of: $0, at: depth) <= Int(unit) }
            candidates = first..<end
            if candidates.isEmpty { return (lengths, depth + 1) }
            if starts[first + 1] - starts[first] == depth + 1 {
                lengths.append(depth + 1)
                if lengths.count == WordDictionary.maximumMatches { return (lengths, depth + 1) }
            }
        }
        return (lengths, text.count)
    }

    /// -1 behind the word's end: a word stands before those that it begins.
    private func unit(of word: Int, at depth: Int) -> Int {
        let index = Int(starts[word]) + depth
        return index < starts[word + 1] ? Int(units[index]) : -1
    }
}
