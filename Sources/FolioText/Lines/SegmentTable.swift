/// A text's segments as one array for each of their parts, so that measuring reads their ends alone; it owns nothing.
struct SegmentTable: RandomAccessCollection, @unchecked Sendable {
    let count: Int
    /// One more than there are segments: the last is behind every line.
    let ends: PositionTable
    let starts: PositionTable
    let offsets: UnsafePointer<UInt32>
    let packed: UnsafePointer<UInt32>

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    @inline(__always)
    subscript(index: Int) -> LineSegment {
        LineSegment(startOffset: offsets[index], packed: packed[index], start: starts[index], end: ends[index])
    }
}
