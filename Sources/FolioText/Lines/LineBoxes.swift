/// Stacks the boxes of a text's lines, each as high as the faces on it ask for.
struct LineBoxes {
    /// Not retained: a measurement is too short for counting references, and its caller holds the text.
    private unowned(unsafe) let text: PreparedText
    private var run = 0
    private var lastMask: UInt64 = 0
    private var lastMetrics = LineBoxMetrics.zero
    private var gap = 0.0
    private var count = 0
    /// The sum of the boxes and of what stands between them.
    private(set) var height = 0.0

    init(_ text: PreparedText) {
        self.text = text
    }

    /// Adds a line and returns the top of its box and its metrics; lines come in order.
    @discardableResult
    mutating func add(_ line: LineWalker.Line, startsParagraph: Bool) -> (y: Double, metrics: LineBoxMetrics) {
        let metrics = text.uniformMetrics ?? metrics(of: line)
        var y = 0.0
        if count > 0 {
            y = height + gap + text.lineSpacing
            if text.hasLineRules && startsParagraph { y += text.geometry.spacing }
        }
        height = y + metrics.above + metrics.below
        gap = metrics.gap
        count += 1
        return (y, metrics)
    }

    private mutating func metrics(of line: LineWalker.Line) -> LineBoxMetrics {
        if let segments = line.segments, !text.segmentMetrics.isEmpty {
            var mask: UInt64 = 0
            for segment in segments { mask |= text.segmentMetrics[segment] }
            if mask != lastMask {
                lastMask = mask
                lastMetrics = union(mask).adjusted(to: text.paragraph.lineHeight, rule: text.environment.metrics)
            }
            return lastMetrics
        }
        return scannedMetrics(of: line).adjusted(to: text.paragraph.lineHeight, rule: text.environment.metrics)
    }

    private func union(_ mask: UInt64) -> LineBoxMetrics {
        var mask = text.isBrowser ? mask | 1 << UInt64(text.strut) : mask
        var metrics = text.lineMetrics[mask.trailingZeroBitCount]
        mask &= mask - 1
        while mask != 0 {
            metrics = metrics.union(text.lineMetrics[mask.trailingZeroBitCount])
            mask &= mask - 1
        }
        return metrics
    }

    private mutating func scannedMetrics(of line: LineWalker.Line) -> LineBoxMetrics {
        // A browser's line starts from the block's own font; UIKit's from the fonts asked for on the line.
        var metrics = text.isBrowser ? text.lineMetrics[text.strut] : nil
        func add(_ index: Int) {
            metrics = metrics.map { $0.union(text.lineMetrics[index]) } ?? text.lineMetrics[index]
        }
        while run < text.runs.count, text.runs[run].end <= line.start { run += 1 }
        var index = run
        while index < text.runs.count, text.runs[index].start < line.end {
            add(text.styleMetrics[Int(text.runs[index].style)])
            add(Int(text.runs[index].metrics))
            index += 1
        }
        if metrics == nil { add(text.styleMetrics[text.style(at: line.start)]) }
        return metrics ?? .zero
    }
}

extension PreparedText {
    /// The style that an offset has; behind the end the last one.
    func style(at offset: Int) -> Int {
        guard !items.isEmpty else { return 0 }
        return Int(items[itemIndex(at: min(offset, text.units.count - 1))].style)
    }
}
