import Synchronization

/// What kerning adds to a letter before another, in font units; a table of fixed size that any thread reads and fills.
///
/// `@unchecked Sendable`: the entries are atomic and whole in themselves, so that a lost race costs one more shaping.
final class PairCache: @unchecked Sendable {
    struct Pair {
        /// Added to the first letter's advance.
        var adjustment: Int16
        /// A break between the two needs reshaping.
        var isUnsafe: Bool
        /// Shaped together they are no sum of letters and kerning.
        var isOpaque: Bool
    }

    /// Sets of four, of 64 KiB together; a power of two, which the hash's shift goes with.
    fileprivate static let setCount = 2048
    fileprivate static let ways = 4
    private let entries: UnsafeMutablePointer<Atomic<UInt64>>

    init() {
        entries = .allocate(capacity: PairCache.setCount * PairCache.ways)
        for index in 0..<PairCache.setCount * PairCache.ways { (entries + index).initialize(to: Atomic(0)) }
    }

    deinit {
        entries.deinitialize(count: PairCache.setCount * PairCache.ways)
        entries.deallocate()
    }

    var table: Table { Table(entries: entries) }

    /// For loops over a text: to copy it costs nothing. It does not keep the cache.
    struct Table: @unchecked Sendable {
        fileprivate let entries: UnsafeMutablePointer<Atomic<UInt64>>
    }
}

extension PairCache.Table {
    // An entry: the pair, 14 bits of the cache's epoch, two flags, the adjustment.

    /// The pair's kerning, from `shape` where it is not known.
    ///
    /// - Parameter epoch: `WordCache.pairEpoch`.
    @inline(__always)
    func pair(_ first: UInt16, _ second: UInt16, epoch: UInt64, shape: () -> PairCache.Pair) -> PairCache.Pair {
        let key = UInt64(first) << 48 | UInt64(second) << 32 | epoch << 18
        // The product's highest bits depend on all of the key's.
        let hash = key &* 0x9E37_79B9_7F4A_7C15
        let set = entries + Int(hash >> 53) * PairCache.ways
        for way in 0..<PairCache.ways {
            let entry = set[way].load(ordering: .relaxed)
            if (entry ^ key) >> 18 == 0 {
                return PairCache.Pair(
                    adjustment: Int16(truncatingIfNeeded: entry), isUnsafe: entry & 1 << 16 != 0,
                    isOpaque: entry & 1 << 17 != 0)
            }
        }
        let pair = shape()
        let entry =
            key | UInt64(UInt16(bitPattern: pair.adjustment)) | (pair.isUnsafe ? 1 << 16 : 0)
            | (pair.isOpaque ? 1 << 17 : 0)
        let free = (0..<PairCache.ways).first { set[$0].load(ordering: .relaxed) >> 18 & 0x3FFF != key >> 18 & 0x3FFF }
        set[free ?? Int(hash >> 51) % PairCache.ways].store(entry, ordering: .relaxed)
        return pair
    }
}
