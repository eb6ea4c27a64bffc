/// Boxes of lines that stand below one another.
struct BoxSum {
    private let lineSpacing: Double
    /// From the first box's top to the last one's bottom.
    private(set) var height = 0.0
    private(set) var count = 0
    private var gap = 0.0

    @inline(__always)
    init(lineSpacing: Double) { self.lineSpacing = lineSpacing }

    /// Where the next box's top stands.
    @inline(__always)
    var nextTop: Double { count > 0 ? height + gap + lineSpacing : 0 }

    @inline(__always)
    mutating func add(_ box: LineBoxMetrics, at top: Double) {
        height = top + box.above + box.below
        gap = box.gap
        count &+= 1
    }
}
