import Synchronization

/// Where the characters of a laid-out text stand: carets, hit testing, selections, and which line shows what.
///
/// Offsets are UTF-16 offsets of the original text, also where white space was collapsed; lengths are points from the text's
/// top left corner. Where the text is not shown, behind a truncation token, carets stand at the token and selections are empty.
///
///     let text = PreparedText("Grüße aus Köln", attributes: TextAttributes(size: 17))
///     let geometry = TextGeometry(text, text.layout(width: 80))
///     let position = geometry.position(atX: 30, y: 10)
///     let caret = geometry.caret(at: position)
public final class TextGeometry: Sendable {
    public let text: PreparedText
    public let layout: TextLayout
    /// Where grapheme clusters begin in the processed text, and lines, which a mark on a space may begin; nil where every unit
    /// is a cluster.
    private let graphemeStarts: [Bool]?
    /// A line is shaped when it is first asked about.
    private let shownLines = Mutex<[Int: LineCells]>([:])

    /// - Parameter layout: of this text, at any width.
    public init(_ text: PreparedText, _ layout: TextLayout) {
        self.text = text
        self.layout = layout
        var starts = GraphemeBoundaries.starts(text.text.units)
        for line in layout.lines {
            let start = text.processedOffset(line.utf16Range.lowerBound)
            if start < text.count { starts?[start] = true }
        }
        graphemeStarts = starts
    }

    /// The grapheme clusters of a line from left to right.
    func cells(ofLine line: Int) -> LineCells {
        if let known = shownLines.withLock({ $0[line] }) { return known }
        let cells = text.lineCells(in: layout.lines[line], graphemeStarts: graphemeStarts)
        shownLines.withLock { $0[line] = cells }
        return cells
    }

    // MARK: Lines

    /// The line that a position is on; nil in a text without lines.
    ///
    /// At a soft wrap the affinity decides; text beyond the last line counts to it.
    public func lineIndex(at position: TextPosition) -> Int? {
        guard !layout.lines.isEmpty else { return nil }
        let index = max(0, layout.lines.partitionPoint { $0.utf16Range.lowerBound <= position.utf16Offset } - 1)
        guard position.affinity == .upstream, index > 0,
            layout.lines[index].utf16Range.lowerBound == position.utf16Offset,
            !cells(ofLine: index - 1).endsInLineBreak
        else { return index }
        return index - 1
    }

    /// The line at a distance from the text's top; the first above the text, the last below it, nil without lines.
    public func lineIndex(atY y: Double) -> Int? {
        guard !layout.lines.isEmpty else { return nil }
        return min(layout.lines.partitionPoint { $0.y + $0.height <= y }, layout.lines.count - 1)
    }

    /// What of the original text a line shows, the white space or the break that it ends in included.
    public func utf16Range(ofLine line: Int) -> Range<Int> { layout.lines[line].utf16Range }

    // MARK: Grapheme clusters

    /// The nearest place before an offset where a caret may stand: a grapheme cluster's start (UAX #29).
    ///
    /// White space that was collapsed is stepped over at once.
    public func utf16Offset(before offset: Int) -> Int {
        var processed = text.processedOffset(min(offset, text.text.sourceCount)) - 1
        while processed > 0, graphemeStarts?[processed] == false { processed -= 1 }
        return processed <= 0 ? 0 : text.text.sourceOffset(processed)
    }

    /// The nearest place behind an offset where a caret may stand; the text's end behind the last cluster.
    public func utf16Offset(after offset: Int) -> Int {
        guard offset >= 0 else { return 0 }
        var processed = min(text.count, text.processedOffset(min(offset, text.text.sourceCount) + 1))
        while processed < text.count, graphemeStarts?[processed] == false { processed += 1 }
        return text.text.sourceOffset(processed)
    }

    /// The offset itself where a caret may stand there, else the nearest such place before it.
    public func caretOffset(atOrBefore offset: Int) -> Int {
        let offset = min(max(0, offset), text.text.sourceCount)
        guard offset > 0, offset < text.text.sourceCount else { return offset }
        let before = utf16Offset(before: offset)
        let after = utf16Offset(after: before)
        return after <= offset ? after : before
    }
}
