extension PreparedText {
    /// A stretch of the text with one set of attributes.
    package struct StyledRange: Sendable {
        /// After white-space processing, which leaves `pre` and `pre-wrap` as they are.
        package var string: String
        package var attributes: TextAttributes
        /// As in `GlyphRun.runIndex`.
        package var runIndex: Int
        /// The faces that are tried for the text, in their order; the first is the one that the attributes name.
        package var cascade: [FontFace]
    }

    /// The text in its runs, in reading order; none for an empty text.
    package var styledRanges: [StyledRange] {
        var ranges: [(range: Range<Int>, style: Int)] = []
        for item in items {
            if let last = ranges.indices.last, ranges[last].style == Int(item.style) {
                ranges[last].range = ranges[last].range.lowerBound..<item.range.upperBound
            } else {
                ranges.append((item.range, Int(item.style)))
            }
        }
        return ranges.map { range, style in
            StyledRange(
                string: String(decoding: text.units[range], as: UTF16.self), attributes: styles[style].attributes,
                runIndex: style, cascade: styles[style].cascade.faces)
        }
    }
}
