/// Takes the clusters of a text's runs as they are shaped, in logical order, into memory that is lent.
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

    /// - Parameters:
    ///   - capacity: the text's units.
    ///   - clusterStarts: from `GraphemeBoundaries`; nil joins nothing.
    init(capacity: Int, clusterStarts: UnsafePointer<Bool>?, in memory: ScratchMemory) {
        packed = memory.allocate(UInt32.self, capacity: capacity)
        positions = memory.allocate(FixedLength.self, capacity: capacity)
        self.clusterStarts = clusterStarts
    }

    /// What was written.
    var table: ClusterTable {
        ClusterTable(
            packed: UnsafePointer(packed), positions: PositionTable(base: UnsafeRawPointer(positions), isWide: true),
            count: count, total: total, isDense: isDense)
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
