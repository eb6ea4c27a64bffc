extension ResolvedStyle {
    /// How far an attachment reaches above and below the baseline, the style's baseline offset included.
    func attachmentBox(_ attachment: TextAttachment, rule: LineMetricsRule) -> LineBoxMetrics {
        let height = rule.cut(attachment.height)
        let text = LineBoxMetrics.textExtent(
            face: cascade.primary, size: attributes.size, overrides: overrides(face: 0), rule: rule)
        let below =
            switch attachment.alignment {
            case .baseline(let offset): -rule.cut(offset)
            case .middle:
                rule.cut(height / 2) - rule.rounded(cascade.primary.lineMetrics(size: attributes.size).xHeight / 2)
            case .textTop: height - text.ascent
            case .textBottom: text.descent
            }
        return LineBoxMetrics(above: height - below, below: below, gap: 0).raised(by: baselineOffset(rule: rule))
    }

    func attachmentAdvance(_ attachment: TextAttachment, rule: LineMetricsRule) -> FixedLength {
        Fixed.rounded(rule.cut(attachment.width))
    }

    func baselineOffset(rule: LineMetricsRule) -> Double { rule.cut(attributes.baselineOffset) }
}

extension LineMetricsRule {
    /// A browser's lengths are whole numbers of 1/64 of a pixel: those of a style are cut off towards 0, …
    fileprivate func cut(_ length: Double) -> Double { self == .css ? (length * 64).rounded(.towardZero) / 64 : length }

    /// … a font's are rounded.
    fileprivate func rounded(_ length: Double) -> Double { self == .css ? (length * 64).rounded() / 64 : length }
}
