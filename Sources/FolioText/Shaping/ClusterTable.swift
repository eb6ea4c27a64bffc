/// Where clusters begin and how far from the text's start they stand, in logical order.
struct ClusterTable: Sendable {
    static let unsafeBit: UInt32 = 1 << 31

    /// UTF-16 offsets; the high bit marks a cluster before which it is not safe to break (HarfBuzz's flag).
    private var packed: [UInt32] = []
    /// The sum of the advances before each cluster.
    private var positions: [FixedLength] = []
    /// The sum of all advances.
    private(set) var total: FixedLength = 0
    /// Each unit is a cluster: an offset is its index.
    private var isDense = true

    init() {}

    /// The clusters that `body` writes, of a text of so many units at most.
    init(capacity: Int, clusterStarts: [Bool]?, _ body: (inout ClusterWriter) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { packed in
            withUnsafeTemporaryAllocation(of: FixedLength.self, capacity: capacity) { positions in
                func write(_ clusterStarts: UnsafePointer<Bool>?) {
                    guard let packedBase = packed.baseAddress, let positionsBase = positions.baseAddress else { return }
                    var writer = ClusterWriter(
                        packed: packedBase, positions: positionsBase, clusterStarts: clusterStarts)
                    body(&writer)
                    self.packed = Array(UnsafeBufferPointer(rebasing: packed[..<writer.count]))
                    self.positions = Array(UnsafeBufferPointer(rebasing: positions[..<writer.count]))
                    total = writer.total
                    isDense = writer.isDense
                }
                if let clusterStarts {
                    clusterStarts.withUnsafeBufferPointer { write($0.baseAddress) }
                } else {
                    write(nil)
                }
            }
        }
    }

    var count: Int { packed.count }
    func offset(_ index: Int) -> Int { Int(packed[index] & ~ClusterTable.unsafeBit) }
    func isUnsafe(_ index: Int) -> Bool { packed[index] & ClusterTable.unsafeBit != 0 }
    func position(_ index: Int) -> FixedLength { index < positions.count ? positions[index] : total }

    /// The first cluster that begins at or after an offset.
    func index(atOrAfter offset: Int) -> Int {
        if isDense { return min(offset, count) }
        return packed.partitionPoint { Int($0 & ~ClusterTable.unsafeBit) < offset }
    }
}
