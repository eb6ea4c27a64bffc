/// Finds words in text that is written without spaces, as ICU's dictionary break engines do (`dictbe.cpp`).
///
/// A browser's ICU has smaller dictionaries for Khmer and Lao than the system's, and other thresholds for Khmer. Measured in
/// Chromium: with these its breaks come out.
struct DictionaryBreaker: Sendable {
    let dictionary: WordDictionary
    /// A word of at least so many units takes in no unknown letters behind it.
    let rootThreshold: Int
    /// Unknown letters that begin a word of the dictionary, up to the first letter too many, with so many units stand by
    /// themselves.
    let prefixThreshold: Int
    let canBegin: @Sendable (UInt16) -> Bool
    let canEnd: @Sendable (UInt16) -> Bool

    static let khmer = DictionaryBreaker(
        dictionary: .khmer, rootThreshold: 10, prefixThreshold: 5,
        canBegin: { (0x1780...0x17B3).contains($0) }, canEnd: { $0 != 0x17D2 })
    static let lao = DictionaryBreaker(
        dictionary: .lao, rootThreshold: 3, prefixThreshold: 3,
        canBegin: { (0xE81...0xEAE).contains($0) || (0xEC0...0xEC4).contains($0) || $0 == 0xEDC || $0 == 0xEDD },
        canEnd: { !(0xEC0...0xEC4).contains($0) })

    /// The breaks inside a run of letters and marks of one script, as offsets into it.
    func breaks(in text: Slice<UnsafeBufferPointer<UInt16>>) -> [Int] {
        var breaks: [Int] = []
        var start = text.startIndex
        while start < text.endIndex {
            var end = start + bestWord(text[start...])
            if end < text.endIndex, end - start < rootThreshold { end += unknownLetters(text, from: end, word: start) }
            while end < text.endIndex, UInt32(text[end]).isMark { end += 1 }
            start = end
            if end < text.endIndex { breaks.append(end - text.startIndex) }
        }
        return breaks
    }

    /// The length of the longest word here that is followed by two more, or else by one, or else is longest; 0 for none.
    private func bestWord(_ text: Slice<UnsafeBufferPointer<UInt16>>) -> Int {
        let lengths = dictionary.matches(text).lengths
        guard lengths.count > 1 else { return lengths.first ?? 0 }
        var best = lengths[lengths.count - 1]
        if best == text.count { return best }
        for length in lengths.reversed() {
            let rest = text.dropFirst(length)
            let seconds = dictionary.matches(rest).lengths
            guard let longest = seconds.last else { continue }
            best = length
            if longest == rest.count
                || seconds.reversed().contains(where: { !dictionary.matches(rest.dropFirst($0)).lengths.isEmpty })
            {
                return length
            }
        }
        return best
    }

    /// How many letters behind a word, or where there is none, are to be taken in before the next word begins.
    private func unknownLetters(_ text: Slice<UnsafeBufferPointer<UInt16>>, from: Int, word: Int) -> Int {
        let next = dictionary.matches(text[from...])
        guard next.lengths.isEmpty, from == word || next.prefix < prefixThreshold else { return 0 }
        var end = from + 1
        while end < text.endIndex {
            if canEnd(text[end - 1]), canBegin(text[end]), !dictionary.matches(text[end...]).lengths.isEmpty { break }
            end += 1
        }
        return end - from
    }
}
