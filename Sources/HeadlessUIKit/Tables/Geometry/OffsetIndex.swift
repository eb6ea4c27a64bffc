/// Lengths laid end to end: where each starts, and which one lies at an offset.
///
/// `offset(of:)` is always the plain running sum of the lengths before it, added from the first to the last, to the last
/// bit. Lengths that are multiples of 1/1024 (whole points, a browser's 1/64) add up without rounding in
/// any order, so a Fenwick tree over them gives that sum: queries and changes of one length are O(log n), building is
/// O(n). As soon as one length is no such multiple, the sums round, their order matters, and running sums are kept
/// instead: queries stay O(1) and O(log n), a change of one length costs O(n).
struct OffsetIndex: Sendable {
    private enum Sums {
        /// `tree[i]` is the sum of the lengths in `i - (i & -i) ..< i`; entry 0 is not used.
        case tree([Double])
        /// `sums[i]` is the sum of the lengths before `i`; one entry more than there are lengths.
        case running([Double])
    }

    private(set) var lengths: [Double]
    private var sums: Sums
    private var inexactCount: Int

    var count: Int { lengths.count }

    /// - Precondition: no length is negative, infinite or not a number.
    init(_ lengths: [Double]) {
        for length in lengths { Self.check(length) }
        self.lengths = lengths
        inexactCount = lengths.count { !Self.isExact($0) }
        sums = inexactCount == 0 ? .tree(Self.tree(of: lengths)) : .running(Self.runningSums(of: lengths))
    }

    /// The sum of the lengths before `index`, which may be `count`.
    func offset(of index: Int) -> Double {
        precondition((0...count).contains(index), "there is no offset \(index) among \(count) lengths")
        switch sums {
        case .running(let running): return running[index]
        case .tree(let tree):
            var sum = 0.0
            var node = index
            while node > 0 {
                sum += tree[node]
                node &= node - 1
            }
            return sum
        }
    }

    /// The sum of all lengths.
    var total: Double { offset(of: count) }

    /// The element that covers the offset, its start included and its end not; nil before the first and after the last.
    ///
    /// An element of length 0 covers nothing, so of several that start at the offset the last is meant.
    func index(at offset: Double) -> Int? {
        guard offset >= 0, offset < total else { return nil }
        switch sums {
        case .running(let running):
            var low = 0
            var high = count
            while high - low > 1 {
                let middle = (low + high) / 2
                if running[middle] <= offset { low = middle } else { high = middle }
            }
            return low
        case .tree(let tree):
            var node = 0
            var remaining = offset
            var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
            while step > 0 {
                let next = node + step
                if next <= count, tree[next] <= remaining {
                    node = next
                    remaining -= tree[next]
                }
                step >>= 1
            }
            return node
        }
    }

    /// Gives one element another length.
    mutating func setLength(_ length: Double, at index: Int) {
        Self.check(length)
        let old = lengths[index]
        guard length != old else { return }
        lengths[index] = length
        inexactCount += (Self.isExact(length) ? 0 : 1) - (Self.isExact(old) ? 0 : 1)
        switch sums {
        case .tree(var tree) where inexactCount == 0:
            sums = .running([])
            var node = index + 1
            while node <= count {
                tree[node] += length - old
                node += node & -node
            }
            sums = .tree(tree)
        case .tree:
            sums = .running(Self.runningSums(of: lengths))
        case .running where inexactCount == 0:
            sums = .tree(Self.tree(of: lengths))
        case .running(var running):
            sums = .running([])
            for place in index..<count { running[place + 1] = running[place] + lengths[place] }
            sums = .running(running)
        }
    }

    private static func tree(of lengths: [Double]) -> [Double] {
        var tree = [0] + lengths
        for node in 1..<tree.count {
            let parent = node + (node & -node)
            if parent < tree.count { tree[parent] += tree[node] }
        }
        return tree
    }

    private static func runningSums(of lengths: [Double]) -> [Double] {
        var sums: [Double] = [0]
        sums.reserveCapacity(lengths.count + 1)
        for length in lengths { sums.append(sums[sums.count - 1] + length) }
        return sums
    }

    /// Sums of multiples of 1/1024 do not round below 2^43 points, more than any table is high.
    private static func isExact(_ length: Double) -> Bool {
        length < 0x1p30 && (length * 1024).rounded() == length * 1024
    }

    private static func check(_ length: Double) {
        precondition(length >= 0 && length.isFinite, "a length must be finite and not negative, not \(length)")
    }
}

extension OffsetIndex: Equatable {
    static func == (one: OffsetIndex, other: OffsetIndex) -> Bool { one.lengths == other.lengths }
}
