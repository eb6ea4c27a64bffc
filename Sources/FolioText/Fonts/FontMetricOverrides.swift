/// Replaces a face's own vertical metrics and scales it, as CSS's `@font-face` descriptors of these names do.
///
///     let overrides = FontMetricOverrides(ascent: 0.9, descent: 0.25, lineGap: 0, sizeAdjust: 1.07)
///     let font = FontDescriptor(families: ["Noto Sans"], metricOverrides: overrides)
public struct FontMetricOverrides: Hashable, Sendable {
    /// `ascent-override`, in ems of the adjusted size; nil keeps the face's own.
    public var ascent: Double?
    /// `descent-override`, in ems of the adjusted size, positive below the baseline.
    public var descent: Double?
    /// `line-gap-override`, in ems of the adjusted size.
    public var lineGap: Double?
    /// `size-adjust`: scales outlines, advances and all metrics; 1 is as the face has them.
    public var sizeAdjust: Double

    /// - Precondition: every number is finite and not negative, as CSS has it.
    public init(
        ascent: Double? = nil, descent: Double? = nil, lineGap: Double? = nil, sizeAdjust: Double = 1
    ) {
        for (name, value) in [("ascent", ascent), ("descent", descent), ("lineGap", lineGap), ("size", sizeAdjust)] {
            if let value {
                precondition(value.isFinite && value >= 0, "a \(name) override is finite and 0 or more, not \(value)")
            }
        }
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.sizeAdjust = sizeAdjust
    }

    /// The vertical metrics of Apple's system font: 1950, 494 and 0 in 2048 to the em, so 17 points give 20.287 points.
    public static let systemFont = FontMetricOverrides(ascent: 1950.0 / 2048, descent: 494.0 / 2048, lineGap: 0)
}
