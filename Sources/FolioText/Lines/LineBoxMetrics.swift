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

    /// The box of text whose baseline stands above the line's.
    func raised(by offset: Double) -> LineBoxMetrics {
        LineBoxMetrics(above: above + offset, below: below - offset, gap: gap)
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

    /// The box of a line whose fonts ask for this one: the difference goes above the text in UIKit, half of it in a browser.
    func adjusted(to lineHeight: ParagraphStyle.LineHeight, rule: LineMetricsRule) -> LineBoxMetrics {
        guard case .multiple(let factor, let minimum, let maximum) = lineHeight else { return self }
        let natural = above + below
        let difference = min(max(natural * factor, minimum), maximum) - natural
        let part =
            switch rule {
            case .uikit: difference
            case .css: (difference / 2).rounded(.down)
            }
        return LineBoxMetrics(above: above + part, below: below + difference - part, gap: gap)
    }

    /// Chromium's `SimpleFontData` and half-leading, with subpixel positioning.
    private init(
        browser face: FontFace, size: Double, overrides: FontMetricOverrides?, lineHeight: ParagraphStyle.LineHeight
    ) {
        let (ascent, descent, gap) = LineBoxMetrics.browserExtent(face: face, size: size, overrides: overrides)
        let height: Double
        switch lineHeight {
        case .normal, .multiple: height = ascent + descent + gap
        case .fixed(let points): height = (points * 64).rounded() / 64
        }
        let above = ((height - ascent - descent) / 2).rounded(.down) + ascent
        self.init(above: above, below: height - above, gap: 0)
    }

    private static func browserExtent(
        face: FontFace, size: Double, overrides: FontMetricOverrides?
    ) -> (ascent: Double, descent: Double, gap: Double) {
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
        let ascent = rounded(exact(overrides?.ascent, \.ascent))
        let descent = rounded(exactDescent)
        let gap = rounded(max(0, exact(overrides?.lineGap, \.lineGap)))
        return descent < exactDescent && ascent >= 1 ? (ascent - 1, descent + 1, gap) : (ascent, descent, gap)
    }

    /// How far a face's letters reach above and below the baseline, leading apart.
    static func textExtent(
        face: FontFace, size: Double, overrides: FontMetricOverrides?, rule: LineMetricsRule
    ) -> (ascent: Double, descent: Double) {
        switch rule {
        case .uikit:
            let metrics = face.lineMetrics(size: size, overrides: overrides)
            return (metrics.ascent, metrics.descent)
        case .css:
            let extent = browserExtent(face: face, size: size, overrides: overrides)
            return (extent.ascent, extent.descent)
        }
    }
}
