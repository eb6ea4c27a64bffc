extension PreparedText {
    /// Where a line that starts at `offset`, inside a word, stands.
    func startPosition(_ offset: Int) -> FixedLength {
        edges.startPosition(offset, memo: self)
    }

    /// Whether a run may be cut somewhere between two places, so that each has its edge shaped for itself.
    func hasSafePlace(between start: Int, and end: Int) -> Bool {
        var index = clusters.index(atOrAfter: start + 1)
        while index < clusters.count, clusters.offset(index) < end {
            if !clusters.isUnsafe(index) { return true }
            index += 1
        }
        return false
    }

    /// The width of a hyphen shown at a segment's end.
    func hyphenWidth(of segment: Int) -> FixedLength {
        guard !hyphenWidths.isEmpty else { return 0 }
        return hyphenWidths[Hyphen.index(in: items[itemIndex(at: Int(segments[segment].bodyEnd) - 1)])]
    }

    /// The width of a line with this body: item by item, tabs at their stops, each item rounded up in a browser.
    ///
    /// - Parameters:
    ///   - keepsEnd: a space that hangs follows, with which the last letter keeps its kerning.
    ///   - origin: how far from the leading edge the body begins, which tabs ask for.
    func lineWidth(_ range: Range<Int>, keepsEnd: Bool, from origin: FixedLength = 0) -> FixedLength {
        guard !range.isEmpty else { return 0 }
        let edges = edges
        var width: FixedLength = 0
        for item in items[itemIndex(at: range.lowerBound)...] {
            let piece = item.range.clamped(to: range)
            guard !piece.isEmpty else { break }
            switch item.kind {
            case .lineBreak, .control: continue
            case .tabs:
                for tab in piece { width = tabEnd(tab, at: origin + width, in: range, keepsEnd: keepsEnd) - origin }
            case .text, .attachment:
                let isAtEnd = piece.upperBound == range.upperBound
                let part = edges.width(piece, keepsEnd: !isAtEnd || keepsEnd, memo: self)
                width += isBrowser ? Fixed.roundedUpToLayoutUnit(part) : part
            }
        }
        return width
    }

    func itemIndex(at offset: Int) -> Int { items.index(at: offset) }

    /// The widest line when only forced breaks break, preserved spaces at its end and indents included. Points.
    public var maxContentWidth: Double {
        var widest: FixedLength = 0
        var start = 0
        var startsParagraph = true
        for (index, segment) in segments.enumerated()
        where segment.flags.contains(.isMandatory) || index == segments.count - 1 {
            let end = endOffset(of: index)
            let bodyEnd = max(start, Int(segment.bodyEnd))
            let indent = geometry.indent(ofFirstLine: startsParagraph)
            let body = indent + lineWidth(start..<bodyEnd, keepsEnd: true, from: indent)
            widest = max(widest, body + hangingWidth(bodyEnd..<end, after: body) + geometry.trailingInset)
            startsParagraph = segment.flags.contains(.isMandatory) && endsParagraph(at: end)
            start = end
        }
        if endsInEmptyLine {
            widest = max(widest, geometry.indent(ofFirstLine: startsParagraph) + geometry.trailingInset)
        }
        // The narrowest width counts a hyphen at the text's end, and this one is never less.
        let endsInHyphen = isBrowser && paragraph.whiteSpace.wraps && text.units.last == ProcessedText.softHyphen
        return endsInHyphen ? max(Fixed.points(widest), minContentWidth) : Fixed.points(widest)
    }

    /// The widest piece that cannot break, without white space that hangs; ideographic spaces count. Points.
    ///
    /// `overflow-wrap: anywhere` lets it break between clusters, `break-word` does not (CSS Text 3, § 5.5). As in a browser the
    /// pieces keep the advances that they have in the whole text. A paragraph's first piece has the first line's indent.
    public var minContentWidth: Double {
        guard paragraph.whiteSpace.wraps else { return maxContentWidth }
        var widest: FixedLength = 0
        var start = 0
        var startsParagraph = true
        for (index, segment) in segments.enumerated() {
            let end = endOffset(of: index)
            let isPiece =
                index == segments.count - 1 || segment.flags.contains(.isMandatory) || breaksPiece(from: start, at: end)
            guard isPiece else { continue }
            defer { start = end }
            let indent = geometry.indent(ofFirstLine: startsParagraph) + geometry.trailingInset
            startsParagraph = segment.flags.contains(.isMandatory) && endsParagraph(at: end)
            var bodyEnd = Int(segment.bodyEnd)
            while bodyEnd < end, text.units[bodyEnd] == 0x3000 { bodyEnd += 1 }
            guard start < bodyEnd else { continue }
            if paragraph.overflowWrap == .anywhere {
                var indent = indent
                forEachCluster(in: start..<bodyEnd) {
                    let hyphen = $0.upperBound == bodyEnd ? finalHyphenWidth(of: index) : 0
                    widest = max(widest, indent + storedWidth($0) + hyphen)
                    indent = geometry.indent + geometry.trailingInset
                }
            } else {
                let hyphen = segment.flags.contains(.hasHyphen) ? hyphenWidth(of: index) : 0
                widest = max(widest, indent + storedWidth(start..<bodyEnd) + hyphen + finalHyphenWidth(of: index))
            }
        }
        return Fixed.points(widest)
    }

    /// Whether a browser that looks for the widest piece breaks here: it looks at each item, and from each piece on, by itself.
    private func breaksPiece(from start: Int, at end: Int) -> Bool {
        guard isBrowser else { return true }
        guard end >= contextualBreaks.firstBreaks[start] ?? 0 else { return false }
        return paragraph.breaksInsideWords
            || end - 1 > max(start, Int(items[itemIndex(at: end - 1)].start))
            || !NewerLineBreakRules(units: text.units).gluesLeadingHyphen(before: end)
    }

    func endOffset(of segment: Int) -> Int {
        segment + 1 < segments.count ? Int(segments[segment + 1].startOffset) : text.units.count
    }

    /// A browser counts a soft hyphen at the text's end as shown where it asks for the widest piece.
    private func finalHyphenWidth(of segment: Int) -> FixedLength {
        guard isBrowser, segment == segments.count - 1, text.units.last == ProcessedText.softHyphen,
            paragraph.hyphens != .none
        else { return 0 }
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
        let edges = edges
        var width: FixedLength = 0
        for item in items[itemIndex(at: range.lowerBound)...] {
            let piece = item.range.clamped(to: range)
            guard !piece.isEmpty else { break }
            let part = edges.clusterPosition(piece.upperBound) - edges.clusterPosition(piece.lowerBound)
            width += isBrowser ? Fixed.roundedUpToLayoutUnit(part) : part
        }
        return width
    }

    /// The width of white space behind a line's body, where it is kept.
    ///
    /// - Parameter body: how far from the leading edge the body ends.
    private func hangingWidth(_ range: Range<Int>, after body: FixedLength) -> FixedLength {
        guard !range.isEmpty else { return 0 }
        var width = body
        for item in items[itemIndex(at: range.lowerBound)...] {
            let piece = item.range.clamped(to: range)
            guard !piece.isEmpty else { break }
            switch item.kind {
            case .lineBreak, .control: continue
            case .tabs: for tab in piece { width = tabEnd(tab, at: width, in: range, keepsEnd: true) }
            case .text, .attachment: width += lineWidth(piece, keepsEnd: true)
            }
        }
        return width - body
    }
}
