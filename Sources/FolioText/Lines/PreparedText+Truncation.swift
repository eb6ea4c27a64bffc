extension PreparedText {
    /// Cuts the last permitted line so that what it shows and the token fit the room between its indents.
    ///
    /// - Parameters:
    ///   - lineStart: where the line begins in the processed text.
    ///   - indent: how far from the leading edge it begins.
    func truncate(
        _ line: inout TextLine, start lineStart: Int, indent: FixedLength, by truncation: Truncation, room: FixedLength
    ) {
        guard let token = truncation.token else { return }
        let truncator = Truncator(self, lineStart: lineStart, room: room, indent: indent)
        var style = style(at: lineStart)
        var cut: Truncator.Cut
        var rounds = 0
        repeat {
            let tokenWidth = Fixed.rounded(truncationText(token, style: style, at: lineStart).maxContentWidth)
            cut = truncator.cut(truncation, tokenWidth: tokenWidth)
            // The token is set as what it stands beside. Another style may move the cut, maybe back into the first.
            let beside = self.style(at: cut.shownOffset)
            rounds += 1
            if beside == style || rounds == 4 { break }
            style = beside
        } while true
        line.width = Fixed.points(cut.width)
        let start = line.utf16Range.lowerBound
        line.utf16Range = start..<text.sourceCount
        let hiddenStart = max(start, text.sourceOffset(cut.hidden.lowerBound))
        let hiddenEnd =
            cut.hidden.upperBound < text.units.count ? text.sourceOffset(cut.hidden.upperBound) : text.sourceCount
        line.truncation = LineTruncation(
            token: token, hiddenRange: hiddenStart..<max(hiddenStart, hiddenEnd), runIndex: style)
    }

    /// A truncation token as a text of its own, in one of this text's styles and in the direction of the paragraph it is in.
    func truncationText(_ token: String, style: Int, at offset: Int) -> PreparedText {
        let direction: ParagraphStyle.Direction = bidi.paragraphLevel(at: offset) & 1 != 0 ? .rightToLeft : .leftToRight
        return PreparedText(
            String(token.map { $0.isNewline ? " " : $0 }), attributes: styles[style].attributes,
            paragraph: ParagraphStyle(whiteSpace: .pre, direction: direction), environment: environment)
    }
}
