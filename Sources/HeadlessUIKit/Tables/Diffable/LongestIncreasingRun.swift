/// Finds what can stay where it is while the rest is moved.
enum LongestIncreasingRun {
    /// The indices of a longest strictly increasing subsequence, nils passed over; O(n log n), by patience sorting.
    static func indices(of values: [Int?]) -> Set<Int> {
        // `ends[k]` is the index of the smallest value that ends an increasing run of k + 1 values.
        var ends: [Int] = []
        var predecessors = [Int](repeating: -1, count: values.count)
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if let end = values[ends[middle]], end < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { predecessors[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: Set<Int> = []
        var index = ends.last ?? -1
        while index >= 0 {
            result.insert(index)
            index = predecessors[index]
        }
        return result
    }
}
