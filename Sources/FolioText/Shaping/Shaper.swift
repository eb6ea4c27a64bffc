import FolioHarfBuzz

/// Shapes pieces of runs with HarfBuzz into clusters with advances.
enum Shaper {
    private static let buffers = Pool { ShapingBuffer() }

    /// Shapes `range`, a part of `run`, in its context, and hands over each cluster in logical order:
    /// its offset, its advance with letter-spacing, and whether a break before it would need reshaping.
    static func forEachCluster(
        _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, run: ShapedRun, style: ResolvedStyle,
        _ body: (Int, FixedLength, Bool) -> Void
    ) {
        let scale = style.scale(face: Int(run.face))
        let hasSpacing = style.hasSpacing
        shape(text, range: range, run: run, style: style) { infos, positions in
            var index = run.isRightToLeft ? infos.count - 1 : 0
            let step = run.isRightToLeft ? -1 : 1
            while infos.indices.contains(index) {
                let cluster = infos[index].cluster
                var advance: FixedLength = 0
                var isUnsafe = false
                while infos.indices.contains(index), infos[index].cluster == cluster {
                    advance += scale.advance(glyph: infos[index].codepoint, units: positions[index].x_advance)
                    isUnsafe = isUnsafe || hb_glyph_info_get_glyph_flags(infos.baseAddress! + index).rawValue & 1 != 0
                    index += step
                }
                if hasSpacing { advance += spacing(text, cluster: Int(cluster), script: run.script, style: style) }
                body(Int(cluster), advance, isUnsafe)
            }
        }
    }

    /// Shapes a piece of a run into glyphs in font units, in logical order of their clusters, with offsets from its start.
    ///
    /// Nothing where HarfBuzz adds a dotted circle to a broken syllable.
    static func appendGlyphs(
        to glyphs: inout [WordGlyph], _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, run: ShapedRun,
        style: ResolvedStyle
    ) {
        let font = style.cascade.faces[Int(run.face)].harfBuzz
        let dottedCircle = run.script.keepsGlyphOrder ? nil : font.nominalGlyph(0x25CC)
        shape(text, range: range, run: run, style: style) { infos, positions in
            if let dottedCircle, infos.contains(where: { $0.codepoint == dottedCircle }) { return }
            glyphs.reserveCapacity(infos.count)
            var index = run.isRightToLeft ? infos.count - 1 : 0
            let step = run.isRightToLeft ? -1 : 1
            while infos.indices.contains(index) {
                let cluster = infos[index].cluster
                let first = index
                var isUnsafe = false
                while infos.indices.contains(index), infos[index].cluster == cluster {
                    isUnsafe = isUnsafe || hb_glyph_info_get_glyph_flags(infos.baseAddress! + index).rawValue & 1 != 0
                    index += step
                }
                for glyph in stride(from: first, to: index, by: step) {
                    let advance = positions[glyph].x_advance
                    let nominal = advance == 0 ? 0 : font.advance(glyph: infos[glyph].codepoint)
                    glyphs.append(
                        WordGlyph(
                            offset: Int(cluster) - range.lowerBound, startsCluster: glyph == first,
                            isUnsafe: isUnsafe, nominal: nominal, total: advance, unitShift: font.unitShift))
                }
            }
        }
    }

    static func width(
        _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, run: ShapedRun, style: ResolvedStyle
    ) -> FixedLength {
        var width: FixedLength = 0
        forEachCluster(text, range: range, run: run, style: style) { _, advance, _ in width += advance }
        return width
    }

    static func shape<Result>(
        _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, run: ShapedRun, style: ResolvedStyle,
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
    ) -> Result {
        TextStatistics.shapeCalls.add(1)
        return buffers.use { buffer in
            buffer.shape(
                text, range: range, font: style.cascade.faces[Int(run.face)].harfBuzz, script: run.script,
                isRightToLeft: run.isRightToLeft, language: style.language, features: style.features, body)
        }
    }

    /// The letter-spacing and word-spacing behind a cluster.
    static func spacing(
        _ text: UnsafeBufferPointer<UInt16>, cluster: Int, script: ScriptTag, style: ResolvedStyle
    ) -> FixedLength {
        let scalar = text.scalar(at: cluster).value
        let letterSpacing = takesLetterSpacing(scalar, script: script) ? style.letterSpacing : 0
        return letterSpacing + style.wordSpacing(behind: scalar)
    }

    /// Joiners, zero-width spaces and soft hyphens take no letter-spacing; in joined scripts only spaces do.
    private static func takesLetterSpacing(_ scalar: UInt32, script: ScriptTag) -> Bool {
        if script.isCursive { return scalar == 0x20 || scalar == 0xA0 }
        return scalar != 0x200B && !scalar.isDefaultIgnorable
    }
}
