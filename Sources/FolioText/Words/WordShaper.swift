/// Shapes runs word by word, with the very result of shaping them whole: plain letters by their advances and kerning, other
/// words through the word cache, and what is too long for it by HarfBuzz.
final class WordShaper {
    let text: UnsafeBufferPointer<UInt16>
    let run: ShapedRun
    let style: ResolvedStyle
    private let context: ShapingContext
    private let scale: GlyphScale
    private let hasSpacing: Bool

    /// A longer word is shaped without the cache: it hardly comes again.
    private static let maximumLength = 64

    /// Hands over each cluster of a run in logical order: its offset, its advance with spacing, and whether a break before it
    /// would need reshaping.
    static func forEachCluster(
        _ text: UnsafeBufferPointer<UInt16>, run: ShapedRun, style: ResolvedStyle, clusterStarts: [Bool]?,
        _ body: (Int, FixedLength, Bool) -> Void
    ) {
        // A bitmap's advance is not in the font's tables.
        guard !style.cascade.faces[Int(run.face)].isBitmapOnly else {
            return Shaper.forEachCluster(text, range: run.range, run: run, style: style, body)
        }
        let shaper = WordShaper(text: text, run: run, style: style)
        guard shaper.context.traits.reorders else {
            return shaper.forEachWord(clusterStarts) { _ = shaper.addWord($0, body) }
        }
        // A broken syllable gets a dotted circle, but HarfBuzz counts syllables modulo 16 and leaves it out where the last
        // one had the same number: a run with such is shaped whole.
        var clusters: [(offset: Int, advance: FixedLength, isUnsafe: Bool)] = []
        var isBroken = false
        shaper.forEachWord(clusterStarts) { word in
            isBroken = isBroken || !shaper.addWord(word) { clusters.append((offset: $0, advance: $1, isUnsafe: $2)) }
        }
        if isBroken { return Shaper.forEachCluster(text, range: run.range, run: run, style: style, body) }
        for cluster in clusters { body(cluster.offset, cluster.advance, cluster.isUnsafe) }
    }

    private func forEachWord(_ clusterStarts: [Bool]?, _ body: (WordScanner.Word) -> Void) {
        var scanner = WordScanner(text, run: run.range, traits: context.traits, clusterStarts: clusterStarts)
        while let word = scanner.next() { body(word) }
    }

    /// False where the word has a broken syllable.
    private func addWord(_ word: WordScanner.Word, _ body: (Int, FixedLength, Bool) -> Void) -> Bool {
        if word.isPlain, addPlainWord(word.range, body) { return true }
        if word.range.count > WordShaper.maximumLength || joinsSurroundings(word.range) {
            if context.traits.reorders { return false }
            Shaper.forEachCluster(text, range: word.range, run: run, style: style) { offset, advance, isUnsafe in
                body(offset, advance, isUnsafe && offset > word.range.lowerBound)
            }
            return true
        }
        return addCachedWord(word.range, body)
    }

    private init(text: UnsafeBufferPointer<UInt16>, run: ShapedRun, style: ResolvedStyle) {
        self.text = text
        self.run = run
        self.style = style
        context = style.context(of: run)
        scale = style.scale(face: Int(run.face))
        hasSpacing = style.hasSpacing
    }

    private func spacing(_ offset: Int) -> FixedLength {
        hasSpacing ? Shaper.spacing(text, cluster: offset, script: run.script, style: style) : 0
    }

    // MARK: Plain words

    /// False where two letters make more than their kerning.
    private func addPlainWord(_ word: Range<Int>, _ body: (Int, FixedLength, Bool) -> Void) -> Bool {
        withUnsafeTemporaryAllocation(of: PairCache.Pair.self, capacity: word.count) { pairs in
            let traits = context.traits
            for offset in word {
                var pair = PairCache.Pair(adjustment: 0, isUnsafe: false, isOpaque: false)
                if offset + 1 < word.upperBound, traits[text[offset]].has(CharacterTraits.isKerned) {
                    pair = context.pairs.pair(text[offset], text[offset + 1]) { shapedPair(offset) }
                    if pair.isOpaque { return false }
                }
                pairs[offset - word.lowerBound] = pair
            }
            var isUnsafe = false
            for offset in word {
                let pair = pairs[offset - word.lowerBound]
                let advance = scale.advance(
                    nominal: traits[text[offset]].advance, adjustment: Int32(pair.adjustment))
                body(offset, advance + spacing(offset), isUnsafe)
                isUnsafe = pair.isUnsafe
            }
            return true
        }
    }

    private func shapedPair(_ offset: Int) -> PairCache.Pair {
        let pair = [text[offset], text[offset + 1]]
        return pair.withUnsafeBufferPointer { units in
            var glyphs: [WordGlyph] = []
            Shaper.appendGlyphs(to: &glyphs, units, range: 0..<2, run: run, style: style)
            let traits = context.traits
            guard glyphs.count == 2, glyphs.allSatisfy(\.startsCluster), glyphs[1].adjustment == 0,
                glyphs[0].nominal == traits[pair[0]].advance, glyphs[1].nominal == traits[pair[1]].advance,
                let adjustment = Int16(exactly: glyphs[0].adjustment)
            else { return PairCache.Pair(adjustment: 0, isUnsafe: false, isOpaque: true) }
            return PairCache.Pair(adjustment: adjustment, isUnsafe: glyphs[1].isUnsafe, isOpaque: false)
        }
    }

    // MARK: Cached words

    /// False where the word has a broken syllable; it is kept without glyphs.
    private func addCachedWord(_ word: Range<Int>, _ body: (Int, FixedLength, Bool) -> Void) -> Bool {
        var isWhole = true
        WordCache.shared.withGlyphs(
            of: UnsafeBufferPointer(rebasing: text[word]), context: context.id,
            shape: { Shaper.appendGlyphs(to: &$0, text, range: word, run: run, style: style) }
        ) { glyphs in
            isWhole = !glyphs.isEmpty
            var index = 0
            while index < glyphs.count {
                let first = glyphs[index]
                var advance = scale.advance(nominal: first.nominal, adjustment: first.adjustment)
                index += 1
                while index < glyphs.count, !glyphs[index].startsCluster {
                    advance += scale.advance(nominal: glyphs[index].nominal, adjustment: glyphs[index].adjustment)
                    index += 1
                }
                let offset = word.lowerBound + first.offset
                body(offset, advance + spacing(offset), first.isUnsafe && first.offset > 0)
            }
        }
        return isWhole
    }

    /// Whether a word at the run's edge stands beside letters that its own may join.
    private func joinsSurroundings(_ word: Range<Int>) -> Bool {
        guard context.joins else { return false }
        func join(_ first: Int, _ second: Int) -> Bool { UInt32(text[first]).mayJoin && UInt32(text[second]).mayJoin }
        let range = run.range
        return
            (word.lowerBound == range.lowerBound && range.lowerBound > 0
            && join(range.lowerBound - 1, range.lowerBound))
            || (word.upperBound == range.upperBound && range.upperBound < text.count
                && join(range.upperBound - 1, range.upperBound))
    }
}
