/// The line metrics that a text's faces ask for, and what a line that has several of them is like.
final class LineMetricsTable: Sendable {
    /// The distinct metrics, those of the first style's primary face first.
    let metrics: [LineBoxMetrics]
    /// Which of them each style's primary face has.
    let styleMetrics: [Int]
    /// Which of them every line of a browser has: those of the block's own font, which is the first run's.
    let strut: Int
    /// That of a line in the first of them alone.
    let first: LineBoxMetrics
    /// Between any two lines, in points.
    let lineSpacing: Double
    private let lineHeight: ParagraphStyle.LineHeight
    private let rule: LineMetricsRule
    /// The line's metrics for each set of them as bits; empty where there are too many for that.
    private let unions: [LineBoxMetrics]

    init(
        metrics: [LineBoxMetrics], styleMetrics: [Int], strut: Int, paragraph: ParagraphStyle, rule: LineMetricsRule
    ) {
        self.metrics = metrics
        self.styleMetrics = styleMetrics
        self.strut = strut
        lineSpacing = paragraph.lineSpacing
        let lineHeight = paragraph.lineHeight
        self.lineHeight = lineHeight
        self.rule = rule
        guard metrics.count <= SegmentMask.metricsCount else {
            unions = []
            first = metrics.first?.adjusted(to: lineHeight, rule: rule) ?? .zero
            return
        }
        unions = (0..<1 << metrics.count).map { mask in
            // A browser's line starts from the block's own font; UIKit's from the fonts asked for on the line.
            let mask = rule == .css ? mask | 1 << strut : mask
            let members = metrics.indices.filter { mask >> $0 & 1 != 0 }.map { metrics[$0] }
            let union = members.dropFirst().reduce(members.first ?? .zero) { $0.union($1) }
            return union.adjusted(to: lineHeight, rule: rule)
        }
        first = unions.count > 1 ? unions[1] : .zero
    }

    func isEqual(metrics: ScratchList<LineBoxMetrics>, styleMetrics: ScratchList<Int>, strut: Int) -> Bool {
        self.strut == strut && self.metrics.elementsEqual(metrics) && self.styleMetrics.elementsEqual(styleMetrics)
    }

    /// Lines are told apart by which of the metrics they have, as bits.
    var hasUnions: Bool { !unions.isEmpty }

    /// Every line is the same.
    var isUniform: Bool { metrics.count == 1 }

    /// The box of a line with these metrics as bits of `SegmentMask`.
    ///
    /// - Precondition: `hasUnions`.
    @inline(__always)
    func line(with mask: UInt8) -> LineBoxMetrics { unions[Int(mask & SegmentMask.metrics)] }

    /// What a line of segments from the first up to another has of them.
    @inline(__always)
    static func mask(of first: Int, to end: Int, _ masks: UnsafePointer<UInt8>) -> UInt8 {
        var mask: UInt8 = 0
        var index = first
        while index < end {
            mask |= masks[index]
            index += 1
        }
        return mask
    }

    func adjusted(_ metrics: LineBoxMetrics) -> LineBoxMetrics { metrics.adjusted(to: lineHeight, rule: rule) }
}
