/// The reference for differences, written plainly: a dictionary of the old identities, then a longest increasing subsequence.
struct PlainDifference {
    private(set) var deletions: [Int] = []
    private(set) var insertions: [Int] = []
    private(set) var moves: [(from: Int, to: Int)] = []

    init<ID: Hashable>(from old: [ID], to new: [ID]) {
        var oldIndices: [ID: Int] = [:]
        for (index, id) in old.enumerated() { oldIndices[id] = index }
        let sources = new.map { oldIndices[$0] }
        let kept = Set(sources.compactMap { $0 })
        deletions = old.indices.filter { !kept.contains($0) }

        // ends[k] is the new index of the smallest old index that ends an increasing run of k + 1.
        var ends: [Int] = []
        var predecessors = [Int?](repeating: nil, count: new.count)
        for (index, source) in sources.enumerated() {
            guard let source else {
                insertions.append(index)
                continue
            }
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if sources[ends[middle]]! < source { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var settled: Set<Int> = []
        var index = ends.last
        while let current = index {
            settled.insert(current)
            index = predecessors[current]
        }
        for (index, source) in sources.enumerated() where !settled.contains(index) {
            if let source { moves.append((source, index)) }
        }
    }
}
