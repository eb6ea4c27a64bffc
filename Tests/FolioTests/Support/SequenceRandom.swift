/// The same numbers for the same seed.
struct SequenceRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 7_919 &+ 13 }

    /// From 0 up to, and not including, the bound.
    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}
