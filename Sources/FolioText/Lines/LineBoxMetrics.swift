/// How far a line's box reaches above and below its baseline for one face, and the gap to the next line.
struct LineBoxMetrics: Hashable, Sendable {
    var above: Double
    var below: Double
    /// Leading between lines (`.uikit`); a browser's gap is inside the box.
    var gap: Double

    static let zero = LineBoxMetrics(above: 0, below: 0, gap: 0)

    func union(_ other: LineBoxMetrics) -> LineBoxMetrics {
        LineBoxMetrics(above: max(above, other.above), below: max(below, other.below), gap: max(gap, other.gap))
    }

    init(above: Double, below: Double, gap: Double) {
        self.above = above
        self.below = below
        self.gap = gap
    }

    init(
        face: FontFace, size: Double, overrides: FontMetricOverrides?, lineHeight: ParagraphStyle.LineHeight,
        rule: LineMetricsRule
    ) {
        switch rule {
        case .uikit:
            let metrics = face.lineMetrics(size: size, overrides: overrides)
            self.init(above: metrics.ascent, below: metrics.descent, gap: max(0, metrics.lineGap))
            if case .fixed(let height) = lineHeight {
                // The difference goes above the text, as UIKit places it for a fixed line height.
                self.init(above: height - metrics.descent, below: metrics.descent, gap: 0)
            }
        case .css:
            self.init(browser: face, size: size, overrides: overrides, lineHeight: lineHeight)
        }
    }

    /// Chromium's `SimpleFontData` and half-leading, with subpixel positioning.
    private init(
        browser face: FontFace, size: Double, overrides: FontMetricOverrides?, lineHeight: ParagraphStyle.LineHeight
    ) {
        let size = LineMetricsRule.css.glyphSize(size, overrides: overrides)
        let (extent, change) = face.verticalMetrics.browser
        // In 32 bits as a browser computes it: whether a descent counts as rounded down hangs on the last bit.
        let scale = Float(size) / Float(face.unitsPerEm)
        func exact(_ override: Double?, _ part: KeyPath<VerticalMetrics.Extent, Double>) -> Double {
            if let override { return Double(Float(override) * Float(size)) }
            return Double(Float(extent[keyPath: part]) * scale + Float(change[keyPath: part]) * scale)
        }
        func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
        let exactDescent = exact(overrides?.descent, \.descent)
        var ascent = rounded(exact(overrides?.ascent, \.ascent))
        var descent = rounded(exactDescent)
        let gap = rounded(max(0, exact(overrides?.lineGap, \.lineGap)))
        let normal = ascent + descent + gap
        if descent < exactDescent && ascent >= 1 {
            ascent -= 1
            descent += 1
        }
        let height: Double
        switch lineHeight {
        case .normal: height = normal
        case .fixed(let points): height = (points * 64).rounded() / 64
        }
        let above = ((height - ascent - descent) / 2).rounded(.down) + ascent
        self.init(above: above, below: height - above, gap: 0)
    }
}
