import FolioDifference

/// Random pairs of contents that have much in common, the same for the same seed.
struct RandomContents {
    typealias Contents<ID: Hashable> = [SectionIdentities<Int, ID>]

    private var state: UInt64

    init(seed: UInt64) { state = seed &* 7_919 &+ 13 }

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    /// - Parameter repeating: whether rows share identities.
    mutating func content<ID: Hashable>(repeating: Bool, _ makeID: (Int) -> ID) -> Contents<ID> {
        var sections: Contents<ID> = []
        for id in 0..<4 where next(4) > 0 {
            sections.insert(SectionIdentities(id: id, rows: []), at: next(sections.count + 1))
        }
        guard !sections.isEmpty else { return [] }
        for row in 0..<12 where next(4) > 0 {
            let section = next(sections.count)
            let id = makeID(repeating ? row % 5 : row)
            sections[section].rows.insert(id, at: next(sections[section].rows.count + 1))
        }
        return sections
    }
}
