extension PreparedText {
    /// Where a line that starts at `offset`, inside a word, stands.
    func startPosition(_ offset: Int) -> FixedLength {
        shapingUnits.withUnsafeBufferPointer { edges($0).startPosition(offset, memo: memoized) }
    }

    /// The width of a hyphen shown at a segment's end.
    func hyphenWidth(of segment: Int) -> FixedLength {
        let offset = Int(segments[segment].bodyEnd) - 1
        guard let run = shapingUnits.withUnsafeBufferPointer({ edges($0).run(at: offset) }) else { return 0 }
        let width = Hyphen.width(style: styles[Int(run.style)], run: run)
        return isBrowser ? Fixed.roundedUpToLayoutUnit(width) : width
    }

    /// The width of a line with this body: item by item, tabs at their stops, each item rounded up in a browser.
    ///
    /// - Parameter keepsEnd: a space that hangs follows, with which the last letter keeps its kerning.
    func lineWidth(_ range: Range<Int>, keepsEnd: Bool) -> FixedLength {
        guard !range.isEmpty else { return 0 }
        return shapingUnits.withUnsafeBufferPointer { units in
            let edges = edges(units)
            var width: FixedLength = 0
            for item in items[itemIndex(at: range.lowerBound)...] {
                let piece = item.range.clamped(to: range)
                guard !piece.isEmpty else { break }
                switch item.kind {
                case .lineBreak: continue
                case .tabs: for _ in piece { width = nextTabStop(after: width, style: styles[Int(item.style)]) }
                case .text:
                    let isAtEnd = piece.upperBound == range.upperBound
                    let part = edges.width(piece, keepsEnd: !isAtEnd || keepsEnd, memo: memoized)
                    width += isBrowser ? Fixed.roundedUpToLayoutUnit(part) : part
                }
            }
            return width
        }
    }

    func itemIndex(at offset: Int) -> Int { items.index(at: offset) }

    /// Tab stops stand every `tabSize` spaces; one nearer than half a space is skipped (CSS Text 3, § 4.2).
    private func nextTabStop(after width: FixedLength, style: ResolvedStyle) -> FixedLength {
        let space = spaceAdvance(styles[0])
        let stop = FixedLength(Double(space + styles[0].letterSpacing) * paragraph.tabSize)
        guard stop > 0 else { return width }
        let next = (width / stop + 1) * stop
        let reached = next - width < space / 2 ? next + stop : next
        return isBrowser ? Fixed.roundedUpToLayoutUnit(reached) : reached
    }

    private func spaceAdvance(_ style: ResolvedStyle) -> FixedLength {
        let face = style.cascade.primary
        guard let glyph = face.harfBuzz.nominalGlyph(0x20) else { return 0 }
        return style.scale(face: 0).advance(glyph: glyph, units: face.harfBuzz.advance(glyph: glyph))
    }

    /// The widest line when only forced breaks break, preserved spaces at its end included. Points.
    public var maxContentWidth: Double {
        var widest: FixedLength = 0
        var start = 0
        for (index, segment) in segments.enumerated()
        where segment.flags.contains(.isMandatory) || index == segments.count - 1 {
            let end = endOffset(of: index)
            let bodyEnd = max(start, Int(segment.bodyEnd))
            let body = lineWidth(start..<bodyEnd, keepsEnd: true)
            widest = max(widest, body + hangingWidth(bodyEnd..<end, after: body) + finalHyphenWidth(of: index))
            start = end
        }
        return Fixed.points(widest)
    }

    /// The widest piece that cannot break, without white space that hangs; ideographic spaces count. Points.
    ///
    /// `overflow-wrap: anywhere` lets it break between clusters, `break-word` does not (CSS Text 3, § 5.5). As in a browser the
    /// pieces keep the advances that they have in the whole text.
    public var minContentWidth: Double {
        guard paragraph.whiteSpace.wraps else { return maxContentWidth }
        var widest: FixedLength = 0
        var start = 0
        for (index, segment) in segments.enumerated() {
            let end = endOffset(of: index)
            let isPiece =
                index == segments.count - 1 || segment.flags.contains(.isMandatory) || breaksPiece(from: start, at: end)
            guard isPiece else { continue }
            defer { start = end }
            var bodyEnd = Int(segment.bodyEnd)
            while bodyEnd < end, text.units[bodyEnd] == 0x3000 { bodyEnd += 1 }
            guard start < bodyEnd else { continue }
            if paragraph.overflowWrap == .anywhere {
                forEachCluster(in: start..<bodyEnd) { widest = max(widest, storedWidth($0)) }
            } else {
                let hyphen = segment.flags.contains(.hasHyphen) ? hyphenWidth(of: index) : 0
                widest = max(widest, storedWidth(start..<bodyEnd) + hyphen + finalHyphenWidth(of: index))
            }
        }
        return Fixed.points(widest)
    }

    /// Whether a browser that looks for the widest piece breaks here: it looks at each item, and from each piece on, by itself.
    private func breaksPiece(from start: Int, at end: Int) -> Bool {
        guard isBrowser else { return true }
        guard end >= contextualBreaks.shortRuns[start] ?? 0 else { return false }
        return end - 1 > max(start, Int(items[itemIndex(at: end - 1)].start))
            || text.units.withUnsafeBufferPointer { !NewerLineBreakRules(units: $0).gluesLeadingHyphen(before: end) }
    }

    func endOffset(of segment: Int) -> Int {
        segment + 1 < segments.count ? Int(segments[segment + 1].startOffset) : text.units.count
    }

    /// A text that ends in a soft hyphen shows it when its width is asked for, as a browser does.
    private func finalHyphenWidth(of segment: Int) -> FixedLength {
        guard segment == segments.count - 1, text.units.last == 0xAD else { return 0 }
        return hyphenWidth(of: segment)
    }

    private func forEachCluster(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
        var start = range.lowerBound
        while start < range.upperBound {
            let next = clusters.index(atOrAfter: start + 1)
            let end = next < clusters.count ? min(clusters.offset(next), range.upperBound) : range.upperBound
            body(start..<end)
            start = end
        }
    }

    /// A piece's width by the stored advances, item by item.
    private func storedWidth(_ range: Range<Int>) -> FixedLength {
        guard !hasTabs else { return lineWidth(range, keepsEnd: true) }
        return shapingUnits.withUnsafeBufferPointer { units in
            let edges = edges(units)
            var width: FixedLength = 0
            for item in items[itemIndex(at: range.lowerBound)...] {
                let piece = item.range.clamped(to: range)
                guard !piece.isEmpty else { break }
                let part = edges.clusterPosition(piece.upperBound) - edges.clusterPosition(piece.lowerBound)
                width += isBrowser ? Fixed.roundedUpToLayoutUnit(part) : part
            }
            return width
        }
    }

    /// The width of white space behind a line's body, where it is kept.
    private func hangingWidth(_ range: Range<Int>, after body: FixedLength) -> FixedLength {
        guard !range.isEmpty else { return 0 }
        var width = body
        for item in items[itemIndex(at: range.lowerBound)...] {
            let piece = item.range.clamped(to: range)
            guard !piece.isEmpty else { break }
            switch item.kind {
            case .lineBreak: continue
            case .tabs: for _ in piece { width = nextTabStop(after: width, style: styles[Int(item.style)]) }
            case .text: width += lineWidth(piece, keepsEnd: true)
            }
        }
        return width - body
    }
}
