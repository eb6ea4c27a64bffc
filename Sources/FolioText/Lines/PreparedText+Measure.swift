extension PreparedText {
    /// The size of the text at a width, in points, not rounded to pixels: arithmetic over stored advances.
    ///
    /// - Parameters:
    ///   - width: points; negative counts as 0, `.infinity` breaks only where it must.
    ///   - maximumLines: further lines are not counted; 0 is no limit.
    /// - Precondition: `width` is not NaN.
    public func measure(width: Double, maximumLines: Int = 0) -> TextMeasurement {
        precondition(!width.isNaN, "a width to lay text out in is a number, not NaN")
        return measure(
            width: width, limit: LineWalker.limit(width, isBrowser: isBrowser), maximumLines: maximumLines)
    }

    /// The same for a width whose limit is known (`LineWalker.limit`): a batch asks for it once.
    @inline(__always)
    func measure(width: Double, limit: FixedLength, maximumLines: Int) -> TextMeasurement {
        if maximumLines <= 0, let measurement = measureSimple(limit: limit) { return measurement }
        return measureByLines(width: width, maximumLines: maximumLines)
    }

    /// Asks the walker for each line: what any text allows.
    private func measureByLines(width: Double, maximumLines: Int) -> TextMeasurement {
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

    /// The size of a simple text. Nil where a line needs the walker: one that is broken inside a word, or whose breaks depend on
    /// where it starts.
    ///
    /// - Parameter limit: `LineWalker.limit` of the width.
    @inline(__always)
    private func measureSimple(limit: FixedLength) -> TextMeasurement? {
        guard traits.contains(.isSimple) else { return nil }
        return tables.itemEdges.isEmpty ? measureSimple(limit: limit, roundsItems: false) : measureItems(limit: limit)
    }

    /// For itself, so that the loop without it needs no more registers than there are.
    @inline(never)
    private func measureItems(limit: FixedLength) -> TextMeasurement? {
        measureSimple(limit: limit, roundsItems: true)
    }

    /// The hot loop: a line is as many segments as end before its limit.
    @inline(__always)
    private func measureSimple(limit: FixedLength, roundsItems: Bool) -> TextMeasurement? {
        // Behind the ends stands one that no line reaches.
        guard let ends = tables.narrowEnds else { return nil }
        let count = tables.segmentTotal
        let starts = ends + (count &+ 1)
        let masks = tables.masks
        let itemEdges = tables.itemEdges
        let room = UInt32(clamping: limit)
        var boxes = BoxSum(lineSpacing: metrics.lineSpacing)
        var box = metrics.first
        var widest: FixedLength = 0
        var first = 0
        while first < count {
            let edge = starts[first]
            let (sum, isBeyond) = edge.addingReportingOverflow(room)
            let reach = isBeyond ? .max - 1 : min(sum, .max - 1)
            var next = first
            while ends[next] <= reach { next &+= 1 }
            var width: FixedLength = 0
            if next > first { width = FixedLength(ends[next &- 1] &- edge) }
            if roundsItems {
                // Rounded up, the items are no narrower: what fits is among the segments found.
                while next > first {
                    width = itemEdges.width(from: first, to: next - 1, unrounded: FixedLength(ends[next - 1] - edge))
                    if width <= limit { break }
                    next -= 1
                }
            }
            guard next > first else { return nil }
            if let masks {
                guard
                    masks[first] & SegmentMask.isContextualAtStart | masks[next - 1] & SegmentMask.isContextualAtEnd
                        == 0 || allowsBreak(from: first, behind: next)
                else { return nil }
                box = metrics.line(with: LineMetricsTable.mask(of: first, to: next, masks))
            }
            widest = max(widest, width)
            boxes.add(box, at: boxes.nextTop)
            first = next
        }
        if isBrowser { widest = Fixed.roundedUpToLayoutUnit(widest) }
        return TextMeasurement(width: Fixed.points(widest), height: boxes.height, lineCount: boxes.count)
    }

    /// Whether a line of the segments from one up to another may end so, wherever it stands.
    private func allowsBreak(from first: Int, behind next: Int) -> Bool {
        contextualBreaks.allowsBreak(from: Int(segments[first].startOffset), at: endOffset(of: next - 1))
    }
}
