/// A paragraph style's indents and spacings as lines are measured with them.
struct ParagraphGeometry: Sendable {
    let firstLineIndent: FixedLength
    let indent: FixedLength
    /// Between a line's end and the trailing edge.
    let trailingInset: FixedLength
    /// Where lines end at most, from the leading edge.
    let lineEnd: FixedLength
    /// Between the last line of a paragraph and the first of the next, beside what stands between any two lines. Points.
    let spacing: Double
    /// How full a line may be without its automatic hyphen.
    let hyphenationFactor: Double
    /// Lines have places of their own to begin or end, or other rules than to be filled: what a plain text need not ask.
    let hasLineRules: Bool

    /// - Precondition: lengths are finite, spacings not negative, and so are tab stops.
    init(_ style: ParagraphStyle, isBrowser: Bool) {
        func length(_ points: Double, _ name: StaticString) -> FixedLength {
            precondition(abs(points) < ParagraphGeometry.longest, "\(name) of a paragraph is finite, not \(points)")
            // A browser cuts lengths to 1/64 of a pixel.
            return isBrowser
                ? FixedLength((points * 64).rounded(.towardZero)) * Fixed.layoutUnit : Fixed.rounded(points)
        }
        func spacing(_ points: Double, _ name: StaticString) -> Double {
            precondition(
                points >= 0 && points < ParagraphGeometry.longest,
                "\(name) of a paragraph is finite and not negative, not \(points)")
            return points
        }
        firstLineIndent = length(style.firstLineHeadIndent, "firstLineHeadIndent")
        indent = length(style.headIndent, "headIndent")
        let tail = length(style.tailIndent, "tailIndent")
        trailingInset = max(0, -tail)
        lineEnd = tail > 0 ? tail : Fixed.unlimited
        self.spacing =
            spacing(style.paragraphSpacing, "paragraphSpacing")
            + spacing(style.paragraphSpacingBefore, "paragraphSpacingBefore")
        _ = spacing(style.lineSpacing, "lineSpacing")
        _ = spacing(style.defaultTabInterval, "defaultTabInterval")
        for stop in style.tabStops { _ = spacing(stop.location, "tab stop") }
        if case .multiple(let factor, let minimum, let maximum) = style.lineHeight {
            _ = spacing(factor, "line-height multiple")
            _ = spacing(minimum, "minimum line height")
            precondition(maximum >= 0, "maximum line height of a paragraph is not negative, not \(maximum)")
        }
        precondition(
            (0...1).contains(style.hyphenationFactor),
            "the hyphenation factor of a paragraph is between 0 and 1, not \(style.hyphenationFactor)")
        hyphenationFactor = style.hyphenationFactor
        hasLineRules =
            firstLineIndent != 0 || indent != 0 || tail != 0 || self.spacing != 0
            || style.lineBreakStrategy.contains(.pushOut) || (style.hyphens == .auto && hyphenationFactor < 1)
    }

    /// Far from overflow in fixed lengths.
    private static let longest = 1e12

    func indent(ofFirstLine isFirst: Bool) -> FixedLength { isFirst ? firstLineIndent : indent }

    /// The room between an indent and where lines end.
    func room(in available: FixedLength, indent: FixedLength) -> FixedLength {
        max(0, min(available - trailingInset, lineEnd) - indent)
    }
}
