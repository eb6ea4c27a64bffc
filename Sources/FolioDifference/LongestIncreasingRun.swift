/// Finds what can stay where it is while the rest is moved.
@usableFromInline
package enum LongestIncreasingRun {
    /// Which elements make up a longest strictly increasing subsequence, negative ones passed over; O(n log n).
    ///
    /// Patience sorting; values that go on from the longest run so far, or nearly so, are placed without a search.
    @usableFromInline
    package static func flags(of values: ArraySlice<Int>) -> [Bool] {
        var flags = [Bool](repeating: false, count: values.count)
        values.withUnsafeBufferPointer { values in
            // `ends[k]` is the index of the smallest value that ends an increasing run of k + 1 values.
            var ends: [Int] = []
            ends.reserveCapacity(values.count)
            var predecessors = [Int](repeating: -1, count: values.count)
            for index in values.indices where values[index] >= 0 {
                let place = place(of: values[index], ends, values)
                if place > 0 { predecessors[index] = ends[place - 1] }
                if place == ends.count { ends.append(index) } else { ends[place] = index }
            }
            var index = ends.last ?? -1
            while index >= 0 {
                flags[index] = true
                index = predecessors[index]
            }
        }
        return flags
    }

    /// The first run whose end is not smaller than the value.
    private static func place(of value: Int, _ ends: [Int], _ values: UnsafeBufferPointer<Int>) -> Int {
        guard let last = ends.last, values[last] >= value else { return ends.count }
        if ends.count == 1 || values[ends[ends.count - 2]] < value { return ends.count - 1 }
        var low = 0
        var high = ends.count - 2
        while low < high {
            let middle = (low + high) / 2
            if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
