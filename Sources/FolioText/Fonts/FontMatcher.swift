/// Finds the face of a family that fits a descriptor best: by width, then slant, then weight (CSS Fonts 4, § 5.2).
///
/// A variable font counts with the whole range of its axes, and is then set to the values asked for.
struct FontMatcher {
    let descriptor: FontDescriptor
    /// What an optical-size axis is set to, in points; nil leaves it.
    var opticalSize: Double?

    /// The best face of one family; `candidates` is not empty.
    func face(among candidates: [FontFace]) -> FontFace {
        var pool = candidates
        narrow(&pool, by: widthRank)
        narrow(&pool, by: slantRank)
        narrow(&pool, by: weightRank)
        return varied(pool[0])
    }

    // MARK: Ranking

    /// How far a face is from what is wanted: first by tier, then by distance.
    private struct Rank: Comparable {
        var tier: Int
        var distance: Double

        static let exact = Rank(tier: 0, distance: 0)

        static func < (a: Rank, b: Rank) -> Bool { (a.tier, a.distance) < (b.tier, b.distance) }
    }

    /// Keeps the faces of the least rank, in their order.
    private func narrow(_ pool: inout [FontFace], by rank: (FontFace) -> Rank) {
        guard pool.count > 1 else { return }
        let ranks = pool.map(rank)
        let best = ranks.min() ?? .exact
        pool = zip(pool, ranks).filter { $1 == best }.map(\.0)
    }

    private func rank(_ range: ClosedRange<Double>, wanted: Double, below: Int, above: Int) -> Rank {
        if range.contains(wanted) { return .exact }
        return range.upperBound < wanted
            ? Rank(tier: below, distance: wanted - range.upperBound)
            : Rank(tier: above, distance: range.lowerBound - wanted)
    }

    /// Up to normal width narrower faces are tried first, beyond it wider ones.
    private func widthRank(_ face: FontFace) -> Rank {
        let wanted = descriptor.width.rawValue
        let range = face.freeRange(.width) ?? face.width.rawValue...face.width.rawValue
        return wanted <= 100
            ? rank(range, wanted: wanted, below: 1, above: 2) : rank(range, wanted: wanted, below: 2, above: 1)
    }

    /// From 400 to 500 up to 500 first, then below, then above; lighter weights look below first, bolder ones above.
    private func weightRank(_ face: FontFace) -> Rank {
        let wanted = descriptor.weight.rawValue
        let range = face.freeRange(.weight) ?? face.weight.rawValue...face.weight.rawValue
        switch wanted {
        case 400...500:
            return rank(range, wanted: wanted, below: 2, above: range.lowerBound <= 500 ? 1 : 3)
        case ..<400: return rank(range, wanted: wanted, below: 1, above: 2)
        default: return rank(range, wanted: wanted, below: 2, above: 1)
        }
    }

    /// An italic counts as leaning by 14 degrees, and stands first where an italic is asked for.
    private func slantRank(_ face: FontFace) -> Rank {
        let wanted = descriptor.slant
        let hasItalicAxis = face.freeRange(.italic)?.upperBound == 1
        if wanted.isItalic && (face.slant.isItalic || hasItalicAxis) { return .exact }
        let angles: ClosedRange<Double> =
            face.freeRange(.slant).map { -$0.upperBound...(-$0.lowerBound) }
            ?? (face.slant.isItalic && !hasItalicAxis ? 14...14 : face.slant.degrees...face.slant.degrees)
        let rank = leaningRank(angles, wanted.isItalic ? 14 : wanted.degrees)
        return wanted.isItalic ? Rank(tier: rank.tier + 1, distance: rank.distance) : rank
    }

    /// From 11 degrees on steeper faces are tried before flatter ones; below it flatter ones, upright included, come first.
    private func leaningRank(_ angles: ClosedRange<Double>, _ wanted: Double) -> Rank {
        let (low, high) = wanted < 0 ? (-angles.upperBound, -angles.lowerBound) : (angles.lowerBound, angles.upperBound)
        let isSteep = abs(wanted) >= 11
        let rank = rank(low...high, wanted: abs(wanted), below: isSteep ? 2 : 1, above: isSteep ? 1 : 2)
        return high < 0 ? Rank(tier: 3, distance: -high) : rank
    }

    // MARK: Applying

    /// The face with its axes set as the descriptor asks; itself where it has none.
    func varied(_ face: FontFace) -> FontFace {
        guard !face.axes.isEmpty else { return face }
        var values: [FontAxis.Tag: Double] = [.weight: descriptor.weight.rawValue, .width: descriptor.width.rawValue]
        let hasItalicAxis = face.freeRange(.italic) != nil
        values[.italic] = descriptor.slant.isItalic ? 1 : 0
        // An italic is asked of the slant only where nothing else makes one (CSS Fonts 4, § 2.4: 14 degrees).
        let leansForItalic = descriptor.slant.isItalic && !hasItalicAxis && !face.slant.isItalic
        values[.slant] = -(leansForItalic ? 14 : descriptor.slant.degrees)
        values[.opticalSize] = opticalSize
        for tag in face.location.pinned { values[tag] = nil }
        values.merge(descriptor.variations) { $1 }
        return face.varied(values, pins: false)
    }
}
