/// A face's vertical metrics as its tables have them, in font units; descents are positive below the baseline.
struct VerticalMetrics: Hashable, Sendable {
    struct Extent: Hashable, Sendable {
        var ascent = 0
        var descent = 0
        var lineGap = 0

        var isZero: Bool { ascent == 0 && descent == 0 }
    }

    var hhea = Extent()
    var typo = Extent()
    var win = Extent()
    /// OS/2 `fsSelection` bit 7.
    var usesTypoMetrics = false
    var capHeight: Int?
    var xHeight: Int?

    /// What a browser takes: typo where the font says so, else hhea, else typo, else win without a gap.
    var browser: Extent {
        if usesTypoMetrics { return typo }
        return !hhea.isZero ? hhea : !typo.isZero ? typo : win
    }

    /// What Core Text takes: hhea, else typo, else win.
    var coreText: Extent { !hhea.isZero ? hhea : !typo.isZero ? typo : win }
}
