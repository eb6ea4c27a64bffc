/// A length in 1/65536 of a point: sums are exact, so every order of adding gives the same answer.
typealias FixedLength = Int64

enum Fixed {
    static let one: FixedLength = 1 << 16
    /// A browser's layout unit, 1/64 of a pixel.
    static let layoutUnit: FixedLength = one / 64
    /// Wider than any text, and far from overflow.
    static let unlimited: FixedLength = 1 << 61

    static func points(_ length: FixedLength) -> Double { Double(length) / 65536 }

    /// The width to lay out in: not below 0, cut to what the rule counts in, `unlimited` from 1e12 points on.
    static func available(_ width: Double, isBrowser: Bool) -> FixedLength {
        let width = max(0, width)
        guard width < 1e12 else { return unlimited }
        return isBrowser
            ? FixedLength((width * 64).rounded(.down)) * layoutUnit : FixedLength((width * 65536).rounded(.down))
    }

    /// The nearest length; what is further from 0 than `limit` becomes that.
    static func rounded(_ points: Double) -> FixedLength {
        let length = (points * 65536).rounded()
        guard abs(length) < Double(limit) else { return length < 0 ? -limit : length > 0 ? limit : 0 }
        return FixedLength(length)
    }

    /// No glyph, real or of a damaged font, is more than 4 million points wide: sums of as many as fit a text do not overflow.
    private static let limit: FixedLength = 1 << 38

    static func limited(_ length: FixedLength) -> FixedLength { min(max(length, -limit), limit) }

    /// Up to a whole layout unit.
    static func roundedUpToLayoutUnit(_ length: FixedLength) -> FixedLength {
        (length + layoutUnit - 1) & ~(layoutUnit - 1)
    }
}
