extension PreparedText {
    /// The size of the text at a width, in points, not rounded to pixels: arithmetic over stored advances.
    ///
    /// - Parameters:
    ///   - width: points; negative counts as 0, `.infinity` breaks only where it must.
    ///   - maximumLines: further lines are not counted; 0 is no limit.
    /// - Precondition: `width` is not NaN.
    public func measure(width: Double, maximumLines: Int = 0) -> TextMeasurement {
        precondition(!width.isNaN, "a width to lay text out in is a number, not NaN")
        let limit = LineWalker.limit(width, isBrowser: isBrowser)
        if maximumLines <= 0, let measurement = measureSimple(limit: limit) { return measurement }
        return measureByLines(width: width, maximumLines: maximumLines)
    }

    /// Asks the walker for each line: what any text allows.
    func measureByLines(width: Double, maximumLines: Int) -> TextMeasurement {
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
    func measureSimple(limit: FixedLength) -> TextMeasurement? {
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
        var boxes = BoxSum(metrics)
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
                boxes.box = metrics.line(with: LineMetricsTable.mask(of: first, to: next, masks))
            }
            widest = max(widest, width)
            boxes.add()
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

extension UnsafeBufferPointer<ItemEdges> {
    /// The width of a line of the segments from one to another, which is `unrounded` where one item holds it.
    @inline(__always)
    fileprivate func width(from first: Int, to last: Int, unrounded: FixedLength) -> FixedLength {
        let (from, to) = (self[first], self[last])
        return from.startItem == to.endItem ? unrounded : to.roundedEnd - from.roundedStart
    }
}

/// Adds the boxes of a text without paragraphs, as `LineBoxes` adds.
private struct BoxSum {
    var box: LineBoxMetrics
    private let lineSpacing: Double
    private(set) var height = 0.0
    private(set) var count = 0
    private var gap = 0.0

    @inline(__always)
    init(_ metrics: LineMetricsTable) {
        box = metrics.first
        lineSpacing = metrics.lineSpacing
    }

    @inline(__always)
    mutating func add() {
        height = (count > 0 ? height + gap + lineSpacing : 0) + box.above + box.below
        gap = box.gap
        count &+= 1
    }
}
