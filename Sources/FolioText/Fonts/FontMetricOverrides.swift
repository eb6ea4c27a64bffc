/// Replaces a face's own vertical metrics, as CSS's `ascent-override`, `descent-override` and `line-gap-override`; in ems.
public struct FontMetricOverrides: Hashable, Sendable {
    public var ascent: Double?
    public var descent: Double?
    public var lineGap: Double?

    public init(ascent: Double? = nil, descent: Double? = nil, lineGap: Double? = nil) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
    }

    /// The vertical metrics of Apple's system font: 1950, 494 and 0 in 2048 to the em, so 17 points give 20.287 points.
    public static let systemFont = FontMetricOverrides(ascent: 1950.0 / 2048, descent: 494.0 / 2048, lineGap: 0)
}
