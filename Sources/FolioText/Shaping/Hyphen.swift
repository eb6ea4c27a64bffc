/// The hyphen that a soft hyphen shows at a line's end.
enum Hyphen {
    /// U+2010 where the style's first face has it, else “-” by the usual fallback (CSS Text 4, `hyphenate-character`).
    static func character(style: ResolvedStyle) -> UInt16 {
        style.cascade.primary.coverage.contains(0x2010) ? 0x2010 : 0x2D
    }

    static func piece(style: ResolvedStyle, run: ShapedRun) -> (units: [UInt16], run: ShapedRun) {
        let character = character(style: style)
        var hyphen = run
        hyphen.start = 0
        hyphen.end = 1
        hyphen.script = .common
        hyphen.face = UInt16([character].withUnsafeBufferPointer { style.cascade.order(for: .common).face(for: $0) })
        return ([character], hyphen)
    }

    /// Where a table of hyphens' widths has that of an item: for each style one from left to right and one from right to left.
    static func index(in item: TextItem) -> Int { Int(item.style) * 2 + Int(item.level & 1) }

    static func width(style: ResolvedStyle, run: ShapedRun) -> FixedLength {
        let (units, hyphen) = piece(style: style, run: run)
        // The hyphen itself takes no letter-spacing.
        return units.withUnsafeBufferPointer { Shaper.width($0, range: 0..<1, run: hyphen, style: style) }
            - style.letterSpacing
    }
}
