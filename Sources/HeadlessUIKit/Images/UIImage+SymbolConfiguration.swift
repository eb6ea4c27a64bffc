extension UIImage {
    /// Size, scale and weight of a symbol. What is not specified is taken from elsewhere, as body text's size.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        private enum Size: Hashable, Sendable {
            case points(CGFloat)
            case textStyle(UIFont.TextStyle)
        }

        private let size: Size?
        private let weight: SymbolWeight
        private let scale: SymbolScale

        private init(_ size: Size?, _ weight: SymbolWeight, _ scale: SymbolScale, traits: UITraitCollection? = nil) {
            if case .points(let points) = size {
                precondition(
                    points.isFinite && points > 0, "a symbol's point size is finite and above 0, not \(points)")
            }
            self.size = size
            self.weight = weight
            self.scale = scale
            super.init(traitCollection: traits)
        }

        /// Nothing specified.
        public static let unspecified = SymbolConfiguration(nil, .unspecified, .unspecified)

        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) {
            self.init(.points(pointSize), weight, scale)
        }

        /// The size of the text style, which follows the reader's preferred text size.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(.textStyle(textStyle), .unspecified, scale)
        }

        /// The font's point size.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(.points(font.pointSize), .unspecified, scale)
        }

        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

        public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

        public override func withTraitCollection(_ traitCollection: UITraitCollection?) -> SymbolConfiguration {
            SymbolConfiguration(size, weight, scale, traits: traitCollection)
        }

        public override func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
            let traits = otherConfiguration?.traitCollection ?? traitCollection
            guard let other = otherConfiguration as? SymbolConfiguration else { return withTraitCollection(traits) }
            return SymbolConfiguration(
                other.size ?? size, other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale, traits: traits)
        }

        /// The side of the square that stands for a symbol: its point size times its scale's factor. Points.
        var side: CGFloat {
            let points =
                switch size {
                case .points(let points): points
                case .textStyle(let style): pointSize(of: style)
                case nil: DynamicType.pointSize(.body, .large)
                }
            return points * scale.factor
        }

        private func pointSize(of style: UIFont.TextStyle) -> CGFloat {
            DynamicType.pointSize(style, (traitCollection ?? .current).preferredContentSizeCategory)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return size == other.size && weight == other.weight && scale == other.scale
                && traitCollection == other.traitCollection
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(size)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}

extension UIImage.SymbolScale {
    /// How much larger than at medium scale a symbol is. Apple publishes no figures, these are inferred.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.78
        case .unspecified, .default, .medium: 1
        case .large: 1.29
        }
    }
}
