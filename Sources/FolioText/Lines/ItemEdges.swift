/// A segment's edges where the text has several items, each of which a browser rounds up for itself.
struct ItemEdges: Sendable {
    var startItem: UInt32
    var endItem: UInt32
    /// A line from an earlier item's segment i to a later item's segment j is `roundedEnd(j) - roundedStart(i)` wide.
    var roundedStart: FixedLength
    var roundedEnd: FixedLength
}

extension UnsafeBufferPointer<ItemEdges> {
    /// The width of a line of the segments from one to another, which is `unrounded` where one item holds it.
    @inline(__always)
    func width(from first: Int, to last: Int, unrounded: FixedLength) -> FixedLength {
        let (from, to) = (self[first], self[last])
        return from.startItem == to.endItem ? unrounded : to.roundedEnd - from.roundedStart
    }
}
