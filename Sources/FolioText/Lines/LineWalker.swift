/// Walks a text's lines at a width. Counting, measuring and laying out all use it, so they cannot disagree.
struct LineWalker {
    /// One line, in offsets of the processed text.
    struct Line {
        var start: Int
        /// Behind the white space and the forced break that the line ends in.
        var end: Int
        /// Before the white space that hangs.
        var bodyEnd: Int
        var width: FixedLength
        /// The segments that the line is made of; nil where it begins or ends inside one.
        var segments: Range<Int>?
    }

    /// Not retained: `withLineWalker` holds it for as long as the walker lives.
    private unowned(unsafe) let text: PreparedText
    /// The text's own segments and edges, without the cost of reaching through the object for each.
    private let segments: SegmentTable
    private let itemEdges: UnsafeBufferPointer<ItemEdges>
    private let isBrowser: Bool
    /// The widest line that fits.
    private var limit: FixedLength
    private let hasLineRules: Bool
    /// The widest lines that fit at the start of a paragraph and further down; only where there are line rules.
    private var limits: (first: FixedLength, rest: FixedLength) = (0, 0)
    /// From the leading edge to the start of the line last returned.
    private(set) var indent: FixedLength = 0
    /// Whether the line last returned is its paragraph's first; asked only where there are line rules.
    private(set) var startsParagraph = true
    private var nextStartsParagraph = true
    private var segment = 0
    /// Where the next line starts: the segment's start, or inside it after a break in a word.
    private var start = 0
    private var emptyLineIsDue: Bool

    fileprivate init(
        _ text: PreparedText, segments: SegmentTable, itemEdges: UnsafeBufferPointer<ItemEdges>, width: Double
    ) {
        precondition(!width.isNaN, "a width to lay text out in is a number, not NaN")
        self.text = text
        self.segments = segments
        self.itemEdges = itemEdges
        isBrowser = text.isBrowser
        emptyLineIsDue = text.endsInEmptyLine
        hasLineRules = text.hasLineRules
        limit = LineWalker.limit(width, isBrowser: isBrowser)
        if hasLineRules {
            let available = Fixed.available(width, isBrowser: isBrowser)
            let tolerance = limit - available
            let geometry = text.geometry
            limits.first = geometry.room(in: available, indent: geometry.firstLineIndent) + tolerance
            limits.rest = geometry.room(in: available, indent: geometry.indent) + tolerance
        }
    }

    /// The widest line that fits: a browser lets 1/64 px of overflow through.
    static func limit(_ width: Double, isBrowser: Bool) -> FixedLength {
        Fixed.available(width, isBrowser: isBrowser) + (isBrowser ? Fixed.layoutUnit : 0)
    }

    mutating func next() -> Line? {
        if hasLineRules {
            startsParagraph = nextStartsParagraph
            nextStartsParagraph = false
            indent = text.geometry.indent(ofFirstLine: startsParagraph)
            limit = startsParagraph ? limits.first : limits.rest
        }
        guard segment < segments.count else {
            guard emptyLineIsDue else { return nil }
            emptyLineIsDue = false
            let end = text.count
            return Line(start: end, end: end, bodyEnd: end, width: 0, segments: nil)
        }
        let first = segment
        let isInsideWord = start > Int(segments[first].startOffset)
        let edge = isInsideWord ? text.startPosition(start) : segments[first].start
        var last = -1
        var index = first
        if text.isPlain {
            last = lastFitting(from: first, edge: edge, isInsideWord: isInsideWord)
            while last >= first, !allowsBreak(at: last) { last -= 1 }
            if last < first { last = -1 }
            index = segments.count
        } else if limit >= Fixed.unlimited / 2 {
            // All fits, and asking at every segment how far tabs reach would take time by the square of their number.
            last = segments[first...].firstIndex { $0.flags.contains(.isMandatory) } ?? segments.count - 1
            index = segments.count
        }
        var room = limit
        while index < segments.count {
            if width(to: index, from: first, edge: edge, isInsideWord: isInsideWord) <= limit {
                if allowsBreak(at: index) { last = index }
                room = limit
                if segments[index].flags.contains(.isMandatory) { break }
            } else if segments[index].flags.contains(.hasHyphen),
                width(toBodyOf: index, from: first, edge: edge, isInsideWord: isInsideWord) <= limit
            {
                room = limit - text.hyphenWidth(of: index)
            } else {
                break
            }
            index += 1
        }
        if !isBrowser { room = limit }
        if room < limit {
            // A browser that has no room for a hyphen breaks the item again as if the line were as much shorter.
            let item = text.endItem(of: index - 1)
            last =
                (first..<index).last {
                    allowsBreak(at: $0)
                        && width(toBodyOf: $0, from: first, edge: edge, isInsideWord: isInsideWord)
                            <= (text.endItem(of: $0) == item ? room : limit)
                } ?? last
        }
        if last < 0 {
            last = text.contextualBreaks.isEmpty ? first : firstBreak(from: first, edge: edge)
            if text.paragraph.whiteSpace.wraps, text.paragraph.overflowWrap != .normal,
                let line = breakInsideWord(upTo: Int(segments[last].bodyEnd), edge: edge, room: room)
            {
                return line
            }
        }
        if hasLineRules {
            last = lastWithoutHyphen(last, from: first, edge: edge, isInsideWord: isInsideWord)
            if pushesOut(last, from: first, edge: edge, isInsideWord: isInsideWord) { last -= 1 }
        }
        return line(to: last, from: first, edge: edge, isInsideWord: isInsideWord)
    }

    /// The hot loop: every line's width is a difference of two stored positions. -1 where not even the first segment fits.
    @inline(__always)
    private func lastFitting(from first: Int, edge: FixedLength, isInsideWord: Bool) -> Int {
        var last = -1
        var index = first
        let reach = edge + limit
        if itemEdges.isEmpty {
            while index < segments.count, segments[index].end <= reach {
                last = index
                if segments[index].flags.contains(.isMandatory) { break }
                index += 1
            }
            return last
        }
        let startItem = itemEdges[first].startItem
        let roundedReach = itemEdges[first].roundedStart + limit
        while index < segments.count {
            // Inside a word the rounded start is another one, so the width is summed up item by item.
            let fits =
                itemEdges[index].endItem == startItem
                ? segments[index].end <= reach
                : isInsideWord
                    ? width(to: index, from: first, edge: edge, isInsideWord: true) <= limit
                    : itemEdges[index].roundedEnd <= roundedReach
            // White space alone always fits: it hangs.
            guard fits || segments[index].bodyEnd <= start else { break }
            last = index
            if segments[index].flags.contains(.isMandatory) { break }
            index += 1
        }
        return last
    }

    private mutating func line(to last: Int, from first: Int, edge: FixedLength, isInsideWord: Bool) -> Line {
        let segment = segments[last]
        let end = last + 1 < segments.count ? Int(segments[last + 1].startOffset) : text.count
        let bodyEnd = max(start, Int(segment.bodyEnd))
        let line = Line(
            start: start, end: end, bodyEnd: bodyEnd,
            width: shownWidth(to: last, from: first, edge: edge, isInsideWord: isInsideWord),
            segments: isInsideWord ? nil : first..<last + 1)
        if hasLineRules { nextStartsParagraph = segment.flags.contains(.isMandatory) && text.endsParagraph(at: end) }
        self.segment = last + 1
        start = end
        return line
    }

    /// Where a line ends that would end in an automatic hyphen: before that word, if the line is full enough so.
    private func lastWithoutHyphen(_ last: Int, from first: Int, edge: FixedLength, isInsideWord: Bool) -> Int {
        let factor = text.geometry.hyphenationFactor
        guard factor < 1, text.contextualBreaks.isEmpty, isHyphenated(last),
            let whole = (first..<last).last(where: { !isHyphenated($0) })
        else {
            return last
        }
        let width = width(to: whole, from: first, edge: edge, isInsideWord: isInsideWord)
        return Double(width) < factor * Double(limit) ? last : whole
    }

    /// Whether a break behind a segment shows a hyphen that no soft hyphen asks for.
    private func isHyphenated(_ segment: Int) -> Bool {
        segments[segment].flags.contains(.hasHyphen) && text.text.units[Int(segments[segment].bodyEnd) - 1] != 0xAD
    }

    /// Whether a line's last word moves down to a short word that would stand alone (`LineBreakStrategy.pushOut`).
    ///
    /// It asks how wide the lines are, not how wide they may be: at the width of its widest line a text has the same lines.
    private func pushesOut(_ last: Int, from first: Int, edge: FixedLength, isInsideWord: Bool) -> Bool {
        guard text.paragraph.lineBreakStrategy.contains(.pushOut), text.contextualBreaks.isEmpty, last > first,
            last + 1 < segments.count, !segments[last].flags.contains(.isMandatory),
            !segments[last - 1].flags.contains(.hasHyphen)
        else { return false }
        var end = last + 1
        // A word of so many parts is not short.
        let limit = min(segments.count - 1, last + 8)
        while segments[end].flags.contains(.hasHyphen), end < limit { end += 1 }
        guard segments[end].flags.contains(.isMandatory) || end + 1 == segments.count else { return false }
        func width(from segment: Int) -> FixedLength {
            var walker = self
            walker.segment = segment
            walker.start = Int(segments[segment].startOffset)
            walker.indent = text.geometry.indent
            return walker.line(to: end, from: segment, edge: segments[segment].start, isInsideWord: false).width
        }
        let orphan = width(from: last + 1)
        let before = shownWidth(to: last, from: first, edge: edge, isInsideWord: isInsideWord)
        guard orphan > 0, orphan * 3 <= before else { return false }
        let company = width(from: last)
        return company <= limits.rest
            && company <= shownWidth(to: last - 1, from: first, edge: edge, isInsideWord: isInsideWord)
    }

    private func allowsBreak(at segment: Int) -> Bool {
        guard text.hasContextualBreaks else { return true }
        return text.contextualBreaks.allowsBreak(from: start, at: text.endOffset(of: segment))
    }

    /// The first segment that a line may end with whether or not it fits.
    private func firstBreak(from first: Int, edge: FixedLength) -> Int {
        let overflow = firstOverflow(upTo: text.count, edge: edge, room: limit)
        return (first..<segments.count - 1).first { index in
            segments[index].flags.contains(.isMandatory)
                || text.contextualBreaks.allowsBreak(from: start, at: text.endOffset(of: index), overflow: overflow)
        } ?? segments.count - 1
    }

    /// The first place that a browser tries where a line overflows: in the first cluster that does not fit, its last letter
    /// from left to right, since its letters stand where it begins, its first from right to left.
    private func firstOverflow(upTo end: Int, edge: FixedLength, room: FixedLength) -> Int {
        let clusters = text.clusters
        var low = clusters.index(atOrAfter: start + 1)
        var high = clusters.index(atOrAfter: end)
        while low < high {
            let middle = (low + high) / 2
            if clusters.position(middle) - edge <= room { low = middle + 1 } else { high = middle }
        }
        let overflowing = max(start, clusters.offset(low - 1))
        guard text.bidi.level(at: overflowing) & 1 == 0 else { return overflowing }
        return (low < clusters.count ? min(clusters.offset(low), end) : end) - 1
    }

    /// Fills the line with as many clusters of a word as fit, one at least; nil where the word has only one.
    ///
    /// So a ligature that does not fit may come apart, as in a browser. White space inside the word hangs behind the cut: no
    /// line begins with it.
    private mutating func breakInsideWord(upTo wordEnd: Int, edge: FixedLength, room: FixedLength) -> Line? {
        let candidate = firstOverflow(upTo: wordEnd, edge: edge, room: room)
        var cut = candidate
        while cut > start, !isPlaceToCut(cut) || width(ofCutAt: cut) > room {
            cut = min(cut - 1, bodyEnd(ofCutAt: cut))
        }
        if cut == start {
            cut = max(candidate, start + 1)
            while cut < wordEnd, !isPlaceToCut(cut) { cut += 1 }
            guard cut < wordEnd else { return nil }
        }
        var end = cut
        while text.hangs(at: end) { end += 1 }
        let line = Line(
            start: start, end: end, bodyEnd: bodyEnd(ofCutAt: cut), width: width(ofCutAt: cut), segments: nil)
        start = end
        while segment + 1 < segments.count, segments[segment + 1].startOffset <= end { segment += 1 }
        return line
    }

    /// Between grapheme clusters, or beside white space behind a letter, where a mark that stands on it is no hindrance.
    private func isPlaceToCut(_ offset: Int) -> Bool {
        text.isGraphemeStart(offset)
            || ((text.hangs(at: offset) || text.hangs(at: offset - 1)) && bodyEnd(ofCutAt: offset) > start)
    }

    private func bodyEnd(ofCutAt cut: Int) -> Int {
        var end = cut
        while end > start, text.hangs(at: end - 1) { end -= 1 }
        return end
    }

    private func width(ofCutAt cut: Int) -> FixedLength {
        let bodyEnd = bodyEnd(ofCutAt: cut)
        return text.lineWidth(start..<bodyEnd, keepsEnd: text.hangs(at: bodyEnd), from: indent)
    }

    /// The width that decides whether a line up to a segment fits.
    private func width(to last: Int, from first: Int, edge: FixedLength, isInsideWord: Bool) -> FixedLength {
        let segment = segments[last]
        if segment.bodyEnd <= start { return 0 }
        if text.hasTabs || (isInsideWord && !itemEdges.isEmpty) {
            return text.lineWidth(
                start..<Int(segment.bodyEnd), keepsEnd: !segment.flags.contains(.isReshapedAtEnd), from: indent)
                + (segment.flags.contains(.hasHyphen) ? text.hyphenWidth(of: last) : 0)
        }
        let unrounded = segment.end - edge
        return itemEdges.isEmpty ? unrounded : itemEdges.width(from: first, to: last, unrounded: unrounded)
    }

    private func width(toBodyOf last: Int, from first: Int, edge: FixedLength, isInsideWord: Bool) -> FixedLength {
        width(to: last, from: first, edge: edge, isInsideWord: isInsideWord)
            - (segments[last].flags.contains(.hasHyphen) ? text.hyphenWidth(of: last) : 0)
    }

    private func shownWidth(to last: Int, from first: Int, edge: FixedLength, isInsideWord: Bool) -> FixedLength {
        let segment = segments[last]
        // Both edges shaped anew in one unsafe stretch: only shaping the piece itself tells. A browser's segment may also end
        // farther away than what it shows.
        if segment.flags.contains(.isReshapedAtEnd),
            isBrowser
                || ((isInsideWord || segments[first].flags.contains(.isReshapedAtStart))
                    && !text.hasSafePlace(between: start, and: Int(segment.bodyEnd)))
        {
            return text.lineWidth(start..<Int(segment.bodyEnd), keepsEnd: false, from: indent)
                + (segment.flags.contains(.hasHyphen) ? text.hyphenWidth(of: last) : 0)
        }
        let width = width(to: last, from: first, edge: edge, isInsideWord: isInsideWord)
        return isBrowser ? Fixed.roundedUpToLayoutUnit(width) : width
    }
}

extension PreparedText {
    /// The item that a segment's body ends in.
    fileprivate func endItem(of segment: Int) -> Int { itemIndex(at: max(0, Int(segments[segment].bodyEnd) - 1)) }

    /// Whether white space stands at an offset that hangs at a line's end.
    func hangs(at offset: Int) -> Bool { offset < count && Segmentation.hangs(text.units[offset]) }

    /// Whether a grapheme cluster begins at an offset: one of the table's, or one inside a ligature.
    func isGraphemeStart(_ offset: Int) -> Bool {
        let index = clusters.index(atOrAfter: offset)
        if index < clusters.count, clusters.offset(index) == offset { return !isTorn(offset) }
        let start = clusters.offset(index - 1)
        let end = index < clusters.count ? clusters.offset(index) : count
        // No ligature is so long; it is marks without end, and to look into it for each of its letters would take its square.
        guard end - start <= 64 else { return false }
        return GraphemeBoundaries.starts(UnsafeBufferPointer(rebasing: text.units[start..<end]))?[offset - start]
            ?? true
    }

    /// Hands a walker over the lines at a width to `body`; it does not outlive the call.
    func withLineWalker<Result>(width: Double, _ body: (inout LineWalker) -> Result) -> Result {
        withExtendedLifetime(self) {
            var walker = LineWalker(self, segments: segments, itemEdges: tables.itemEdges, width: width)
            return body(&walker)
        }
    }
}
