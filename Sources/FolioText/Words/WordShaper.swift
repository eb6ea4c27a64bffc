import FolioHarfBuzz

/// Shapes runs word by word, with the very result of shaping them whole: plain letters by their advances and kerning, other
/// words through the word cache, and what is too long for it by HarfBuzz.
///
/// One for each style, face, script and direction; it serves every run of these.
final class WordShaper: Sendable {
    /// What the shapers of one style are for.
    struct Kind: Equatable {
        var face: UInt16
        var script: ScriptTag
        var isRightToLeft: Bool
    }

    let kind: Kind
    /// Not retained: the style that holds the shaper holds what these are of.
    private unowned(unsafe) let style: ResolvedStyle
    private let context: ShapingContext
    /// The context's.
    private let entries: LazyPages<CharacterTraits.Entry>.Reader
    private let pairs: PairCache.Table
    private let face: FontFace
    private let features: [hb_feature_t]
    private let kerningFeatures: [hb_feature_t]
    private let scale: GlyphScale
    private let hasSpacing: Bool
    private let isBitmapOnly: Bool

    /// A longer word is shaped without the cache: it hardly comes again.
    private static let maximumLength = 64

    init(_ kind: Kind, style: ResolvedStyle, context: ShapingContext) {
        self.kind = kind
        self.style = style
        let face = Int(kind.face)
        self.face = style.cascade.faces[face]
        features = style.features
        self.context = context
        entries = context.traits.reader
        pairs = context.pairs.table
        kerningFeatures = style.kerningFeatures
        scale = style.scale(face: face)
        hasSpacing = style.hasSpacing
        isBitmapOnly = style.cascade.faces[face].isBitmapOnly
    }

    /// Writes each cluster of a run in logical order, with its advance and spacing, and whether a break before it would need
    /// reshaping.
    func shape(
        _ text: UnsafeBufferPointer<UInt16>, run: ShapedRun, clusterStarts: UnsafePointer<Bool>?,
        to writer: inout ClusterWriter
    ) {
        writer.beginRun()
        let start = writer.mark
        let epoch = WordCache.shared.pairEpoch
        var scanner = WordScanner(text, run: run.range, traits: context.traits, clusterStarts: clusterStarts)
        while let word = scanner.next() {
            // A bitmap's advance is not in the font's tables.
            if word.isPlain, !isBitmapOnly, addPlainWord(word.range, of: text, run: run, epoch: epoch, to: &writer) {
                continue
            }
            if word.range.count <= WordShaper.maximumLength, !joinsSurroundings(word.range, of: text, run: run) {
                if addCachedWord(word.range, of: text, run: run, to: &writer) { continue }
            } else if !context.traits.reorders {
                Shaper.forEachCluster(text, range: word.range, run: run, style: style) { offset, advance, isUnsafe in
                    writer.add(
                        offset: offset, advance: advance, isUnsafe: isUnsafe && offset > word.range.lowerBound)
                }
                continue
            }
            // A broken syllable gets a dotted circle, but HarfBuzz counts syllables modulo 16 and leaves it out where the
            // last one had the same number: a run with such is shaped whole.
            writer.goBack(to: start)
            return Shaper.forEachCluster(text, range: run.range, run: run, style: style) {
                writer.add(offset: $0, advance: $1, isUnsafe: $2)
            }
        }
    }

    private func spacing(_ text: UnsafeBufferPointer<UInt16>, _ offset: Int, _ run: ShapedRun) -> FixedLength {
        hasSpacing ? Shaper.spacing(text, cluster: offset, script: run.script, style: style) : 0
    }

    // MARK: Plain words

    /// False where two letters make more than their kerning.
    private func addPlainWord(
        _ word: Range<Int>, of text: UnsafeBufferPointer<UInt16>, run: ShapedRun, epoch: UInt64,
        to writer: inout ClusterWriter
    ) -> Bool {
        let start = writer.mark
        let (entries, pairs) = (entries, pairs)
        var isUnsafe = false
        for offset in word {
            let entry = entries[UInt32(text[offset])]
            var pair = PairCache.Pair(adjustment: 0, isUnsafe: false, isOpaque: false)
            if entry.has(CharacterTraits.isKerned), offset + 1 < word.upperBound {
                pair = pairs.pair(text[offset], text[offset + 1], epoch: epoch) {
                    shapedPair(offset, of: text, run: run)
                }
                if pair.isOpaque {
                    writer.goBack(to: start)
                    return false
                }
            }
            var advance = scale.advance(nominal: entry.advance, adjustment: Int32(pair.adjustment))
            if hasSpacing { advance += spacing(text, offset, run) }
            writer.add(offset: offset, advance: advance, isUnsafe: isUnsafe)
            isUnsafe = pair.isUnsafe
        }
        return true
    }

    @inline(never)
    private func shapedPair(
        _ offset: Int, of text: UnsafeBufferPointer<UInt16>, run: ShapedRun
    ) -> PairCache.Pair {
        let pair = [text[offset], text[offset + 1]]
        return pair.withUnsafeBufferPointer { units in
            var glyphs: [WordGlyph] = []
            Shaper.appendGlyphs(
                to: &glyphs, units, range: 0..<2, run: run, face: face, language: style.language,
                features: kerningFeatures)
            guard glyphs.count == 2, glyphs.allSatisfy(\.startsCluster), glyphs[1].adjustment == 0,
                glyphs[0].nominal == entries[UInt32(pair[0])].advance,
                glyphs[1].nominal == entries[UInt32(pair[1])].advance,
                let adjustment = Int16(exactly: glyphs[0].adjustment)
            else { return PairCache.Pair(adjustment: 0, isUnsafe: false, isOpaque: true) }
            return PairCache.Pair(adjustment: adjustment, isUnsafe: glyphs[1].isUnsafe, isOpaque: false)
        }
    }

    // MARK: Cached words

    /// False where the word has a broken syllable; it is kept without glyphs.
    private func addCachedWord(
        _ word: Range<Int>, of text: UnsafeBufferPointer<UInt16>, run: ShapedRun, to writer: inout ClusterWriter
    ) -> Bool {
        var isWhole = true
        let units = UnsafeBufferPointer(rebasing: text[word])
        // Without what surrounds it here: the glyphs are for every place where the word stands.
        func shape(_ glyphs: inout [WordGlyph]) {
            Shaper.appendGlyphs(
                to: &glyphs, units, range: units.indices, run: run, face: face, language: style.language,
                features: features)
        }
        WordCache.shared.withGlyphs(of: units, context: context.id, shape: shape) { glyphs in
            isWhole = !glyphs.isEmpty
            var index = 0
            while index < glyphs.count {
                let first = glyphs[index]
                var advance = advance(of: first)
                index += 1
                while index < glyphs.count, !glyphs[index].startsCluster {
                    advance += self.advance(of: glyphs[index])
                    index += 1
                }
                let offset = word.lowerBound + first.offset
                if hasSpacing { advance += spacing(text, offset, run) }
                writer.add(offset: offset, advance: advance, isUnsafe: first.isUnsafe && first.offset > 0)
            }
        }
        return isWhole
    }

    private func advance(of glyph: WordGlyph) -> FixedLength {
        if isBitmapOnly, let bitmap = glyph.bitmap { return scale.advance(glyph: bitmap, units: 1) }
        return scale.advance(nominal: glyph.nominal, adjustment: glyph.adjustment)
    }

    /// Whether a word at the run's edge stands beside letters that its own may join.
    private func joinsSurroundings(
        _ word: Range<Int>, of text: UnsafeBufferPointer<UInt16>, run: ShapedRun
    ) -> Bool {
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
