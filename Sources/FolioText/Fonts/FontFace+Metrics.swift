extension FontFace {
    /// Line metrics in points at a size, from `hhea`, with the overrides in place of what they name.
    public func lineMetrics(size: Double, overrides: FontMetricOverrides? = nil) -> FontLineMetrics {
        let extent = verticalMetrics.coreText
        let size = size * (overrides?.sizeAdjust ?? 1)
        let scale = size / Double(unitsPerEm)
        let ascent = overrides?.ascent.map { $0 * size } ?? extent.ascent * scale
        let xHeight = verticalMetrics.xHeight.map { $0 * scale }
        let capHeight = verticalMetrics.capHeight.map { $0 * scale }
        return FontLineMetrics(
            ascent: ascent,
            descent: overrides?.descent.map { $0 * size } ?? extent.descent * scale,
            lineGap: overrides?.lineGap.map { $0 * size } ?? extent.lineGap * scale,
            capHeight: capHeight ?? ascent, xHeight: xHeight ?? size / 2)
    }
}
