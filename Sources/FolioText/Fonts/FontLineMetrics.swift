/// A face's line metrics at a size, in points, not rounded; the descent is positive below the baseline.
public struct FontLineMetrics: Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    public var lineGap: Double
    public var capHeight: Double
    public var xHeight: Double
}
