/// A stretch of one bidi level and style, a run of tabs, a forced break, a control or an attachment: what a browser rounds for
/// itself.
struct TextItem: Sendable {
    enum Kind: UInt8, Sendable {
        case text, tabs, lineBreak, attachment
        /// What takes no width and parts the text on its sides: no kerning crosses it.
        case control
    }

    var start: UInt32
    var end: UInt32
    var style: UInt16
    var level: UInt8
    var kind: Kind

    var range: Range<Int> { Int(start)..<Int(end) }
}

extension RandomAccessCollection<TextItem> where Index == Int {
    /// The item that an offset lies in; behind the end the last one.
    func index(at offset: Int) -> Int { Swift.min(partitionPoint { $0.end <= offset }, count - 1) }
}
