extension PreparedText {
    /// The glyphs of a line of this text's layout, from left to right, where they were measured.
    ///
    /// White space that hangs at the line's end is left out; a truncation token's glyphs have the offset at which it stands.
    public func glyphRuns(in line: TextLine) -> [GlyphRun] {
        linePieces(in: line).flatMap { piece -> [GlyphRun] in
            switch piece.kind {
            case .text(let face), .hyphen(let face):
                piece.hangs ? [] : [glyphRun(piece, face: face, baseline: line.baseline)]
            case .token(let token): glyphRuns(of: token, in: piece, of: line)
            case .tab, .control, .lineBreak, .attachment: []
            }
        }
    }

    private func glyphRun(_ piece: LinePiece, face: Int, baseline: Double) -> GlyphRun {
        let style = styles[piece.style]
        let raisedBaseline = baseline - style.baselineOffset(rule: environment.metrics)
        var x = piece.x
        let glyphs = piece.glyphs.map { glyph in
            defer { x += glyph.advance }
            return GlyphRun.Glyph(
                id: glyph.id, x: Fixed.points(x + glyph.xOffset), y: raisedBaseline - Fixed.points(glyph.yOffset),
                utf16Offset: text.sourceOffset(glyph.offset))
        }
        return GlyphRun(
            face: style.cascade.faces[face], size: style.size(face: face), runIndex: piece.style, glyphs: glyphs,
            isRightToLeft: piece.isRightToLeft, string: string(of: piece, style: style))
    }

    /// What a piece shows, as characters. A hyphen's piece has no range in the text.
    private func string(of piece: LinePiece, style: ResolvedStyle) -> String {
        if case .hyphen = piece.kind { return String(decoding: [Hyphen.character(style: style)], as: UTF16.self) }
        return String(decoding: text.units[piece.range], as: UTF16.self)
    }

    private func glyphRuns(of token: PreparedText, in piece: LinePiece, of line: TextLine) -> [GlyphRun] {
        guard let tokenLine = token.layout(width: .infinity).lines.first else { return [] }
        return token.glyphRuns(in: tokenLine).map { run in
            var run = run
            run.runIndex = piece.style
            for index in run.glyphs.indices {
                run.glyphs[index].x += Fixed.points(piece.x)
                run.glyphs[index].y += line.baseline - tokenLine.baseline
                run.glyphs[index].utf16Offset = line.truncation?.hiddenRange.lowerBound ?? line.utf16Range.upperBound
            }
            return run
        }
    }
}
