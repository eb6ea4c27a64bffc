extension RandomAccessCollection where Index == Int {
    /// The first index whose element is not `before`, in a collection in which all that are stand first; the end where all are.
    ///
    /// Binary search: what a text is cut into is kept in order, and places in it are found so.
    @inline(__always)
    func partitionPoint(_ before: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if before(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
