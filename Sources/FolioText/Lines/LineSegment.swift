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

    let startOffset: UInt32
    /// The body's end and the flags in one word: measuring runs over the segments, and they should be few cache lines.
    private(set) var packed: UInt32
    /// A line from segment i to segment j is `end(j) - start(i)` wide, where both lie in one item.
    var start: FixedLength
    var end: FixedLength

    /// More units than this do not fit a text.
    static let maximumOffset = 1 << 28

    init(startOffset: Int, bodyEnd: Int, start: FixedLength) {
        self.startOffset = UInt32(startOffset)
        packed = UInt32(bodyEnd) << 4
        self.start = start
        end = 0
    }

    init(startOffset: UInt32, packed: UInt32, start: FixedLength, end: FixedLength) {
        self.startOffset = startOffset
        self.packed = packed
        self.start = start
        self.end = end
    }

    /// Where the body ends and the hanging white space begins.
    var bodyEnd: UInt32 { packed >> 4 }

    var flags: Flags {
        get { Flags(rawValue: UInt8(packed & 15)) }
        set { packed = packed & ~15 | UInt32(newValue.rawValue) }
    }
}
