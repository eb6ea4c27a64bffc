extension TextLine {
    /// The part of the text that the line shows.
    ///
    /// - Parameter string: the text that was laid out: of a paragraph of runs their texts one after the other.
    public func range(in string: String) -> Range<String.Index> { string.range(utf16: utf16Range) }
}

/// The same questions with indices of the text that was laid out; of a paragraph of runs, of their texts one after the other.
extension TextGeometry {
    /// The caret position nearest to a point, as an index; nil in a text without lines.
    public func index(atX x: Double, y: Double, in string: String) -> String.Index? {
        position(atX: x, y: y).map { String.Index(utf16Offset: $0.utf16Offset, in: string) }
    }

    /// Where a caret stands before the character at an index, or behind the one before it.
    public func caret(
        at index: String.Index, affinity: TextPosition.Affinity = .downstream, in string: String
    ) -> TextRect {
        caret(at: TextPosition(utf16Offset: index.utf16Offset(in: string), affinity: affinity))
    }

    public func selectionRects(for range: Range<String.Index>, in string: String) -> [TextSelectionRect] {
        let start = range.lowerBound.utf16Offset(in: string)
        return selectionRects(for: start..<range.upperBound.utf16Offset(in: string))
    }

    /// The line that shows the character at an index; nil in a text without lines.
    public func lineIndex(at index: String.Index, in string: String) -> Int? {
        lineIndex(at: TextPosition(utf16Offset: index.utf16Offset(in: string)))
    }

    public func index(before index: String.Index, in string: String) -> String.Index {
        String.Index(utf16Offset: utf16Offset(before: index.utf16Offset(in: string)), in: string)
    }

    public func index(after index: String.Index, in string: String) -> String.Index {
        String.Index(utf16Offset: utf16Offset(after: index.utf16Offset(in: string)), in: string)
    }
}

extension String {
    fileprivate func range(utf16 range: Range<Int>) -> Range<String.Index> {
        String.Index(utf16Offset: range.lowerBound, in: self)..<String.Index(utf16Offset: range.upperBound, in: self)
    }
}
