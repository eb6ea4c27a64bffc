/// How heavy a face is, on CSS's scale of 1 to 1000 (OS/2 `usWeightClass`).
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    public let rawValue: Double

    /// Values outside 1…1000 are brought to the nearest end, as the OpenType `wght` axis does.
    public init(rawValue: Double) {
        self.rawValue = rawValue.isNaN ? 400 : min(max(rawValue, 1), 1000)
    }

    public static let ultraLight = FontWeight(rawValue: 100)
    public static let thin = FontWeight(rawValue: 200)
    public static let light = FontWeight(rawValue: 300)
    public static let regular = FontWeight(rawValue: 400)
    public static let medium = FontWeight(rawValue: 500)
    public static let semibold = FontWeight(rawValue: 600)
    public static let bold = FontWeight(rawValue: 700)
    public static let heavy = FontWeight(rawValue: 800)
    public static let black = FontWeight(rawValue: 900)

    public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}
