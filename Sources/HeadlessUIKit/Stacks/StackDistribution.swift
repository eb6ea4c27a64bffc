/// Shares a length among the items of a stack, by `UIStackView`'s documented rules. Points.
struct StackDistribution {
    struct Item {
        /// Nil for one that has no length of itself: it takes what is left before others do, and none otherwise.
        var length: CGFloat?
        var priorities: ContentPriorities.Pair

        var naturalLength: CGFloat { length ?? 0 }
    }

    struct Place: Equatable {
        var start: CGFloat
        var length: CGFloat

        var end: CGFloat { start + length }
    }

    let distribution: UIStackView.Distribution
    let items: [Item]
    /// Least distances between neighbours, one fewer than items.
    let gaps: [CGFloat]

    /// The length at which every item has its own.
    var naturalLength: CGFloat {
        guard !items.isEmpty else { return 0 }
        let lengths = items.map(\.naturalLength)
        let longest = lengths.max() ?? 0
        switch distribution {
        case .fill, .fillProportionally: return lengths.sum + gaps.sum
        case .fillEqually: return longest * CGFloat(items.count) + gaps.sum
        case .equalSpacing: return lengths.sum + CGFloat(gaps.count) * (gaps.max() ?? 0)
        case .equalCentering:
            let step = gaps.indices.map { (lengths[$0] + lengths[$0 + 1]) / 2 + gaps[$0] }.max() ?? 0
            return step * CGFloat(gaps.count) + (lengths[0] + lengths[lengths.count - 1]) / 2
        }
    }

    /// Where the items stand in a length, from its beginning.
    func places(in length: CGFloat) -> [Place] {
        guard !items.isEmpty else { return [] }
        let free = max(0, length - gaps.sum)
        switch distribution {
        case .fill: return placed(filling(free), gaps)
        case .fillEqually: return placed(items.map { _ in free / CGFloat(items.count) }, gaps)
        case .fillProportionally:
            let sum = items.map(\.naturalLength).sum
            guard sum > 0 else { return placed(items.map { _ in free / CGFloat(items.count) }, gaps) }
            return placed(items.map { $0.naturalLength / sum * free }, gaps)
        case .equalSpacing:
            let least = gaps.max() ?? 0
            let lengths = shrinking(max(0, length - least * CGFloat(gaps.count)))
            let gap = gaps.isEmpty ? 0 : max(least, (length - lengths.sum) / CGFloat(gaps.count))
            return placed(lengths, gaps.map { _ in gap })
        case .equalCentering: return centred(in: length, lengths: shrinking(free))
        }
    }

    // MARK: Lengths

    /// Natural lengths that fill a length: the item of the lowest priority, the first of several, becomes longer or shorter.
    ///
    /// That the first of several does is inferred; Apple says that indices decide.
    private func filling(_ length: CGFloat) -> [CGFloat] {
        var lengths = shrinking(length)
        let left = length - lengths.sum
        guard left > 0 else { return lengths }
        // What has no length of itself holds none.
        func hugging(_ index: Int) -> Float {
            items[index].length == nil ? 0 : items[index].priorities.hugging.rawValue
        }
        guard let longer = items.indices.min(by: { hugging($0) < hugging($1) }) else { return lengths }
        lengths[longer] += left
        return lengths
    }

    /// Natural lengths, shortened to 0 one after another as far as they do not fit, from the lowest priority up.
    private func shrinking(_ length: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.naturalLength)
        var excess = lengths.sum - length
        let order = items.indices.sorted {
            let a = items[$0].priorities.compressionResistance
            let b = items[$1].priorities.compressionResistance
            return a == b ? $0 < $1 : a < b
        }
        for index in order where excess > 0 {
            let cut = min(excess, lengths[index])
            lengths[index] -= cut
            excess -= cut
        }
        return lengths
    }

    // MARK: Places

    private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Place] {
        var start: CGFloat = 0
        return lengths.indices.map { index in
            let place = Place(start: start, length: lengths[index])
            start = place.end + (index < gaps.count ? gaps[index] : 0)
            return place
        }
    }

    /// Middles at equal distances; where that would take from a gap, the gap is kept and the middles give way.
    private func centred(in length: CGFloat, lengths: [CGFloat]) -> [Place] {
        let last = lengths.count - 1
        guard last > 0 else { return placed(lengths, gaps) }
        let step = (length - (lengths[0] + lengths[last]) / 2) / CGFloat(last)
        var places = lengths.indices.map { index in
            Place(start: lengths[0] / 2 + step * CGFloat(index) - lengths[index] / 2, length: lengths[index])
        }
        for index in 1...last {
            places[index].start = max(places[index].start, places[index - 1].end + gaps[index - 1])
        }
        places[last].start = min(places[last].start, max(0, length - lengths[last]))
        for index in (0..<last).reversed() {
            places[index].start = min(places[index].start, places[index + 1].start - gaps[index] - lengths[index])
        }
        return places
    }
}

extension [CGFloat] {
    fileprivate var sum: CGFloat { reduce(0, +) }
}
