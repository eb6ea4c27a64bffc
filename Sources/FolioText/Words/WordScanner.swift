/// Cuts a run into words, pieces that may be shaped each by itself: behind spaces, where no rule of the font reaches across.
struct WordScanner {
    struct Word {
        var range: Range<Int>
        /// Every letter keeps its glyph: its advance is its own and kerning with the next.
        var isPlain: Bool
    }

    private let text: UnsafeBufferPointer<UInt16>
    private let run: Range<Int>
    /// Not retained: whoever scans holds the traits.
    private unowned(unsafe) let traits: CharacterTraits
    private let entries: LazyPages<CharacterTraits.Entry>.Reader
    private let clusterStarts: UnsafePointer<Bool>?
    /// HarfBuzz has rules for the digits beside a fraction slash in every plan.
    private let isIndivisible: Bool
    private let reachBefore: Int
    private var offset: Int
    /// Counted characters since the last one that may take part in a rule across a space, of either kind.
    private var distance: Int
    private var distanceToSome: Int

    init(
        _ text: UnsafeBufferPointer<UInt16>, run: Range<Int>, traits: CharacterTraits,
        clusterStarts: UnsafePointer<Bool>?
    ) {
        self.text = text
        self.run = run
        self.traits = traits
        entries = traits.reader
        self.clusterStarts = clusterStarts
        isIndivisible = traits.isIndivisible || WordScanner.hasFractions(text, run)
        offset = run.lowerBound
        reachBefore = traits.reachBefore
        distance = reachBefore
        distanceToSome = reachBefore
    }

    private static func hasFractions(_ text: UnsafeBufferPointer<UInt16>, _ run: Range<Int>) -> Bool {
        for offset in run where text[offset] == 0x2044 { return true }
        return false
    }

    mutating func next() -> Word? {
        guard offset < run.upperBound else { return nil }
        guard !isIndivisible else {
            defer { offset = run.upperBound }
            return Word(range: offset..<run.upperBound, isPlain: false)
        }
        let start = offset
        var isPlain = true
        var previous = CharacterTraits.Entry(0)
        while true {
            let unit = text[offset]
            let entry = entries[UInt32(unit)]
            if entry.has(CharacterTraits.isShaped) || entry.matches(behind: previous) { isPlain = false }
            previous = entry
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
        guard distance >= reachBefore, clusterStarts?[offset] != false else { return false }
        let first = text[offset]
        let firstEntry = entry(at: offset)
        guard !bindsBehind(firstEntry), !firstEntry.has(CharacterTraits.isMark) else { return false }
        // HarfBuzz composes a letter with the mark behind it where it can: the rules then see another glyph.
        if offset + 1 < run.upperBound, text[offset + 1] >= 0x300, text[offset + 1] < 0x3000 || first >= 0x3000,
            UInt32(text[offset + 1]).composed(after: UInt32(first)) != nil
        {
            return false
        }
        var (index, count) = (offset, 0)
        while count < traits.reachAfter, index < run.upperBound {
            let entry = entry(at: index)
            if entry.has(CharacterTraits.bindsAfter) { return false }
            if !entry.has(CharacterTraits.isUncounted) { count += 1 }
            index += 1
        }
        // Any letter of the first syllable may come to stand behind the space.
        if traits.reorders {
            var index = offset + 1
            while index < run.upperBound, text[index] != 0x20 {
                if bindsBehind(entry(at: index)) { return false }
                index += 1
            }
        }
        return true
    }

    private func entry(at offset: Int) -> CharacterTraits.Entry { entries[UInt32(text[offset])] }

    /// Whether a character may not be parted from the space before it.
    private func bindsBehind(_ entry: CharacterTraits.Entry) -> Bool {
        if entry.has(CharacterTraits.bindsBehind) { return true }
        if entry.has(CharacterTraits.follows), distanceToSome < reachBefore { return true }
        guard entry.has(CharacterTraits.bindsBehindSome), !traits.reorders, offset - 2 >= run.lowerBound else {
            return entry.has(CharacterTraits.bindsBehindSome)
        }
        return self.entry(at: offset - 2).has(CharacterTraits.precedes | CharacterTraits.isUncounted)
    }
}
