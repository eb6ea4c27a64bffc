/// Where clusters begin and how far from the text's start they stand, in logical order.
///
/// It owns nothing: the memory is that of a prepared text's `TextTables`, or of a text that is being prepared.
struct ClusterTable: @unchecked Sendable {
    static let unsafeBit: UInt32 = 1 << 31

    /// UTF-16 offsets; the high bit marks a cluster before which it is not safe to break (HarfBuzz's flag). Nil where every unit
    /// is a cluster and every break is safe.
    let packed: UnsafePointer<UInt32>?
    /// The sum of the advances before each cluster.
    private let positions: PositionTable
    let count: Int
    /// The sum of all advances.
    let total: FixedLength
    /// Each unit is a cluster: an offset is its index.
    let isDense: Bool

    init(
        packed: UnsafePointer<UInt32>?, positions: PositionTable, count: Int, total: FixedLength, isDense: Bool
    ) {
        self.packed = packed
        self.positions = positions
        self.count = count
        self.total = total
        self.isDense = isDense
    }

    func offset(_ index: Int) -> Int { packed.map { Int($0[index] & ~ClusterTable.unsafeBit) } ?? index }
    func isUnsafe(_ index: Int) -> Bool { packed.map { $0[index] & ClusterTable.unsafeBit != 0 } ?? false }
    func position(_ index: Int) -> FixedLength { index < count ? positions[index] : total }

    /// The first cluster that begins at or after an offset.
    func index(atOrAfter offset: Int) -> Int {
        guard let packed, !isDense else { return min(offset, count) }
        return UnsafeBufferPointer(start: packed, count: count).partitionPoint {
            Int($0 & ~ClusterTable.unsafeBit) < offset
        }
    }

    /// The same, looked for from a cluster on that is not behind it.
    @inline(__always)
    func index(atOrAfter offset: Int, from index: Int) -> Int {
        guard let packed, !isDense else { return min(offset, count) }
        var index = index
        while index < count, Int(packed[index] & ~ClusterTable.unsafeBit) < offset { index += 1 }
        return index
    }
}
