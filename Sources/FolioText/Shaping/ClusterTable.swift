/// Where clusters begin and how far from the text's start they stand, in logical order.
struct ClusterTable: Sendable {
    private static let unsafeBit: UInt32 = 1 << 31

    /// UTF-16 offsets; the high bit marks a cluster before which it is not safe to break (HarfBuzz's flag).
    private var packed: [UInt32] = []
    /// The sum of the advances before each cluster.
    private var positions: [FixedLength] = []
    /// The sum of all advances.
    private(set) var total: FixedLength = 0

    var count: Int { packed.count }

    mutating func reserve(_ count: Int) {
        packed.reserveCapacity(count)
        positions.reserveCapacity(count)
    }

    /// Each unit so far is a cluster: an offset is its index.
    private var isDense = true

    mutating func append(offset: Int, advance: FixedLength, isUnsafe: Bool) {
        if offset != packed.count { isDense = false }
        packed.append(UInt32(offset) | (isUnsafe ? ClusterTable.unsafeBit : 0))
        positions.append(total)
        total += advance
    }

    /// More of the last cluster.
    mutating func extend(advance: FixedLength) { total += advance }

    func offset(_ index: Int) -> Int { Int(packed[index] & ~ClusterTable.unsafeBit) }
    func isUnsafe(_ index: Int) -> Bool { packed[index] & ClusterTable.unsafeBit != 0 }
    func position(_ index: Int) -> FixedLength { index < positions.count ? positions[index] : total }

    /// The first cluster that begins at or after an offset.
    func index(atOrAfter offset: Int) -> Int {
        if isDense { return min(offset, count) }
        return packed.partitionPoint { Int($0 & ~ClusterTable.unsafeBit) < offset }
    }
}
