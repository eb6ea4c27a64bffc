/// Stacks the boxes of a text's lines, each as high as the faces on it ask for.
struct LineBoxes {
    /// Not retained: a measurement is too short for counting references, and its caller holds the text.
    private unowned(unsafe) let text: PreparedText
    private unowned(unsafe) let table: LineMetricsTable
    private var run = 0
    private var sum: BoxSum
    /// The sum of the boxes and of what stands between them.
    var height: Double { sum.height }

    init(_ text: PreparedText) {
        self.text = text
        table = text.metrics
        sum = BoxSum(lineSpacing: text.metrics.lineSpacing)
    }

    /// Adds a line and returns the top of its box and its metrics; lines come in order.
    @discardableResult
    mutating func add(_ line: LineWalker.Line, startsParagraph: Bool) -> (y: Double, metrics: LineBoxMetrics) {
        let metrics = metrics(of: line)
        var y = sum.nextTop
        if sum.count > 0, text.hasLineRules, startsParagraph { y += text.geometry.spacing }
        sum.add(metrics, at: y)
        return (y, metrics)
    }

    private mutating func metrics(of line: LineWalker.Line) -> LineBoxMetrics {
        if table.isUniform { return table.line(with: 1) }
        if let segments = line.segments, let masks = text.tables.masks {
            return table.line(with: LineMetricsTable.mask(of: segments.lowerBound, to: segments.upperBound, masks))
        }
        return table.adjusted(scannedMetrics(of: line))
    }

    private mutating func scannedMetrics(of line: LineWalker.Line) -> LineBoxMetrics {
        // A browser's line starts from the block's own font; UIKit's from the fonts asked for on the line.
        var metrics = text.isBrowser ? table.metrics[table.strut] : nil
        func add(_ index: Int) {
            metrics = metrics.map { $0.union(table.metrics[index]) } ?? table.metrics[index]
        }
        let runs = text.runs
        while run < runs.count, runs[run].end <= line.start { run += 1 }
        var index = run
        while index < runs.count, runs[index].start < line.end {
            add(table.styleMetrics[Int(runs[index].style)])
            add(Int(runs[index].metrics))
            index += 1
        }
        if metrics == nil { add(table.styleMetrics[text.style(at: line.start)]) }
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
