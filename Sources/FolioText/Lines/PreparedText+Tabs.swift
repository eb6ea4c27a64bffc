extension PreparedText {
    /// Where a tab ends, from the leading edge: at a stop of the paragraph's style, else where CSS's `tab-size` says.
    ///
    /// - Parameters:
    ///   - x: where the tab begins, from the leading edge.
    ///   - line: the line's body, of which an aligned stop measures what is between the tab and the next.
    func tabEnd(_ tab: Int, at x: FixedLength, in line: Range<Int>, keepsEnd: Bool) -> FixedLength {
        guard let stop = nextTabStop(after: x) else { return nextRegularStop(after: x) }
        let location = Fixed.rounded(stop.location)
        let isRightToLeft = bidi.paragraphLevel(at: tab) & 1 != 0
        let end: FixedLength
        switch (stop.alignment, isRightToLeft) {
        case (.start, _), (.left, false), (.right, true): return rounded(location)
        case (.end, _), (.right, false), (.left, true):
            end = location - columnWidth(tab, in: line, keepsEnd: keepsEnd, upTo: stop)
        case (.center, _): end = location - columnWidth(tab, in: line, keepsEnd: keepsEnd, upTo: stop) / 2
        }
        // A text too wide for its stop begins where the tab does.
        return rounded(max(x, end))
    }

    /// The first stop beyond a place; nil where only `tabSize` says.
    private func nextTabStop(after x: FixedLength) -> TabStop? {
        var next: TabStop?
        for stop in paragraph.tabStops where Fixed.rounded(stop.location) > x {
            if next.map({ stop.location < $0.location }) ?? true { next = stop }
        }
        if let next { return next }
        let interval = Fixed.rounded(paragraph.defaultTabInterval)
        return interval > 0 ? TabStop(Fixed.points((max(0, x) / interval + 1) * interval)) : nil
    }

    /// Tab stops stand every `tabSize` spaces; one nearer than half a space is skipped (CSS Text 3, § 4.2).
    private func nextRegularStop(after x: FixedLength) -> FixedLength {
        let space = spaceAdvance(styles[0])
        let stop = FixedLength(Double(space + styles[0].letterSpacing + styles[0].wordSpacing) * paragraph.tabSize)
        guard stop > 0 else { return x }
        let next = (max(0, x) / stop + 1) * stop
        return rounded(next - x < space / 2 ? next + stop : next)
    }

    private func spaceAdvance(_ style: ResolvedStyle) -> FixedLength {
        let face = style.cascade.primary
        guard let glyph = face.harfBuzz.nominalGlyph(0x20) else { return 0 }
        return style.scale(face: 0).advance(glyph: glyph, units: face.harfBuzz.advance(glyph: glyph))
    }

    /// The width of what stands between a tab and the next, or the line's end, or a stop's terminator before that.
    private func columnWidth(_ tab: Int, in line: Range<Int>, keepsEnd: Bool, upTo stop: TabStop) -> FixedLength {
        let start = min(tab + 1, line.upperBound)
        let column = start..<(text.units[start..<line.upperBound].firstIndex(of: ProcessedText.tab) ?? line.upperBound)
        func width(_ range: Range<Int>) -> FixedLength {
            lineWidth(range, keepsEnd: range.upperBound < line.upperBound || keepsEnd)
        }
        guard !stop.columnTerminators.isEmpty, let end = column.first(where: { isTerminator($0, of: stop) }) else {
            return width(column)
        }
        let level = bidi.level(at: end)
        guard level & 1 != bidi.paragraphLevel(at: tab) & 1 else { return width(start..<end) }
        // A number in a right-to-left paragraph: what is behind its decimal point comes first from the leading edge.
        let behind = end + 1..<column.upperBound
        return width(end + 1..<(behind.first { bidi.level(at: $0) != level } ?? column.upperBound))
    }

    private func isTerminator(_ offset: Int, of stop: TabStop) -> Bool {
        Unicode.Scalar(text.units.scalar(at: offset).value).map(stop.columnTerminators.contains) ?? false
    }

    private func rounded(_ x: FixedLength) -> FixedLength { isBrowser ? Fixed.roundedUpToLayoutUnit(x) : x }
}
