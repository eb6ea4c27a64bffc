import FolioText

/// A text whose every letter is 6 points wide and every line 20 high, so that figures can be worked out by hand.
///
/// Noto Sans Mono's advance is 600/1000 of its size.
func monospaced(
    _ text: String, environment: TextEnvironment = .uikit, _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> PreparedText {
    var paragraph = ParagraphStyle(lineHeight: .fixed(20))
    change(&paragraph)
    return PreparedText(
        text, attributes: TextAttributes(font: FontDescriptor(families: ["Noto Sans Mono"]), size: 10),
        paragraph: paragraph, environment: environment)
}

extension PreparedText {
    /// Each glyph's offset and left edge, in the order of the text.
    func glyphPlaces(in line: TextLine) -> [Int: Double] {
        Dictionary(
            glyphRuns(in: line).flatMap(\.glyphs).map { ($0.utf16Offset, $0.x) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension TextLayout {
    /// What each line shows, its token included.
    func strings(of text: String) -> [String] {
        func part(_ range: Range<Int>) -> Substring {
            let start = String.Index(utf16Offset: range.lowerBound, in: text)
            return text[start..<String.Index(utf16Offset: range.upperBound, in: text)]
        }
        return lines.map { line in
            guard let truncation = line.truncation else { return String(part(line.utf16Range)) }
            return part(line.utf16Range.lowerBound..<truncation.hiddenRange.lowerBound) + truncation.token
                + part(truncation.hiddenRange.upperBound..<line.utf16Range.upperBound)
        }
    }
}
