extension PreparedText {
    /// The size of the text at a width, in points, not rounded to pixels: arithmetic over stored advances.
    ///
    /// - Parameters:
    ///   - width: points; negative counts as 0, `.infinity` breaks only where it must.
    ///   - maximumLines: further lines are not counted; 0 is no limit.
    /// - Precondition: `width` is not NaN.
    public func measure(width: Double, maximumLines: Int = 0) -> TextMeasurement {
        if traits.contains(.isSimple), maximumLines <= 0, let measurement = measureSimple(width: width) {
            return measurement
        }
        return withLineWalker(width: width) { walker in
            var boxes = LineBoxes(self)
            var widest: FixedLength = 0
            var count = 0
            while maximumLines <= 0 || count < maximumLines, let line = walker.next() {
                widest = max(widest, walker.indent + line.width)
                boxes.add(line, startsParagraph: walker.startsParagraph)
                count += 1
            }
            if hasLineRules && count > 0 { widest += geometry.trailingInset }
            return TextMeasurement(width: Fixed.points(widest), height: boxes.height, lineCount: count)
        }
    }

    /// The hot loop: a line is as many segments as end before its limit. Nil where a line needs the walker: one that is broken
    /// inside a word, or whose breaks depend on where it starts.
    private func measureSimple(width: Double) -> TextMeasurement? {
        precondition(!width.isNaN, "a width to lay text out in is a number, not NaN")
        // Behind the ends stands one that no line reaches.
        guard let ends = tables.narrowEnds else { return nil }
        let limit = LineWalker.limit(width, isBrowser: isBrowser)
        let count = tables.segmentTotal
        let starts = ends + count + 1
        let masks = tables.masks
        let lineSpacing = metrics.lineSpacing
        var box = metrics.line(with: 1)
        var widest: FixedLength = 0
        var height = 0.0
        var gap = 0.0
        var lineCount = 0
        var first = 0
        while first < count {
            var next = first
            var lineWidth: FixedLength = 0
            if let uncommon, !uncommon.itemEdges.isEmpty {
                (next, lineWidth) = uncommon.line(from: first, limit: limit, segments: tables.segments)
            } else {
                let edge = FixedLength(starts[first])
                let reach = UInt32(min(edge + limit, FixedLength(UInt32.max) - 1))
                while ends[next] <= reach { next += 1 }
                if next > first { lineWidth = FixedLength(ends[next - 1]) - edge }
            }
            guard next > first, allowsBreak(from: first, behind: next) else { return nil }
            widest = max(widest, lineWidth)
            if let masks { box = metrics.line(with: LineMetricsTable.mask(of: first, to: next, masks)) }
            // As `LineBoxes` adds.
            height = (lineCount > 0 ? height + gap + lineSpacing : 0) + box.above + box.below
            gap = box.gap
            lineCount += 1
            first = next
        }
        if isBrowser { widest = Fixed.roundedUpToLayoutUnit(widest) }
        return TextMeasurement(width: Fixed.points(widest), height: height, lineCount: lineCount)
    }

    /// Whether a line of the segments from one up to another may end so, wherever it stands.
    @inline(__always)
    private func allowsBreak(from first: Int, behind next: Int) -> Bool {
        guard let uncommon, !uncommon.contextualBreaks.isEmpty else { return true }
        let start = Int(segments[first].startOffset)
        return uncommon.contextualBreaks.allowsBreak(from: start, at: endOffset(of: next - 1))
    }
}

extension UncommonParts {
    /// The segment behind a line's last, and the line's width, where each item is rounded up for itself; the first segment where
    /// not even that fits.
    fileprivate func line(from first: Int, limit: FixedLength, segments: SegmentTable) -> (
        next: Int, width: FixedLength
    ) {
        let edge = segments.starts[first]
        let start = itemEdges[first]
        let offset = segments.offsets[first]
        var next = first
        var width: FixedLength = 0
        while next < segments.count {
            let item = itemEdges[next]
            let reached =
                item.endItem == start.startItem ? segments.ends[next] - edge : item.roundedEnd - start.roundedStart
            // White space alone always fits: it hangs.
            if segments[next].bodyEnd > offset {
                guard reached <= limit else { break }
                width = reached
            }
            next += 1
        }
        return (next, width)
    }
}
