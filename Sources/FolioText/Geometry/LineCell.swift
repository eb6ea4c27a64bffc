/// Where a grapheme cluster stands on its line: what a caret stands before or behind, and what a selection covers.
struct LineCell {
    /// Of the original text, up to the next cluster: what was collapsed behind it included.
    var range: Range<Int>
    /// Where the part that is shown ends.
    var shownEnd: Int
    var left: Double
    var right: Double
    var level: UInt8
    /// A forced break: no caret stands behind it on its line.
    var isLineBreak = false

    var isRightToLeft: Bool { level & 1 != 0 }
    var leading: Double { isRightToLeft ? right : left }
    var trailing: Double { isRightToLeft ? left : right }
    var shown: Range<Int> { range.lowerBound..<shownEnd }

    func distance(to x: Double) -> Double { x < left ? left - x : x > right ? x - right : 0 }
}
