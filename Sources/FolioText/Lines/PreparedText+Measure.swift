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

    /// The hot loop: a line is as many segments as end before its limit. Nil where one is too wide for a line, which the
    /// walker then breaks inside.
    private func measureSimple(width: Double) -> TextMeasurement? {
        precondition(!width.isNaN, "a width to lay text out in is a number, not NaN")
        let limit = LineWalker.limit(width, isBrowser: isBrowser)
        // Behind the ends stands one that no line reaches.
        guard let ends = tables.narrowEnds else { return nil }
        let count = tables.segmentTotal
        let starts = ends + count + 1
        let masks = tables.masks
        let lineSpacing = shared.style.lineSpacing
        var uniform = metrics.line(with: 1)
        var widest: FixedLength = 0
        var height = 0.0
        var gap = 0.0
        var lineCount = 0
        var first = 0
        while first < count {
            let edge = FixedLength(starts[first])
            let reach = UInt32(min(edge + limit, FixedLength(UInt32.max) - 1))
            var index = first
            if let masks {
                var mask: UInt8 = 0
                while ends[index] <= reach {
                    mask |= masks[index]
                    index += 1
                }
                uniform = metrics.line(with: mask)
            } else {
                while ends[index] <= reach { index += 1 }
            }
            guard index > first else { return nil }
            widest = max(widest, FixedLength(ends[index - 1]) - edge)
            // As `LineBoxes` adds.
            height = (lineCount > 0 ? height + gap + lineSpacing : 0) + uniform.above + uniform.below
            gap = uniform.gap
            lineCount += 1
            first = index
        }
        if isBrowser { widest = Fixed.roundedUpToLayoutUnit(widest) }
        return TextMeasurement(width: Fixed.points(widest), height: height, lineCount: lineCount)
    }
}
