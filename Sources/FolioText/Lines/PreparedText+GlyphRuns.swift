import FolioHarfBuzz

extension PreparedText {
    /// The glyphs of a line of this text's layout, from left to right (UAX #9, rule L2), where they were measured.
    ///
    /// A line's pieces are shaped again, in their context: keeping every glyph would cost more memory than drawing a line.
    /// The truncation token of a truncated line comes last in the paragraph's direction.
    public func glyphRuns(in line: TextLine) -> [GlyphRun] {
        let start = processedOffset(line.utf16Range.lowerBound)
        var end = processedOffset(line.utf16Range.upperBound)
        let token = line.truncationToken.map { truncationText($0, at: start) }
        while end > start, Segmentation.hangs(text.units[end - 1]) { end -= 1 }
        var pieces = pieces(of: start..<end)
        if end > start, !line.isTruncated, text.units[end - 1] == 0xAD, end < text.units.count {
            if let last = pieces.last { pieces.append(hyphenPiece(after: last)) }
        }
        let isRightToLeft = bidi.paragraphLevel(at: min(start, max(0, text.units.count - 1))) & 1 != 0
        var x = line.x
        var runs: [GlyphRun] = []
        func addToken() {
            guard let token else { return }
            for var run in token.layout(width: .infinity).lines.prefix(1).flatMap({ token.glyphRuns(in: $0) }) {
                for index in run.glyphs.indices {
                    run.glyphs[index].x += x
                    run.glyphs[index].y = line.baseline
                    run.glyphs[index].utf16Offset = line.utf16Range.upperBound
                }
                runs.append(run)
            }
            x += token.maxContentWidth
        }
        if isRightToLeft { addToken() }
        for index in Bidi.visualOrder(levels: pieces.map(\.level)) {
            let piece = pieces[index]
            if piece.glyphs.isEmpty {
                x += piece.width
                continue
            }
            let style = styles[piece.style]
            var glyphs: [GlyphRun.Glyph] = []
            for glyph in piece.glyphs {
                glyphs.append(
                    .init(
                        id: glyph.id, x: x + glyph.x, y: line.baseline - glyph.y,
                        utf16Offset: text.sourceOffset(glyph.offset)))
            }
            runs.append(
                GlyphRun(
                    face: style.cascade.faces[piece.face], size: style.size(face: piece.face), runIndex: piece.style,
                    glyphs: glyphs))
            x += piece.width
        }
        if !isRightToLeft { addToken() }
        return runs
    }

    /// A truncation token in the style of the line that it ends.
    func truncationText(_ token: String, at offset: Int) -> PreparedText {
        PreparedText(
            token, attributes: styles[style(at: offset)].attributes, paragraph: paragraph, environment: environment)
    }

    private struct Piece {
        struct Glyph {
            var id: UInt32
            var x: Double
            var y: Double
            var offset: Int
        }

        var level: UInt8
        var style: Int
        var face: Int
        var width: Double
        var glyphs: [Glyph]
        var run: ShapedRun?
    }

    /// The pieces of shaped runs and tabs that a line is made of, in logical order.
    private func pieces(of line: Range<Int>) -> [Piece] {
        guard !line.isEmpty else { return [] }
        var pieces: [Piece] = []
        var width: FixedLength = 0
        for item in items[itemIndex(at: line.lowerBound)...] {
            let range = item.range.clamped(to: line)
            guard !range.isEmpty else { break }
            switch item.kind {
            case .lineBreak: continue
            case .tabs:
                let before = width
                width = lineWidth(line.lowerBound..<range.upperBound, keepsEnd: true)
                pieces.append(
                    Piece(
                        level: item.level, style: Int(item.style), face: 0, width: Fixed.points(width - before),
                        glyphs: [],
                        run: nil))
            case .text:
                for run in runs[runs.partitionPoint { $0.end <= range.lowerBound }...].prefix(while: {
                    $0.start < range.upperBound
                }) {
                    let piece = shapedPiece(run, range: run.range.clamped(to: range))
                    width += Fixed.rounded(piece.width)
                    pieces.append(piece)
                }
            }
        }
        return pieces
    }

    private func shapedPiece(_ run: ShapedRun, range: Range<Int>) -> Piece {
        shapingUnits.withUnsafeBufferPointer { shaped(run, range: range, units: $0, offset: nil) }
    }

    private func hyphenPiece(after last: Piece) -> Piece {
        guard let run = last.run else { return last }
        let (units, hyphen) = Hyphen.piece(style: styles[last.style], run: run)
        return units.withUnsafeBufferPointer { shaped(hyphen, range: 0..<1, units: $0, offset: Int(run.end) - 1) }
    }

    private func shaped(_ run: ShapedRun, range: Range<Int>, units: UnsafeBufferPointer<UInt16>, offset: Int?) -> Piece
    {
        let style = styles[Int(run.style)]
        let scale = style.scale(face: Int(run.face))
        let spacing = style.letterSpacing
        var glyphs: [Piece.Glyph] = []
        var x: FixedLength = 0
        Shaper.shape(units, range: range, run: run, style: style) { infos, positions in
            for index in infos.indices {
                let (info, position) = (infos[index], positions[index])
                glyphs.append(
                    .init(
                        id: info.codepoint, x: Fixed.points(x + scale.scaled(position.x_offset)),
                        y: Fixed.points(scale.scaled(position.y_offset)), offset: offset ?? Int(info.cluster)))
                x += scale.advance(glyph: info.codepoint, units: position.x_advance)
                let endsCluster = index + 1 == infos.count || infos[index + 1].cluster != info.cluster
                if endsCluster, spacing != 0, Shaper.takesSpacing(units, cluster: Int(info.cluster), script: run.script)
                {
                    x += spacing
                }
            }
        }
        return Piece(
            level: run.level, style: Int(run.style), face: Int(run.face), width: Fixed.points(x), glyphs: glyphs,
            run: run)
    }
}
