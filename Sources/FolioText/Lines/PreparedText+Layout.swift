extension PreparedText {
    /// Breaks the text into lines at a width and places them.
    ///
    /// - Parameters:
    ///   - width: points; negative counts as 0, `.infinity` breaks only where it must.
    ///   - maximumLines: further lines are not laid out, and the last ends as `truncation` says; 0 is no limit.
    /// - Precondition: `width` is not NaN.
    public func layout(width: Double, maximumLines: Int = 0, truncation: Truncation = .tail) -> TextLayout {
        withLineWalker(width: width) { walker in
            layout(&walker, width: width, maximumLines: maximumLines, truncation: truncation)
        }
    }

    private func layout(
        _ walker: inout LineWalker, width: Double, maximumLines: Int, truncation: Truncation
    ) -> TextLayout {
        var boxes = LineBoxes(self)
        var walked: [WalkedLine] = []
        var lines: [TextLine] = []
        var widest: FixedLength = 0
        let available = Fixed.available(width, isBrowser: isBrowser)
        while maximumLines <= 0 || lines.count < maximumLines, let line = walker.next() {
            let (y, metrics) = boxes.add(line, startsParagraph: walker.startsParagraph)
            walked.append(WalkedLine(body: line.start..<line.bodyEnd, end: line.end, indent: walker.indent))
            lines.append(
                TextLine(
                    utf16Range: sourceRange(line), x: 0, y: y, width: Fixed.points(line.width),
                    height: metrics.above + metrics.below, baseline: y + metrics.above))
        }
        if let last = walked.last, truncation != .clip, walker.next() != nil {
            let room = geometry.room(in: available, indent: last.indent)
            truncate(
                &lines[lines.count - 1], start: last.body.lowerBound, indent: last.indent, by: truncation, room: room)
        }
        for (line, walked) in zip(lines, walked) {
            widest = max(widest, walked.indent + Fixed.rounded(line.width))
        }
        if hasLineRules && !lines.isEmpty { widest += geometry.trailingInset }
        let span = available < Fixed.unlimited ? available : widest
        for index in lines.indices { place(&lines[index], walked[index], in: span) }
        return TextLayout(lines: lines, width: Fixed.points(widest), height: boxes.height)
    }

    /// What placing a line needs, in offsets of the processed text.
    private struct WalkedLine {
        var body: Range<Int>
        var end: Int
        var indent: FixedLength
    }

    private func sourceRange(_ line: LineWalker.Line) -> Range<Int> {
        let start = line.start == 0 ? 0 : sourceStart(line.start)
        return start..<max(start, sourceStart(line.end))
    }

    /// Where a line that starts at an offset, behind another line, starts in the original: white space that was taken away
    /// belongs to the line that it would have begun, if it would have been followed by anything.
    private func sourceStart(_ offset: Int) -> Int {
        guard text.sourceOffsets != nil, offset < count else { return text.sourceOffset(offset) }
        return text.sourceOffset(offset - 1) + 1
    }

    /// Gives a line its place between the indents, and stretches it where the paragraph is justified.
    private func place(_ line: inout TextLine, _ walked: WalkedLine, in span: FixedLength) {
        let isRightToLeft = bidi.paragraphLevel(at: walked.body.lowerBound) & 1 != 0
        let room = geometry.room(in: span, indent: walked.indent)
        let width = Fixed.rounded(line.width)
        var free = max(0, room - width)
        if paragraph.alignment == .justified, free > 0, !line.isTruncated, walked.end < count,
            !isForced(breakAt: walked.end), !stretchPlaces(in: walked.body).isEmpty
        {
            line.stretch = Fixed.points(free)
            line.width = Fixed.points(width + free)
            free = 0
        }
        let left = isRightToLeft ? span - walked.indent - room : walked.indent
        let offset =
            switch paragraph.alignment {
            case .left: 0.0
            case .right: Fixed.points(free)
            case .center: Fixed.points(free) / 2
            case .start, .justified: isRightToLeft ? Fixed.points(free) : 0
            case .end: isRightToLeft ? 0 : Fixed.points(free)
            }
        line.x = Fixed.points(left) + offset
    }

    func processedOffset(_ source: Int) -> Int {
        text.sourceOffsets?.partitionPoint { $0 < source } ?? source
    }
}
