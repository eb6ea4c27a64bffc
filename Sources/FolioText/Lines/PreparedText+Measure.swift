extension PreparedText {
    /// The size of the text at a width, in points, not rounded to pixels: arithmetic over stored advances.
    ///
    /// - Parameters:
    ///   - width: points; negative counts as 0, `.infinity` breaks only where it must.
    ///   - maximumLines: further lines are not counted; 0 is no limit.
    /// - Precondition: `width` is not NaN.
    public func measure(width: Double, maximumLines: Int = 0) -> TextMeasurement {
        withLineWalker(width: width) { walker in
            var boxes = LineBoxes(self)
            var widest: FixedLength = 0
            var count = 0
            while maximumLines <= 0 || count < maximumLines, let line = walker.next() {
                widest = max(widest, walker.indent + line.width)
                boxes.add(line, startsParagraph: walker.startsParagraph)
                count += 1
            }
            if hasLineRules && count > 0 { widest += geometry.trailingInset }
            return TextMeasurement(width: Fixed.points(widest), height: boxes.height, lineCount: count)
        }
    }
}
