import FolioHarfBuzz

extension PreparedText {
    /// What stands in a line of this text's layout, from left to right (UAX #9, rule L2), where it was measured.
    ///
    /// The line is shaped again, in its context: keeping every glyph would cost more memory than drawing a line. White space
    /// that hangs stands beyond the line's edge; the truncation token comes last in the paragraph's direction.
    func linePieces(in line: TextLine) -> [LinePiece] {
        let start = processedOffset(line.utf16Range.lowerBound)
        let end = processedOffset(line.utf16Range.upperBound)
        let level = bidi.paragraphLevel(at: min(start, max(0, text.units.count - 1)))
        var pieces: [LinePiece]
        if let truncation = line.truncation {
            pieces = truncatedPieces(start..<end, truncation, level: level)
        } else {
            var bodyEnd = end
            while bodyEnd > start, Segmentation.hangs(text.units[bodyEnd - 1]) { bodyEnd -= 1 }
            pieces = self.pieces(of: start..<end, bodyEnd: bodyEnd, from: indent(ofLineAt: start))
            if showsHyphen(start..<bodyEnd), let last = pieces.lastIndex(where: { !$0.hangs }) {
                if let hyphen = hyphenPiece(after: pieces[last]) { pieces.insert(hyphen, at: last + 1) }
            }
            if line.stretch != 0 {
                stretch(&pieces, by: Fixed.rounded(line.stretch), at: stretchPlaces(in: start..<bodyEnd))
            }
        }
        return placed(pieces, x: Fixed.rounded(line.x), isRightToLeft: level & 1 != 0)
    }

    /// What is before the token, the token, and what is behind it.
    private func truncatedPieces(_ line: Range<Int>, _ truncation: LineTruncation, level: UInt8) -> [LinePiece] {
        let hidden =
            processedOffset(truncation.hiddenRange.lowerBound)..<processedOffset(truncation.hiddenRange.upperBound)
        var bodyEnd = line.upperBound
        while bodyEnd > hidden.upperBound, Segmentation.hangs(text.units[bodyEnd - 1]) { bodyEnd -= 1 }
        let indent = indent(ofLineAt: line.lowerBound)
        let prefix = line.lowerBound..<hidden.lowerBound
        let suffix = hidden.upperBound..<bodyEnd
        let token = LinePiece(
            kind: .token(truncationText(truncation.token, style: truncation.runIndex, at: line.lowerBound)),
            level: level,
            style: truncation.runIndex, range: hidden.lowerBound..<hidden.lowerBound, hangs: false, item: -2, width: 0)
        var pieces = pieces(of: prefix, bodyEnd: prefix.upperBound, from: indent)
        pieces.append(token)
        if case .token(let text) = token.kind { pieces[pieces.count - 1].width = Fixed.rounded(text.maxContentWidth) }
        let origin = pieces.reduce(indent) { $0 + $1.width }
        return pieces + self.pieces(of: suffix, bodyEnd: suffix.upperBound, from: origin)
    }

    /// How far from the leading edge a line begins; only tabs ask.
    private func indent(ofLineAt start: Int) -> FixedLength {
        guard hasLineRules else { return 0 }
        return geometry.indent(ofFirstLine: start == 0 || (isForced(breakAt: start) && endsParagraph(at: start)))
    }

    /// Whether a forced break ends a line here, behind the first unit.
    func isForced(breakAt offset: Int) -> Bool {
        let next = segments.partitionPoint { Int($0.startOffset) < offset }
        return (next < segments.count ? Int(segments[next].startOffset) : count) == offset
            && segments[next - 1].flags.contains(.isMandatory)
    }

    private func showsHyphen(_ body: Range<Int>) -> Bool {
        guard !hyphenWidths.isEmpty, body.upperBound < text.units.count else { return false }
        let next = segments.partitionPoint { Int($0.startOffset) < body.upperBound }
        guard next > 0, next < segments.count, Int(segments[next].startOffset) == body.upperBound else { return false }
        return segments[next - 1].flags.contains(.hasHyphen)
    }

    /// Puts pieces, given in logical order, from left to right.
    private func placed(_ pieces: [LinePiece], x: FixedLength, isRightToLeft: Bool) -> [LinePiece] {
        let left = x
        var x = x
        var ordered = Bidi.visualOrder(levels: pieces.map(\.level)).map { pieces[$0] }
        var itemStart = x
        for index in ordered.indices {
            if index > 0,
                ordered[index].item != ordered[index - 1].item || ordered[index].hangs != ordered[index - 1].hangs
            {
                if isBrowser { x = itemStart + Fixed.roundedUpToLayoutUnit(x - itemStart) }
                itemStart = x
            }
            ordered[index].x = x
            x += ordered[index].width
        }
        // What hangs at the end of a right-to-left line stands to the left of it.
        if isRightToLeft, ordered.first?.hangs == true {
            let body = ordered.first { !$0.hangs }?.x ?? x
            for index in ordered.indices { ordered[index].x -= body - left }
        }
        return ordered
    }

    /// The pieces of shaped runs, tabs and breaks that a line is made of, in logical order.
    private func pieces(of line: Range<Int>, bodyEnd: Int, from origin: FixedLength) -> [LinePiece] {
        guard !line.isEmpty else { return [] }
        var pieces: [LinePiece] = []
        // Where what has been passed ends: in the text, and from the leading edge.
        var reached = line.lowerBound
        var x = origin
        for index in items.indices[itemIndex(at: line.lowerBound)...] {
            let item = items[index]
            let range = item.range.clamped(to: line)
            guard !range.isEmpty else { break }
            switch item.kind {
            case .lineBreak:
                pieces.append(
                    LinePiece(
                        kind: .lineBreak, level: item.level, style: Int(item.style), range: range,
                        hangs: range.lowerBound >= bodyEnd, item: index, width: 0))
            case .tabs:
                x += lineWidth(reached..<range.lowerBound, keepsEnd: true, from: x)
                reached = range.upperBound
                for tab in range {
                    let end = tabEnd(
                        tab, at: x, in: tab < bodyEnd ? line.lowerBound..<bodyEnd : line,
                        keepsEnd: bodyEnd < line.upperBound || bodyEnd == text.units.count)
                    pieces.append(
                        LinePiece(
                            kind: .tab, level: item.level, style: Int(item.style), range: tab..<tab + 1,
                            hangs: tab >= bodyEnd, item: index, width: end - x))
                    x = end
                }
            case .control:
                pieces.append(
                    LinePiece(
                        kind: .control, level: item.level, style: Int(item.style), range: range,
                        hangs: range.lowerBound >= bodyEnd, item: index, width: 0))
            case .attachment:
                pieces.append(
                    LinePiece(
                        kind: .attachment, level: item.level, style: Int(item.style), range: range, hangs: false,
                        item: index, width: lineWidth(range, keepsEnd: true)))
            case .text:
                for run in runs[runs.partitionPoint { $0.end <= range.lowerBound }...].prefix(while: {
                    $0.start < range.upperBound
                }) {
                    let piece = shapedPiece(run, range: run.range.clamped(to: range))
                    pieces += split(piece, at: bodyEnd)
                }
            }
        }
        return pieces
    }

    private func shapedPiece(_ run: ShapedRun, range: Range<Int>) -> LinePiece {
        LinePiece(
            kind: .text(face: Int(run.face)), level: run.level, style: Int(run.style), range: range, hangs: false,
            item: Int(run.item), width: 0, run: run
        ).with(glyphs: glyphs(of: run, range: range, units: shapingUnits))
    }

    private func hyphenPiece(after last: LinePiece) -> LinePiece? {
        guard let run = last.run else { return nil }
        let (units, hyphen) = Hyphen.piece(style: styles[last.style], run: run)
        var glyphs = units.withUnsafeBufferPointer { self.glyphs(of: hyphen, range: 0..<1, units: $0) }
        for index in glyphs.indices {
            // The hyphen itself takes no letter-spacing, and counts as part of what it ends.
            glyphs[index].advance -= index == glyphs.count - 1 ? styles[last.style].letterSpacing : 0
            glyphs[index].offset = last.range.upperBound - 1
        }
        return LinePiece(
            kind: .hyphen(face: Int(hyphen.face)), level: last.level, style: last.style,
            range: last.range.upperBound..<last.range.upperBound, hangs: false, item: -1, width: 0
        ).with(glyphs: glyphs)
    }

    private func glyphs(of run: ShapedRun, range: Range<Int>, units: UnsafeBufferPointer<UInt16>) -> [LinePiece.Glyph] {
        let style = styles[Int(run.style)]
        let scale = style.scale(face: Int(run.face))
        var glyphs: [LinePiece.Glyph] = []
        Shaper.shape(units, range: range, run: run, style: style) { infos, positions in
            for index in infos.indices {
                let (info, position) = (infos[index], positions[index])
                var advance = scale.advance(glyph: info.codepoint, units: position.x_advance)
                let endsCluster = index + 1 == infos.count || infos[index + 1].cluster != info.cluster
                if endsCluster, style.hasSpacing {
                    advance += Shaper.spacing(units, cluster: Int(info.cluster), script: run.script, style: style)
                }
                glyphs.append(
                    .init(
                        id: info.codepoint, xOffset: scale.scaled(position.x_offset),
                        yOffset: scale.scaledVertically(position.y_offset), advance: advance, offset: Int(info.cluster))
                )
            }
        }
        return glyphs
    }

    /// Cuts the white space that hangs off a piece; it takes the paragraph's level (UAX #9, rule L1).
    private func split(_ piece: LinePiece, at bodyEnd: Int) -> [LinePiece] {
        guard piece.range.upperBound > bodyEnd else { return [piece] }
        var tail = piece
        tail.hangs = true
        tail.level = bidi.paragraphLevel(at: piece.range.upperBound - 1)
        tail.range = max(bodyEnd, piece.range.lowerBound)..<piece.range.upperBound
        var glyphs = piece.glyphs.filter { $0.offset >= tail.range.lowerBound }
        if tail.isRightToLeft != piece.isRightToLeft { glyphs.reverse() }
        if paragraph.whiteSpace.collapsesSpaces {
            // A space that collapses takes no room at a line's end.
            for index in glyphs.indices where text.units[glyphs[index].offset] == ProcessedText.space {
                glyphs[index].advance = 0
            }
        }
        tail = tail.with(glyphs: glyphs)
        guard piece.range.lowerBound < bodyEnd else { return [tail] }
        var body = piece
        body.range = piece.range.lowerBound..<bodyEnd
        return [body.with(glyphs: piece.glyphs.filter { $0.offset < bodyEnd }), tail]
    }
}

extension LinePiece {
    /// The piece with these glyphs, one behind the other, and their width.
    fileprivate func with(glyphs: [Glyph]) -> LinePiece {
        var piece = self
        piece.glyphs = glyphs
        piece.width = glyphs.reduce(0) { $0 + $1.advance }
        return piece
    }
}
