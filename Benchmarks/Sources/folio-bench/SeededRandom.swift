/// The same numbers for the same seed, on every machine.
struct SeededRandom {
    private var state: UInt64

    /// Starts from a state, which is not 0.
    init(state: UInt64) { self.state = state }

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// From 0 up to, and not including, the bound.
    mutating func next(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
