extension UIScreen {
    /// A device's screen, held upright: Apple's published sizes and scales, and the safe areas of its simulators.
    public struct Preset: Hashable, Sendable {
        /// Apple's name of the device; devices with the same screen share a preset.
        public let name: String
        /// Points.
        public let size: CGSize
        /// Pixels to the point.
        public let scale: CGFloat
        public let idiom: UIUserInterfaceIdiom
        /// What the bars and corners cover of a window over the whole screen. Points.
        public let safeAreaInsets: UIEdgeInsets

        private init(
            _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
            idiom: UIUserInterfaceIdiom = .phone
        ) {
            self.name = name
            self.size = CGSize(width: width, height: height)
            self.scale = scale
            self.idiom = idiom
            safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        }

        /// The device of this name, such as “iPhone 15 Pro”; nil for one that is not known.
        public init?(named name: String) {
            guard let preset = Self.all.first(where: { $0.name == name }) else { return nil }
            self = preset
        }

        /// From the smallest phone to the largest tablet.
        public static let all: [Preset] = phones + tablets

        private static let phones: [Preset] = [
            Preset("iPhone SE", 320, 568, scale: 2, top: 20, bottom: 0),
            Preset("iPhone 8", 375, 667, scale: 2, top: 20, bottom: 0),
            Preset("iPhone SE (2nd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
            Preset("iPhone SE (3rd generation)", 375, 667, scale: 2, top: 20, bottom: 0),
            Preset("iPhone 8 Plus", 414, 736, scale: 3, top: 20, bottom: 0),
            Preset("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34),
            Preset("iPhone XS", 375, 812, scale: 3, top: 44, bottom: 34),
            Preset("iPhone XR", 414, 896, scale: 2, top: 48, bottom: 34),
            Preset("iPhone XS Max", 414, 896, scale: 3, top: 44, bottom: 34),
            Preset("iPhone 11", 414, 896, scale: 2, top: 48, bottom: 34),
            Preset("iPhone 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34),
            Preset("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34),
            Preset("iPhone 12 mini", 375, 812, scale: 3, top: 50, bottom: 34),
            Preset("iPhone 12", 390, 844, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 12 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34),
            Preset("iPhone 13", 390, 844, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 13 Pro", 390, 844, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 14", 390, 844, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 14 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 15", 393, 852, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 15 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 15 Pro", 393, 852, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 16e", 390, 844, scale: 3, top: 47, bottom: 34),
            Preset("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34),
            Preset("iPhone 16 Pro", 402, 874, scale: 3, top: 62, bottom: 34),
            Preset("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34),
        ]

        private static let tablets: [Preset] = [
            Preset("iPad mini (6th generation)", 744, 1133, scale: 2, top: 24, bottom: 20, idiom: .pad),
            Preset("iPad (9th generation)", 810, 1080, scale: 2, top: 20, bottom: 0, idiom: .pad),
            Preset("iPad (10th generation)", 820, 1180, scale: 2, top: 24, bottom: 20, idiom: .pad),
            Preset("iPad Air (5th generation)", 820, 1180, scale: 2, top: 24, bottom: 20, idiom: .pad),
            Preset("iPad Pro 11-inch", 834, 1194, scale: 2, top: 24, bottom: 20, idiom: .pad),
            Preset("iPad Pro 12.9-inch", 1024, 1366, scale: 2, top: 24, bottom: 20, idiom: .pad),
        ]
    }
}
