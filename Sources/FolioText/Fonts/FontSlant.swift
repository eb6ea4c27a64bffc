/// Whether letters are upright, drawn as an italic, or lean (CSS `font-style`).
public struct FontSlant: Hashable, Sendable {
    /// An italic design, whatever its angle.
    public let isItalic: Bool
    /// How far the letters of an oblique face lean forward; 0 in an upright and in an italic face.
    public let degrees: Double

    public static let normal = FontSlant(isItalic: false, degrees: 0)
    public static let italic = FontSlant(isItalic: true, degrees: 0)

    /// - Precondition: from -90 to 90 degrees; positive leans forward.
    public static func oblique(degrees: Double = 14) -> FontSlant {
        precondition(abs(degrees) <= 90, "an oblique face leans by -90 to 90 degrees, not \(degrees)")
        return FontSlant(isItalic: false, degrees: degrees)
    }
}
