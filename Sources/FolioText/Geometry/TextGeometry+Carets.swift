extension TextGeometry {
    /// Where a caret stands at a position: a rectangle without width, as high as its line.
    ///
    /// An offset inside a grapheme cluster counts as the cluster's start. In a text without lines it is the origin, 0 high.
    public func caret(at position: TextPosition) -> TextRect {
        guard let line = lineIndex(at: position) else { return TextRect(x: 0, y: 0, width: 0, height: 0) }
        return caretRect(x: caretX(at: position, line: line), line: line)
    }

    /// Both carets of an offset where the writing direction changes: text in the paragraph's direction would be inserted at
    /// the first, text in the other direction at the second; nil where one is enough.
    public func carets(at utf16Offset: Int) -> (primary: TextRect, secondary: TextRect?) {
        let position = TextPosition(utf16Offset: utf16Offset)
        guard let line = lineIndex(at: position) else { return (caret(at: position), nil) }
        let cells = cells(ofLine: line)
        guard let before = cells.cell(endingAt: utf16Offset), let behind = cells.cell(atOrBefore: utf16Offset),
            behind.range.lowerBound == utf16Offset, before.trailing != behind.leading
        else { return (caret(at: position), nil) }
        let edges = before.level < behind.level ? (before.trailing, behind.leading) : (behind.leading, before.trailing)
        return (caretRect(x: edges.0, line: line), caretRect(x: edges.1, line: line))
    }

    private func caretRect(x: Double, line: Int) -> TextRect {
        TextRect(x: x, y: layout.lines[line].y, width: 0, height: layout.lines[line].height)
    }

    private func caretX(at position: TextPosition, line: Int) -> Double {
        let cells = cells(ofLine: line)
        let offset = position.utf16Offset
        if position.affinity == .upstream, let before = cells.cell(endingAt: offset), !before.isLineBreak {
            return before.trailing
        }
        guard let cell = cells.cell(atOrBefore: offset) else {
            // A line without a cluster begins where its alignment says.
            return cells.firstInOrder?.leading ?? layout.lines[line].x
        }
        // Behind what the cell shows: white space that was collapsed, or text that is not shown.
        return offset < cell.shownEnd || cell.isLineBreak ? cell.leading : cell.trailing
    }
}
