/// A design axis of a variable font (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
    /// An axis's name in the font: four printable ASCII characters, as in CSS's `font-variation-settings`.
    public struct Tag: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        let code: UInt32

        /// - Precondition: four printable ASCII characters.
        public init(rawValue: String) { code = OpenTypeTag.code(rawValue, of: "axis") }
        public init(stringLiteral value: String) { self.init(rawValue: value) }

        /// A tag that a font has; nil where it is no name.
        init?(code: UInt32) {
            guard OpenTypeTag.isPrintable(code) else { return nil }
            self.code = code
        }

        public var rawValue: String { OpenTypeTag.string(code) }
        public var description: String { rawValue }

        /// `wght`: CSS's `font-weight`, 1 to 1000.
        public static let weight: Tag = "wght"
        /// `wdth`: CSS's `font-stretch`, per cent.
        public static let width: Tag = "wdth"
        /// `slnt`: degrees, negative where letters lean forward (CSS's `oblique` angle is positive there).
        public static let slant: Tag = "slnt"
        /// `ital`: 0 upright, 1 italic.
        public static let italic: Tag = "ital"
        /// `opsz`: the size that the design is for, in points; follows the text's size unless a descriptor sets it.
        public static let opticalSize: Tag = "opsz"
    }

    public let tag: Tag
    /// The axis's name for people, in English where the font has it.
    public let name: String
    public let range: ClosedRange<Double>
    public let defaultValue: Double
    /// Whether the font asks that the axis is not shown to people.
    public let isHidden: Bool
}
