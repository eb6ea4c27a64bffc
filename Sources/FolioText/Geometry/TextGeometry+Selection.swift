extension TextGeometry {
    /// The rectangles that show a range as selected: for each line from left to right, one for each stretch that stands together
    /// in one writing direction.
    ///
    /// A grapheme cluster is selected whole. White space that hangs is selected beyond the line's edge, as in a browser.
    ///
    /// - Parameter range: UTF-16 offsets of the original text; what lies outside it selects nothing.
    public func selectionRects(for range: Range<Int>) -> [TextSelectionRect] {
        guard !range.isEmpty else { return [] }
        let first = layout.lines.partitionPoint { $0.utf16Range.upperBound <= range.lowerBound }
        var rects: [TextSelectionRect] = []
        for line in layout.lines.indices[first...] {
            guard layout.lines[line].utf16Range.lowerBound < range.upperBound else { break }
            var last: LineCell?
            for cell in cells(ofLine: line).cells {
                defer { last = cell.shown.overlaps(range) ? cell : nil }
                guard cell.shown.overlaps(range) else { continue }
                if let last, last.level == cell.level, last.right == cell.left {
                    rects[rects.count - 1].extend(by: cell)
                } else {
                    rects.append(TextSelectionRect(cell, line: line, of: layout.lines[line]))
                }
            }
        }
        return rects
    }
}

extension TextSelectionRect {
    fileprivate init(_ cell: LineCell, line: Int, of textLine: TextLine) {
        self.init(
            rect: TextRect(x: cell.left, y: textLine.y, width: cell.right - cell.left, height: textLine.height),
            line: line, isRightToLeft: cell.isRightToLeft, utf16Range: cell.shown)
    }

    /// Takes the neighbour on the right, which stands before or behind it in the text.
    fileprivate mutating func extend(by cell: LineCell) {
        rect.width = cell.right - rect.x
        let start = min(utf16Range.lowerBound, cell.range.lowerBound)
        utf16Range = start..<max(utf16Range.upperBound, cell.shownEnd)
    }
}
