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
        var lines: [TextLine] = []
        while maximumLines <= 0 || lines.count < maximumLines, let line = walker.next() {
            let (y, metrics) = boxes.add(line)
            lines.append(
                TextLine(
                    utf16Range: sourceRange(line), x: 0, y: y, width: Fixed.points(line.width),
                    height: metrics.above + metrics.below, baseline: y + metrics.above, truncationToken: nil))
        }
        if !lines.isEmpty, case .tail(let token) = truncation {
            let rest = walker.next()
            if rest != nil { truncate(&lines[lines.count - 1], token: token, width: width) }
        }
        let widest = lines.reduce(0) { max($0, $1.width) }
        for index in lines.indices { lines[index].x = x(of: lines[index], width: width.isFinite ? width : widest) }
        return TextLayout(lines: lines, width: widest, height: boxes.height)
    }

    private func sourceRange(_ line: LineWalker.Line) -> Range<Int> {
        let start = line.start == 0 ? 0 : sourceStart(line.start)
        return start..<max(start, line.end >= text.units.count ? text.sourceCount : sourceStart(line.end))
    }

    /// Where a line that starts at an offset, behind another line, starts in the original: white space that was taken away
    /// belongs to the line that it would have begun.
    private func sourceStart(_ offset: Int) -> Int {
        text.sourceOffsets == nil ? offset : text.sourceOffset(offset - 1) + 1
    }

    private func x(of line: TextLine, width: Double) -> Double {
        let isRightToLeft = bidi.paragraphLevel(at: processedOffset(line.utf16Range.lowerBound)) & 1 != 0
        let free = max(0, width.isFinite && width < 1e12 ? width - line.width : 0)
        switch paragraph.alignment {
        case .left: return 0
        case .right: return free
        case .center: return free / 2
        case .start: return isRightToLeft ? free : 0
        case .end: return isRightToLeft ? 0 : free
        }
    }

    func processedOffset(_ source: Int) -> Int {
        text.sourceOffsets?.partitionPoint { $0 < source } ?? source
    }

    /// Cuts a line so that it and the token fit; the token is set in the style that the cut falls in.
    private func truncate(_ line: inout TextLine, token: String, width: Double) {
        let start = processedOffset(line.utf16Range.lowerBound)
        // What follows on the same line, were there no edge: a line that ended early may take more before the token.
        let limit = nextMandatoryEnd(start)
        let tokenText = truncationText(token, at: start)
        let available = max(0, width) - tokenText.maxContentWidth
        var low = clusters.index(atOrAfter: start)
        var high = clusters.index(atOrAfter: limit)
        let first = low
        // The last cluster before which the text fits beside the token.
        while low < high {
            let middle = (low + high + 1) / 2
            let end = middle < clusters.count ? clusters.offset(middle) : text.units.count
            if Fixed.points(lineWidth(start..<end, keepsEnd: false)) <= available {
                low = middle
            } else {
                high = middle - 1
            }
        }
        var end = low < clusters.count ? clusters.offset(low) : text.units.count
        while low > first, end > start, Segmentation.hangs(text.units[end - 1]) { end -= 1 }
        line.utf16Range = line.utf16Range.lowerBound..<max(line.utf16Range.lowerBound, text.sourceOffset(end))
        line.width = Fixed.points(lineWidth(start..<end, keepsEnd: false)) + tokenText.maxContentWidth
        line.truncationToken = token
    }

    private func nextMandatoryEnd(_ offset: Int) -> Int {
        for segment in segments where segment.startOffset >= offset || segment.bodyEnd >= offset {
            if segment.flags.contains(.isMandatory) { return Int(segment.bodyEnd) }
        }
        return text.units.count
    }
}
