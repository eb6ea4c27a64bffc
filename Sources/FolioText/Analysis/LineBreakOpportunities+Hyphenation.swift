private import FolioICU

extension LineBreakOpportunities {
    /// Words longer than this, in UTF-16 units, are no words of any language.
    private static let longestWord = 128

    /// Adds the places at which the words of a range may be hyphenated, or takes those of soft hyphens away.
    mutating func hyphenate(
        _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, language: String?, paragraph: ParagraphStyle,
        dictionaries: HyphenationDictionaries, clusterStarts: UnsafePointer<Bool>?
    ) {
        switch paragraph.hyphens {
        case .manual: return
        case .none: for offset in range where units[offset] == ProcessedText.softHyphen { forbid(offset + 1) }
        case .auto:
            // Where words break between any two letters, they do without a hyphen (CSS Text 3, § 5.2).
            guard paragraph.whiteSpace.wraps, paragraph.lineBreak != .anywhere, paragraph.wordBreak != .breakAll,
                let language, let dictionary = dictionaries.dictionary(for: language)
            else { return }
            let limits = paragraph.hyphenationLimits
            LineBreakOpportunities.forEachWord(units, range) { word in
                func length(_ range: Range<Int>) -> Int {
                    clusterStarts.map { starts in range.count { starts[$0] } } ?? range.count
                }
                guard word.count <= LineBreakOpportunities.longestWord, length(word) >= limits.wordLength else {
                    return
                }
                HyphenatedWord(units, range: word).forEachBreak(by: dictionary) { offset in
                    guard clusterStarts?[offset] ?? true, length(word.lowerBound..<offset) >= limits.before,
                        length(offset..<word.upperBound) >= limits.after
                    else { return }
                    allowHyphen(at: offset)
                }
            }
        }
    }

    /// Calls `body` with each run of letters, digits and marks, apostrophes between them included, but soft hyphens not.
    private static func forEachWord(
        _ units: UnsafeBufferPointer<UInt16>, _ range: Range<Int>, _ body: (Range<Int>) -> Void
    ) {
        var start: Int?
        var hasSoftHyphen = false
        var offset = range.lowerBound
        while offset < range.upperBound {
            let (scalar, length) = units.scalar(at: offset)
            let next = offset + length
            let isInside = start != nil
            if isLetter(scalar) {
                if !isInside { start = offset }
            } else if isInside && scalar == UInt32(ProcessedText.softHyphen) {
                hasSoftHyphen = true
            } else if !(isInside && isApostrophe(scalar) && next < range.upperBound
                && isLetter(units.scalar(at: next).value))
            {
                if let start, !hasSoftHyphen { body(start..<offset) }
                start = nil
                hasSoftHyphen = false
            }
            offset = next
        }
        if let start, !hasSoftHyphen { body(start..<range.upperBound) }
    }

    private static func isLetter(_ scalar: UInt32) -> Bool {
        if scalar < 0x80 { return (0x61...0x7A).contains(scalar | 0x20) || (0x30...0x39).contains(scalar) }
        return folio_u_is_letter_or_number(scalar) != 0 || scalar.isMark
    }

    private static func isApostrophe(_ scalar: UInt32) -> Bool { scalar == 0x27 || scalar == 0x2019 }
}
