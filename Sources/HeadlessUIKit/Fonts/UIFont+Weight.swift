internal import FolioText

extension UIFont {
    /// How heavy a font is, on UIKit's scale of −1 to 1 with regular at 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// UIKit's and CSS's values of the nine named weights, lightest first.
        private static let scale: [(uikit: CGFloat, css: Double)] = [
            (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
            (0.62, 900),
        ]

        /// The same weight on CSS's scale; between two named ones by interpolation.
        var fontWeight: FontWeight {
            let scale = Self.scale
            guard let above = scale.firstIndex(where: { $0.uikit >= rawValue }) else { return .black }
            guard above > 0 else { return .ultraLight }
            let (low, high) = (scale[above - 1], scale[above])
            let part = Double((rawValue - low.uikit) / (high.uikit - low.uikit))
            return FontWeight(rawValue: low.css + part * (high.css - low.css))
        }

        init(_ weight: FontWeight) {
            let scale = Self.scale
            guard let above = scale.firstIndex(where: { $0.css >= weight.rawValue }), above > 0 else {
                self = weight > .regular ? .black : .ultraLight
                return
            }
            let (low, high) = (scale[above - 1], scale[above])
            let part = CGFloat((weight.rawValue - low.css) / (high.css - low.css))
            self.init(rawValue: low.uikit + part * (high.uikit - low.uikit))
        }
    }
}
