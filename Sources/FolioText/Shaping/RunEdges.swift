/// Widths of pieces of shaped runs, with edges shaped anew where a break is not safe.
struct RunEdges {
    let units: UnsafeBufferPointer<UInt16>
    let runs: UnsafeBufferPointer<ShapedRun>
    let clusters: ClusterTable
    let styles: [ResolvedStyle]

    /// How far from a break its edge is shaped anew, in units. Where a run has no safe place for longer than a line is, such
    /// as a hundred thousand joined letters, the forms this far away no longer depend on the break.
    private static let reach = 256

    /// The run that a unit lies in; nil in tabs and forced breaks.
    func run(at offset: Int) -> ShapedRun? {
        let index = runs.partitionPoint { $0.end <= offset }
        return index < runs.count && runs[index].start <= offset ? runs[index] : nil
    }

    func position(_ offset: Int) -> FixedLength { clusters.position(clusters.index(atOrAfter: offset)) }

    /// Where the cluster that an offset lies in begins.
    func clusterPosition(_ offset: Int) -> FixedLength {
        let index = clusters.index(atOrAfter: offset)
        let isInside = index > 0 && (index == clusters.count ? offset < units.count : clusters.offset(index) > offset)
        return clusters.position(isInside ? index - 1 : index)
    }

    /// A run's first cluster is never marked unsafe, so the table alone tells.
    func isSafe(_ offset: Int) -> Bool { isSafe(offset, cluster: clusters.index(atOrAfter: offset)) }

    /// - Parameter index: the first cluster at or after the offset.
    @inline(__always)
    func isSafe(_ offset: Int, cluster index: Int) -> Bool {
        guard index < clusters.count else { return offset >= units.count }
        return clusters.offset(index) == offset && !clusters.isUnsafe(index)
    }

    /// The first offset at or after `offset` where its run may be cut without changing a glyph.
    func nextSafe(_ offset: Int) -> Int {
        guard let run = run(at: offset), offset > run.start else { return offset }
        var index = clusters.index(atOrAfter: offset)
        while index < clusters.count, clusters.offset(index) < run.end {
            let start = clusters.offset(index)
            if !clusters.isUnsafe(index) || start > offset + RunEdges.reach { return start }
            index += 1
        }
        return Int(run.end)
    }

    func previousSafe(_ offset: Int) -> Int {
        guard let run = run(at: offset), offset > run.start else { return offset }
        var index = clusters.index(atOrAfter: offset)
        if index == clusters.count || clusters.offset(index) > offset { index -= 1 }
        while index >= 0, clusters.offset(index) > run.start {
            let start = clusters.offset(index)
            if !clusters.isUnsafe(index) || start < offset - RunEdges.reach { return start }
            index -= 1
        }
        return Int(run.start)
    }

    /// Where a line's start stands: a line up to a safe place p is `position(p) - startPosition(offset)` wide.
    func startPosition(_ offset: Int, memo: PreparedText? = nil) -> FixedLength {
        let safe = nextSafe(offset)
        return safe == offset ? position(offset) : position(safe) - shaped(offset..<safe, memo: memo)
    }

    /// Where a line's end stands, from a safe place on.
    func endPosition(_ offset: Int, memo: PreparedText? = nil) -> FixedLength {
        let safe = previousSafe(offset)
        return safe == offset ? position(offset) : position(safe) + shaped(safe..<offset, memo: memo)
    }

    /// The width of a piece inside one item, as if shaped by itself.
    ///
    /// - Parameter keepsEnd: the end is before a space that hangs, with which the last letter keeps its kerning.
    func width(_ range: Range<Int>, keepsEnd: Bool = false, memo: PreparedText? = nil) -> FixedLength {
        let first = nextSafe(range.lowerBound)
        if keepsEnd {
            guard first <= range.upperBound else { return shaped(range, memo: memo) }
            return position(range.upperBound) - startPosition(range.lowerBound, memo: memo)
        }
        let last = previousSafe(range.upperBound)
        // No safe place between the edges: the piece lies in one run, since runs begin safely.
        guard first <= last else { return shaped(range, memo: memo) }
        return endPosition(range.upperBound, memo: memo) - startPosition(range.lowerBound, memo: memo)
    }

    private func shaped(_ range: Range<Int>, memo: PreparedText?) -> FixedLength {
        guard let run = run(at: range.lowerBound) else { return 0 }
        if let known = memo?.reshapedWidth(of: range) { return known }
        let width = Shaper.width(units, range: range, run: run, style: styles[Int(run.style)])
        memo?.keep(reshapedWidth: width, of: range)
        return width
    }
}
