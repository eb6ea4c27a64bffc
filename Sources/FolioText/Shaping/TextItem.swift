/// A stretch of one bidi level and style, or a run of tabs, or a forced break, or an attachment: what a browser rounds for itself.
struct TextItem: Sendable {
    enum Kind: UInt8, Sendable { case text, tabs, lineBreak, attachment }

    var start: UInt32
    var end: UInt32
    var style: UInt16
    var level: UInt8
    var kind: Kind

    var range: Range<Int> { Int(start)..<Int(end) }
}

extension [TextItem] {
    /// The item that an offset lies in; behind the end the last one.
    func index(at offset: Int) -> Int { Swift.min(partitionPoint { $0.end <= offset }, count - 1) }
}
