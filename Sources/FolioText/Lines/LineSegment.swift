/// The text between two break opportunities: a body, then white space that hangs at a line's end.
struct LineSegment: Sendable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt8
        /// A forced break follows.
        static let isMandatory = Flags(rawValue: 1)
        /// A break here shows a hyphen, counted in `end`.
        static let hasHyphen = Flags(rawValue: 2)
        /// The body's end is not safe to break: `end` holds the reshaped edge.
        static let isReshapedAtEnd = Flags(rawValue: 4)
        /// The start is not safe to break: `start` holds the reshaped edge.
        static let isReshapedAtStart = Flags(rawValue: 8)
    }

    var startOffset: UInt32
    /// Where the body ends and the hanging white space begins.
    var bodyEnd: UInt32
    var flags: Flags
    /// A line from segment i to segment j is `end(j) - start(i)` wide, where both lie in one item.
    var start: FixedLength
    var end: FixedLength
}

/// A segment's edges where the text has several items, each of which a browser rounds up for itself.
struct ItemEdges: Sendable {
    var startItem: UInt32
    var endItem: UInt32
    /// A line from an earlier item's segment i to a later item's segment j is `roundedEnd(j) - roundedStart(i)` wide.
    var roundedStart: FixedLength
    var roundedEnd: FixedLength
}
