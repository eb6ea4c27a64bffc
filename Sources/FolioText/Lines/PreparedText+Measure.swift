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
            var lineWidth: FixedLength
            if let uncommon {
                (next, lineWidth) = uncommon.line(from: first, limit: limit, tables: tables)
            } else {
                let edge = FixedLength(starts[first])
                let reach = UInt32(min(edge + limit, FixedLength(UInt32.max) - 1))
                while ends[next] <= reach { next += 1 }
                lineWidth = next > first ? FixedLength(ends[next - 1]) - edge : 0
            }
            guard next > first else { return nil }
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
}

extension UncommonParts {
    /// The segment behind a line's last, and the line's width; the first one where the line needs the walker.
    fileprivate func line(from first: Int, limit: FixedLength, tables: TextTables) -> (next: Int, width: FixedLength) {
        let segments = tables.segments
        let edge = segments.starts[first]
        let reach = edge + limit
        var next = first
        var width: FixedLength = 0
        if itemEdges.isEmpty {
            while next < segments.count, segments.ends[next] <= reach { next += 1 }
            if next > first { width = segments.ends[next - 1] - edge }
        } else {
            itemEdges.withUnsafeBufferPointer { items in
                let start = items[first]
                let roundedReach = start.roundedStart + limit
                while next < segments.count {
                    let item = items[next]
                    // White space alone always fits: it hangs.
                    guard
                        item.endItem == start.startItem
                            ? segments.ends[next] <= reach : item.roundedEnd <= roundedReach,
                        segments.packed[next] >> 4 > segments.offsets[first]
                    else {
                        guard segments[next].bodyEnd <= segments.offsets[first] else { break }
                        next += 1
                        continue
                    }
                    width =
                        item.endItem == start.startItem
                        ? segments.ends[next] - edge : item.roundedEnd - start.roundedStart
                    next += 1
                }
            }
        }
        guard next > first, !contextualBreaks.isEmpty else { return (next, width) }
        let end = next < segments.count ? Int(segments.offsets[next]) : tables.units.count
        return contextualBreaks.allowsBreak(from: Int(segments.offsets[first]), at: end) ? (next, width) : (first, 0)
    }
}
