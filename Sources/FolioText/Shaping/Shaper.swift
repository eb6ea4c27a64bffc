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
            forEachCluster(infos, isRightToLeft: run.isRightToLeft) { glyphs, isUnsafe in
                let cluster = Int(infos[glyphs.lowerBound].cluster)
                var advance: FixedLength = 0
                for glyph in glyphs {
                    advance += scale.advance(glyph: infos[glyph].codepoint, units: positions[glyph].x_advance)
                }
                if hasSpacing { advance += spacing(text, cluster: cluster, script: run.script, style: style) }
                body(cluster, advance, isUnsafe)
            }
        }
    }

    /// Calls `body` with the glyphs of each cluster, in logical order, and whether a break before it would need reshaping.
    private static func forEachCluster(
        _ infos: UnsafeBufferPointer<hb_glyph_info_t>, isRightToLeft: Bool, _ body: (Range<Int>, Bool) -> Void
    ) {
        var index = isRightToLeft ? infos.count - 1 : 0
        let step = isRightToLeft ? -1 : 1
        while infos.indices.contains(index) {
            let first = index
            var isUnsafe = false
            while infos.indices.contains(index), infos[index].cluster == infos[first].cluster {
                isUnsafe = isUnsafe || hb_glyph_info_get_glyph_flags(infos.baseAddress! + index).rawValue & 1 != 0
                index += step
            }
            body(isRightToLeft ? index + 1..<first + 1 : first..<index, isUnsafe)
        }
    }

    /// Shapes a piece of a run into glyphs in font units, in logical order of their clusters, with offsets from its start.
    ///
    /// Nothing where HarfBuzz adds a dotted circle to a broken syllable.
    static func appendGlyphs(
        to glyphs: inout [WordGlyph], _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, run: ShapedRun,
        face: FontFace, language: OpaquePointer?, features: [hb_feature_t]
    ) {
        let font = face.harfBuzz
        let dottedCircle = run.script.keepsGlyphOrder ? nil : font.nominalGlyph(0x25CC)
        shape(text, range: range, run: run, font: font, language: language, features: features) { infos, positions in
            if let dottedCircle, infos.contains(where: { $0.codepoint == dottedCircle }) { return }
            glyphs.reserveCapacity(infos.count)
            forEachCluster(infos, isRightToLeft: run.isRightToLeft) { cluster, isUnsafe in
                for glyph in cluster {
                    let advance = positions[glyph].x_advance
                    if advance != 0, face.strikeAdvance(glyph: infos[glyph].codepoint) != nil {
                        glyphs.append(
                            WordGlyph(
                                offset: Int(infos[glyph].cluster) - range.lowerBound,
                                startsCluster: glyph == cluster.lowerBound, isUnsafe: isUnsafe,
                                bitmap: infos[glyph].codepoint))
                        continue
                    }
                    let nominal = advance == 0 ? 0 : font.advance(glyph: infos[glyph].codepoint)
                    glyphs.append(
                        WordGlyph(
                            offset: Int(infos[glyph].cluster) - range.lowerBound,
                            startsCluster: glyph == cluster.lowerBound, isUnsafe: isUnsafe, nominal: nominal,
                            total: advance, unitShift: font.unitShift))
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
        shape(
            text, range: range, run: run, font: style.cascade.faces[Int(run.face)].harfBuzz, language: style.language,
            features: style.features, body)
    }

    @inline(__always)
    private static func shape<Result>(
        _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, run: ShapedRun, font: HarfBuzzFont,
        language: OpaquePointer?, features: [hb_feature_t],
        _ body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
    ) -> Result {
        TextStatistics.shapeCalls.add(1)
        return buffers.use { buffer in
            buffer.shape(
                text, range: range, font: font, script: run.script, isRightToLeft: run.isRightToLeft,
                language: language, features: features, body)
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
