extension PreparedText {
    /// The grapheme clusters of a line, from left to right.
    ///
    /// - Parameter starts: where clusters begin in the processed text; nil where every unit is one.
    func lineCells(in line: TextLine, graphemeStarts starts: [Bool]?) -> LineCells {
        var cells = linePieces(in: line).flatMap { piece -> [LineCell] in
            switch piece.kind {
            case .text(let face): self.cells(of: piece, face: face, graphemeStarts: starts)
            case .tab, .control, .attachment:
                [cell(piece.range, from: piece.x, to: piece.x + piece.width, level: piece.level)]
            case .lineBreak:
                [cell(piece.range, from: piece.x, to: piece.x, level: piece.level, isLineBreak: true)]
            case .hyphen, .token: []
            }
        }
        // White space that was taken away at the line's end belongs to it, but not what stands on the next line.
        for index in cells.indices where cells[index].range.upperBound > line.utf16Range.upperBound {
            cells[index].range = cells[index].range.clamped(to: line.utf16Range)
        }
        return LineCells(joined(cells, graphemeStarts: starts))
    }

    /// Two pieces may draw a grapheme cluster, such as a letter and its mark in different faces; it is one cell all the same.
    private func joined(_ cells: [LineCell], graphemeStarts starts: [Bool]?) -> [LineCell] {
        guard let starts else { return cells }
        var joined: [LineCell] = []
        for cell in cells {
            guard let last = joined.last, last.level == cell.level else {
                joined.append(cell)
                continue
            }
            let (first, second) = cell.isRightToLeft ? (cell, last) : (last, cell)
            let start = processedOffset(second.range.lowerBound)
            guard first.range.upperBound == second.range.lowerBound, !first.isLineBreak, start < count, !starts[start]
            else {
                joined.append(cell)
                continue
            }
            joined[joined.count - 1] = LineCell(
                range: first.range.lowerBound..<second.range.upperBound, shownEnd: second.shownEnd, left: last.left,
                right: cell.right, level: cell.level, isLineBreak: second.isLineBreak)
        }
        return joined
    }

    private func cell(
        _ range: Range<Int>, from left: FixedLength, to right: FixedLength, level: UInt8, isLineBreak: Bool = false
    ) -> LineCell {
        let start = text.sourceOffset(range.lowerBound)
        return LineCell(
            range: start..<text.sourceOffset(range.upperBound),
            shownEnd: text.sourceOffset(range.upperBound - 1) + 1, left: Fixed.points(left), right: Fixed.points(right),
            level: level,
            isLineBreak: isLineBreak)
    }

    /// A shaped piece's cells: HarfBuzz's clusters, joined or divided into grapheme clusters.
    private func cells(of piece: LinePiece, face: Int, graphemeStarts starts: [Bool]?) -> [LineCell] {
        var cells: [LineCell] = []
        let clusters = shapedClusters(of: piece)
        var index = 0
        while index < clusters.count {
            // Clusters that begin inside a grapheme cluster belong to the one before.
            var last = index
            while last + 1 < clusters.count, starts?[clusters[last + 1].start] == false { last += 1 }
            let end = last + 1 < clusters.count ? clusters[last + 1].start : piece.range.upperBound
            let range = clusters[index].start..<end
            let left = min(clusters[index].left, clusters[last].left)
            let right = max(clusters[index].right, clusters[last].right)
            let carets = carets(
                inside: range, glyph: index == last ? clusters[index].onlyGlyph : nil, face: face, piece: piece,
                left: left, right: right, graphemeStarts: starts)
            var start = range.lowerBound
            var edge = piece.isRightToLeft ? right : left
            for (offset, x) in carets + [(end, piece.isRightToLeft ? left : right)] {
                cells.append(cell(start..<offset, from: min(edge, x), to: max(edge, x), level: piece.level))
                start = offset
                edge = x
            }
            index = last + 1
        }
        return piece.isRightToLeft ? cells.reversed() : cells
    }

    private struct ShapedCluster {
        var start: Int
        var left: FixedLength
        var right: FixedLength
        /// The glyph, and where its origin is, where the cluster is one glyph.
        var onlyGlyph: (id: UInt32, origin: FixedLength)?
    }

    /// HarfBuzz's clusters in logical order.
    private func shapedClusters(of piece: LinePiece) -> [ShapedCluster] {
        var clusters: [ShapedCluster] = []
        var x = piece.x
        for glyph in piece.glyphs {
            if let last = clusters.last, last.start == glyph.offset {
                clusters[clusters.count - 1].right += glyph.advance
                clusters[clusters.count - 1].onlyGlyph = nil
            } else {
                clusters.append(
                    ShapedCluster(
                        start: glyph.offset, left: x, right: x + glyph.advance, onlyGlyph: (glyph.id, x + glyph.xOffset)
                    ))
            }
            x += glyph.advance
        }
        return piece.isRightToLeft ? clusters.reversed() : clusters
    }

    /// The places between the grapheme clusters of a ligature, in logical order: the font's own (`GDEF`), else equal
    /// parts.
    private func carets(
        inside range: Range<Int>, glyph: (id: UInt32, origin: FixedLength)?, face: Int, piece: LinePiece,
        left: FixedLength, right: FixedLength, graphemeStarts starts: [Bool]?
    ) -> [(offset: Int, x: FixedLength)] {
        let offsets = (range.lowerBound..<range.upperBound).dropFirst().filter { starts?[$0] ?? true }
        guard !offsets.isEmpty else { return [] }
        // A browser divides equally, whatever the font says.
        if let glyph, !isBrowser {
            let style = styles[piece.style]
            let scale = style.scale(face: face)
            let carets = style.cascade.faces[face].harfBuzz.ligatureCarets(
                glyph: glyph.id, isRightToLeft: piece.isRightToLeft
            ).map { glyph.origin + scale.scaled($0) }.sorted()
            if carets.count == offsets.count, carets.allSatisfy({ left < $0 && $0 < right }) {
                return Array(zip(offsets, piece.isRightToLeft ? carets.reversed() : carets))
            }
        }
        let count = FixedLength(offsets.count + 1)
        return offsets.enumerated().map { index, offset in
            let part = (right - left) * FixedLength(index + 1) / count
            return (offset, piece.isRightToLeft ? right - part : left + part)
        }
    }
}
