extension PreparedText {
    /// The characters that a line of this text's layout shows, in reading order, a truncation token among them.
    public func string(shownIn line: TextLine) -> String {
        func string(_ range: Range<Int>) -> String {
            let range = processedOffset(range.lowerBound)..<processedOffset(range.upperBound)
            return String(decoding: text.units[range], as: UTF16.self)
        }
        guard let truncation = line.truncation else { return string(line.utf16Range) }
        let hidden = truncation.hiddenRange
        return string(line.utf16Range.lowerBound..<hidden.lowerBound) + truncation.token
            + string(hidden.upperBound..<line.utf16Range.upperBound)
    }
}
