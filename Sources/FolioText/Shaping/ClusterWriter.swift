/// Takes the clusters of a text's runs as they are shaped, in logical order, into memory that is there for all of them.
///
/// What HarfBuzz calls clusters may be parts of a grapheme cluster, which no break may tear apart: these are joined.
struct ClusterWriter {
    private let packed: UnsafeMutablePointer<UInt32>
    private let positions: UnsafeMutablePointer<FixedLength>
    private let clusterStarts: UnsafePointer<Bool>?
    private var count = 0
    /// The sum of the advances so far.
    private var total: FixedLength = 0
    private var isDense = true
    private var runStart = 0

    private init(
        packed: UnsafeMutablePointer<UInt32>, positions: UnsafeMutablePointer<FixedLength>,
        clusterStarts: UnsafePointer<Bool>?
    ) {
        self.packed = packed
        self.positions = positions
        self.clusterStarts = clusterStarts
    }

    /// Hands the table of what `write` writes over to `body`; it does not outlive the call.
    ///
    /// - Parameters:
    ///   - capacity: the text's units.
    ///   - clusterStarts: from `GraphemeBoundaries`; nil joins nothing.
    static func withTable<Result>(
        capacity: Int, clusterStarts: [Bool]?, write: (inout ClusterWriter) -> Void, body: (ClusterTable) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, capacity)) { packed in
            withUnsafeTemporaryAllocation(of: FixedLength.self, capacity: max(1, capacity)) { positions in
                func table(_ clusterStarts: UnsafePointer<Bool>?) -> ClusterTable {
                    // Neither is empty.
                    var writer = ClusterWriter(
                        packed: packed.baseAddress!, positions: positions.baseAddress!, clusterStarts: clusterStarts)
                    write(&writer)
                    return ClusterTable(
                        packed: packed.baseAddress,
                        positions: PositionTable(base: UnsafeRawPointer(positions.baseAddress!), isWide: true),
                        count: writer.count, total: writer.total, isDense: writer.isDense)
                }
                guard let clusterStarts else { return body(table(nil)) }
                return body(clusterStarts.withUnsafeBufferPointer { table($0.baseAddress) })
            }
        }
    }

    /// A run's first cluster is safe to break before, and is not joined to the one before it.
    mutating func beginRun() { runStart = count }

    @inline(__always)
    mutating func add(offset: Int, advance: FixedLength, isUnsafe: Bool) {
        let isFirst = count == runStart
        if !isFirst, let clusterStarts, !clusterStarts[offset] {
            total += advance
            return
        }
        if offset != count { isDense = false }
        packed[count] = UInt32(offset) | (isUnsafe && !isFirst ? ClusterTable.unsafeBit : 0)
        positions[count] = total
        total += advance
        count += 1
    }

    /// What was written so far, to go back to.
    struct Mark {
        fileprivate var count: Int
        fileprivate var total: FixedLength
        fileprivate var isDense: Bool
    }

    var mark: Mark { Mark(count: count, total: total, isDense: isDense) }

    mutating func goBack(to mark: Mark) { (count, total, isDense) = (mark.count, mark.total, mark.isDense) }
}
