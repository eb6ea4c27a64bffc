extension TextGeometry {
    /// The caret position nearest to a point; outside the text that of the nearest line, nil in a text without lines.
    ///
    /// - Precondition: neither coordinate is NaN.
    public func position(atX x: Double, y: Double) -> TextPosition? {
        precondition(!x.isNaN && !y.isNaN, "a point is made of numbers, not (\(x), \(y))")
        guard let line = lineIndex(atY: y) else { return nil }
        guard let cell = cells(ofLine: line).nearest(to: x) else {
            return TextPosition(utf16Offset: layout.lines[line].utf16Range.lowerBound)
        }
        // Nobody points behind what takes no room: a forced break, a space that collapsed at a line's end.
        guard cell.left < cell.right, (x < (cell.left + cell.right) / 2) == cell.isRightToLeft else {
            return TextPosition(utf16Offset: caretOffset(atOrBefore: cell.range.lowerBound))
        }
        var end = cell.range.upperBound
        if caretOffset(atOrBefore: end) != end { end = utf16Offset(after: end) }
        return TextPosition(utf16Offset: end, affinity: .upstream)
    }

    /// The grapheme cluster at a point; nil beside the lines and where a token or a hyphen stands.
    public func character(atX x: Double, y: Double) -> TextCharacterHit? {
        guard let first = layout.lines.first, let last = layout.lines.last, y >= first.y, y < last.y + last.height,
            let line = lineIndex(atY: y), y >= layout.lines[line].y,
            let cell = cells(ofLine: line).cell(at: x)
        else { return nil }
        let fraction = (x - cell.leading) / (cell.trailing - cell.leading)
        return TextCharacterHit(utf16Range: cell.shown, fraction: fraction, line: line)
    }
}
