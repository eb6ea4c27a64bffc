/// Cuts a run into words, pieces that may be shaped each by itself: behind spaces, where no rule of the font reaches across.
struct WordScanner {
    struct Word {
        var range: Range<Int>
        /// Every letter keeps its glyph: its advance is its own and kerning with the next.
        var isPlain: Bool
    }

    private let text: UnsafeBufferPointer<UInt16>
    private let run: Range<Int>
    private let traits: CharacterTraits
    private let clusterStarts: [Bool]?
    /// HarfBuzz has rules for the digits beside a fraction slash in every plan.
    private let isIndivisible: Bool
    private var offset: Int
    /// Counted characters since the last one that may take part in a rule across a space, of either kind.
    private var distance: Int
    private var distanceToSome: Int

    init(
        _ text: UnsafeBufferPointer<UInt16>, run: Range<Int>, traits: CharacterTraits, clusterStarts: [Bool]?
    ) {
        self.text = text
        self.run = run
        self.traits = traits
        self.clusterStarts = clusterStarts
        isIndivisible = traits.isIndivisible || UnsafeBufferPointer(rebasing: text[run]).contains(0x2044)
        offset = run.lowerBound
        distance = traits.reachBefore
        distanceToSome = traits.reachBefore
    }

    mutating func next() -> Word? {
        guard offset < run.upperBound else { return nil }
        guard !isIndivisible else {
            defer { offset = run.upperBound }
            return Word(range: offset..<run.upperBound, isPlain: false)
        }
        let start = offset
        var isPlain = true
        while true {
            let unit = text[offset]
            let entry = traits[unit]
            if entry.has(CharacterTraits.isShaped) { isPlain = false }
            if !entry.has(CharacterTraits.isUncounted) {
                distance += 1
                distanceToSome += 1
            }
            if entry.has(CharacterTraits.bindsBefore) { distance = 0 }
            if entry.has(CharacterTraits.bindsBeforeSome) { distanceToSome = 0 }
            offset += 1
            if offset == run.upperBound || (unit == 0x20 && text[offset] != 0x20 && allowsCut) { break }
        }
        return Word(range: start..<offset, isPlain: isPlain)
    }

    /// Whether the run may be cut at `offset`, behind a space.
    private var allowsCut: Bool {
        guard distance >= traits.reachBefore, clusterStarts?[offset] != false else { return false }
        let first = text[offset]
        guard !bindsBehind(traits[first]), !traits[first].has(CharacterTraits.isMark) else { return false }
        // HarfBuzz composes a letter with the mark behind it where it can: the rules then see another glyph.
        if offset + 1 < run.upperBound, text[offset + 1] >= 0x300, text[offset + 1] < 0x3000 || first >= 0x3000,
            UInt32(text[offset + 1]).composed(after: UInt32(first)) != nil
        {
            return false
        }
        var (index, count) = (offset, 0)
        while count < traits.reachAfter, index < run.upperBound {
            let entry = traits[text[index]]
            if entry.has(CharacterTraits.bindsAfter) { return false }
            if !entry.has(CharacterTraits.isUncounted) { count += 1 }
            index += 1
        }
        // Any letter of the first syllable may come to stand behind the space.
        if traits.reorders {
            var index = offset + 1
            while index < run.upperBound, text[index] != 0x20 {
                if bindsBehind(traits[text[index]]) { return false }
                index += 1
            }
        }
        return true
    }

    /// Whether a character may not be parted from the space before it.
    private func bindsBehind(_ entry: CharacterTraits.Entry) -> Bool {
        if entry.has(CharacterTraits.bindsBehind) { return true }
        if entry.has(CharacterTraits.follows), distanceToSome < traits.reachBefore { return true }
        guard entry.has(CharacterTraits.bindsBehindSome), !traits.reorders, offset - 2 >= run.lowerBound else {
            return entry.has(CharacterTraits.bindsBehindSome)
        }
        return traits[text[offset - 2]].has(CharacterTraits.precedes | CharacterTraits.isUncounted)
    }
}
