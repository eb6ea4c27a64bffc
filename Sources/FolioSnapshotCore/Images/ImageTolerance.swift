/// How much two pictures may differ and still count as equal.
public struct ImageTolerance: Hashable, Sendable {
    /// The share of pixels that may differ, from 0 to 1.
    public var pixels: Double
    /// The colour difference up to which two pixels count as equal: ΔE of CIE 1976 in L*a*b*, where 2 is just seen.
    public var perceptual: Double

    /// - Precondition: neither is negative or NaN, and `pixels` is at most 1.
    public init(pixels: Double = 0, perceptual: Double = 0) {
        precondition((0...1).contains(pixels), "a share of pixels is from 0 to 1, not \(pixels)")
        precondition(perceptual >= 0, "a colour difference is 0 or more, not \(perceptual)")
        self.pixels = pixels
        self.perceptual = perceptual
    }

    /// Every pixel as it was.
    public static let exact = ImageTolerance()
}
