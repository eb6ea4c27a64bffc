internal import FolioText

extension UIFont {
    /// How wide a font's letters are, on UIKit's scale of −1 to 1 with the family's own width at 0.
    ///
    /// The shipped system font has one width; another is seen where the text environment's library has a family with more.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        /// UIKit's and CSS's values of the named widths, narrowest first.
        private static let scale: [(uikit: CGFloat, css: Double)] = [(-0.4, 62.5), (-0.2, 75), (0, 100), (0.2, 125)]

        /// The same width on CSS's scale; between two named ones by interpolation.
        var fontWidth: FontWidth {
            let scale = Self.scale
            guard let above = scale.firstIndex(where: { $0.uikit >= rawValue }) else { return .expanded }
            guard above > 0 else { return .extraCondensed }
            let (low, high) = (scale[above - 1], scale[above])
            let part = Double((rawValue - low.uikit) / (high.uikit - low.uikit))
            return FontWidth(rawValue: low.css + part * (high.css - low.css))
        }
    }
}
