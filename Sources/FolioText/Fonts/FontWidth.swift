/// How wide a face's letters are, in per cent of its family's normal width (CSS `font-stretch`, OS/2 `usWidthClass`).
public struct FontWidth: RawRepresentable, Hashable, Comparable, Sendable, Codable {
    public let rawValue: Double

    /// Values outside 1…1000 are brought to the nearest end.
    public init(rawValue: Double) {
        self.rawValue = rawValue.isNaN ? 100 : min(max(rawValue, 1), 1000)
    }

    public static let ultraCondensed = FontWidth(rawValue: 50)
    public static let extraCondensed = FontWidth(rawValue: 62.5)
    public static let condensed = FontWidth(rawValue: 75)
    public static let semiCondensed = FontWidth(rawValue: 87.5)
    public static let normal = FontWidth(rawValue: 100)
    public static let semiExpanded = FontWidth(rawValue: 112.5)
    public static let expanded = FontWidth(rawValue: 125)
    public static let extraExpanded = FontWidth(rawValue: 150)
    public static let ultraExpanded = FontWidth(rawValue: 200)

    public static func < (a: FontWidth, b: FontWidth) -> Bool { a.rawValue < b.rawValue }
}
