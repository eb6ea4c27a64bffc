/// What a byte for each segment says: which line metrics it uses, and whether its edges want a look at `ContextualBreaks`.
enum SegmentMask {
    /// So many metrics have a bit.
    static let metricsCount = 6
    static let metrics: UInt8 = 1 << metricsCount - 1
    /// Where a line starts here, not every opportunity behind it is one.
    static let isContextualAtStart: UInt8 = 0x40
    /// Not every line may end here.
    static let isContextualAtEnd: UInt8 = 0x80
}
