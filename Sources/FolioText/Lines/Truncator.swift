/// Finds what a truncated line shows beside its token; all offsets are of the processed text.
struct Truncator {
    struct Cut {
        var hidden: Range<Int>
        /// With the token.
        var width: FixedLength
        /// Where the text stands beside which the token is set.
        var shownOffset: Int
    }

    private let text: PreparedText
    private let room: FixedLength
    private let indent: FixedLength
    /// What may be shown before the token: from the line's start to a forced break.
    private let head: Range<Int>
    /// What may be shown behind the token: the text's last line, were there no edge.
    private let tail: Range<Int>

    init(_ text: PreparedText, lineStart: Int, room: FixedLength, indent: FixedLength) {
        self.text = text
        self.room = room
        self.indent = indent
        var end = text.count
        while end > lineStart, Segmentation.hangs(text.text.units[end - 1]) || text.isForcedBreak(before: end) {
            end -= 1
        }
        head = lineStart..<max(lineStart, text.forcedLineEnd(from: lineStart))
        tail = max(lineStart, text.forcedLineStart(upTo: end))..<end
    }

    /// What is hidden, if anything that is shown and the token fit the room; where nothing fits the token stands alone.
    func cut(_ truncation: Truncation, tokenWidth: FixedLength) -> Cut {
        let room = room - tokenWidth
        switch truncation {
        case .head:
            let start = suffixStart(in: tail, fitting: room, from: indent + tokenWidth)
            let width = suffixWidth(start, from: indent + tokenWidth)
            return Cut(
                hidden: head.lowerBound..<start, width: tokenWidth + width, shownOffset: min(start, tail.upperBound))
        case .middle: return middleCut(tokenWidth: tokenWidth)
        case .tail, .clip:
            let end = prefixEnd(in: head, fitting: room)
            return Cut(
                hidden: end..<text.count, width: prefixWidth(end) + tokenWidth,
                shownOffset: max(head.lowerBound, end - 1))
        }
    }

    private func middleCut(tokenWidth: FixedLength) -> Cut {
        let room = room - tokenWidth
        var end = prefixEnd(in: head, fitting: room / 2)
        var width = prefixWidth(end)
        let origin = indent + width + tokenWidth
        let start = suffixStart(
            in: max(end, tail.lowerBound)..<max(end, tail.upperBound), fitting: room - width, from: origin)
        let suffix = suffixWidth(start, from: origin)
        // What the end of the text leaves goes to the beginning; tabs would move with it.
        if !text.hasTabs {
            end = prefixEnd(in: head.lowerBound..<min(head.upperBound, start), fitting: room - suffix)
            width = prefixWidth(end)
        }
        return Cut(
            hidden: end..<start, width: width + tokenWidth + suffix, shownOffset: max(head.lowerBound, end - 1))
    }

    /// The last place before which the text fits, between grapheme clusters and without white space at its end.
    private func prefixEnd(in range: Range<Int>, fitting width: FixedLength) -> Int {
        let clusters = text.clusters
        let first = clusters.index(atOrAfter: range.lowerBound)
        var low = first
        var high = clusters.index(atOrAfter: range.upperBound)
        while low < high {
            let middle = (low + high + 1) / 2
            if prefixWidth(place(middle)) <= width { low = middle } else { high = middle - 1 }
        }
        while low > first, text.isInsideGraphemeCluster(place(low)) || prefixWidth(place(low)) > width { low -= 1 }
        var end = place(low)
        while end > range.lowerBound, Segmentation.hangs(text.text.units[end - 1]),
            !text.isInsideGraphemeCluster(end - 1)
        { end -= 1 }
        return max(range.lowerBound, end)
    }

    /// The first place behind which the text fits, between grapheme clusters and without white space at its start.
    private func suffixStart(in range: Range<Int>, fitting width: FixedLength, from origin: FixedLength) -> Int {
        let clusters = text.clusters
        var low = clusters.index(atOrAfter: range.lowerBound)
        let last = clusters.index(atOrAfter: range.upperBound)
        var high = last
        while low < high {
            let middle = (low + high) / 2
            if suffixWidth(place(middle), from: origin) <= width { high = middle } else { low = middle + 1 }
        }
        while high < last, text.isInsideGraphemeCluster(place(high)) { high += 1 }
        var start = place(high)
        while start < range.upperBound, Segmentation.hangs(text.text.units[start]),
            !text.isInsideGraphemeCluster(start + 1)
        { start += 1 }
        return start
    }

    private func place(_ cluster: Int) -> Int {
        cluster < text.clusters.count ? text.clusters.offset(cluster) : text.count
    }

    private func prefixWidth(_ end: Int) -> FixedLength {
        text.lineWidth(head.lowerBound..<max(head.lowerBound, end), keepsEnd: false, from: indent)
    }

    private func suffixWidth(_ start: Int, from origin: FixedLength) -> FixedLength {
        text.lineWidth(start..<max(start, tail.upperBound), keepsEnd: true, from: origin)
    }
}

extension PreparedText {
    /// The end of what would be a line of its own, were there no edge, without what hangs.
    fileprivate func forcedLineEnd(from start: Int) -> Int {
        let first = max(0, segments.partitionPoint { $0.startOffset <= start } - 1)
        for segment in segments[min(first, segments.count)...] where segment.flags.contains(.isMandatory) {
            return Int(segment.bodyEnd)
        }
        return count
    }

    /// The start of what would be a line of its own.
    fileprivate func forcedLineStart(upTo end: Int) -> Int {
        var index = segments.partitionPoint { Int($0.startOffset) < end }
        while index > 1, !segments[index - 2].flags.contains(.isMandatory) { index -= 1 }
        return index > 1 ? Int(segments[index - 1].startOffset) : 0
    }

    fileprivate func isForcedBreak(before offset: Int) -> Bool { items[itemIndex(at: offset - 1)].kind == .lineBreak }

    /// Whether a cut would tear a grapheme cluster: one that lies in two styles or scripts has a cluster in each.
    fileprivate func isInsideGraphemeCluster(_ offset: Int) -> Bool {
        guard offset > 0, offset < count else { return false }
        // Enough before it to know what it is part of, from where a cluster of the font's begins.
        let start = clusters.offset(clusters.index(atOrAfter: max(0, offset - 128)))
        guard start < offset else { return false }
        let units = UnsafeBufferPointer(rebasing: text.units[start..<min(count, offset + 8)])
        return GraphemeBoundaries.starts(units).map { !$0[offset - start] } ?? false
    }
}
