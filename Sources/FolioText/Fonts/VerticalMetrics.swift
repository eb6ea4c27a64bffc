/// A face's vertical metrics as its tables have them, in font units; descents are positive below the baseline.
struct VerticalMetrics: Hashable, Sendable {
    struct Extent: Hashable, Sendable {
        var ascent = 0.0
        var descent = 0.0
        var lineGap = 0.0

        var isZero: Bool { ascent == 0 && descent == 0 }

        static func + (a: Extent, b: Extent) -> Extent {
            Extent(ascent: a.ascent + b.ascent, descent: a.descent + b.descent, lineGap: a.lineGap + b.lineGap)
        }
    }

    var hhea = Extent()
    var typo = Extent()
    var win = Extent()
    /// What a variation adds to `hhea` and to typo, and to win (`MVAR`).
    var change = Extent()
    var winChange = Extent()
    /// OS/2 `fsSelection` bit 7.
    var usesTypoMetrics = false
    /// With the variation's change.
    var capHeight: Double?
    var xHeight: Double?

    /// What a browser takes: typo where the font says so, else hhea, else typo, else win without a gap; and the change.
    var browser: (extent: Extent, change: Extent) {
        if usesTypoMetrics { return (typo, change) }
        return !hhea.isZero ? (hhea, change) : !typo.isZero ? (typo, change) : (win, winChange)
    }

    /// What Core Text takes: hhea, else typo, else win.
    var coreText: Extent { !hhea.isZero ? hhea + change : !typo.isZero ? typo + change : win + winChange }
}
