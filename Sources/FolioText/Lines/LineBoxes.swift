/// Stacks the boxes of a text's lines, each as high as the faces on it ask for.
struct LineBoxes {
    private let text: PreparedText
    /// One metrics for all lines: the usual case, without looking at the runs.
    private let uniform: LineBoxMetrics?
    private var run = 0
    private var gap = 0.0
    private var count = 0
    /// The sum of the boxes and of what stands between them.
    private(set) var height = 0.0

    init(_ text: PreparedText) {
        self.text = text
        uniform = text.lineMetrics.count == 1 ? text.lineMetrics[0] : nil
    }

    /// Adds a line and returns the top of its box and its metrics; lines come in order.
    @discardableResult
    mutating func add(_ line: LineWalker.Line) -> (y: Double, metrics: LineBoxMetrics) {
        let metrics = uniform ?? metrics(of: line)
        let y = count == 0 ? 0 : height + gap + text.paragraph.lineSpacing
        height = y + metrics.above + metrics.below
        gap = metrics.gap
        count += 1
        return (y, metrics)
    }

    private mutating func metrics(of line: LineWalker.Line) -> LineBoxMetrics {
        let isBrowser = text.environment.metrics == .css
        // A browser's line starts from the block's own font; UIKit's from the fonts asked for on the line.
        var metrics = isBrowser ? text.lineMetrics[text.styleMetrics[0]] : nil
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
