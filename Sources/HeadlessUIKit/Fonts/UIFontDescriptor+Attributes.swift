internal import FolioText

extension UIFontDescriptor {
    /// What a descriptor can say of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// A string: the full or PostScript name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A number. Points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// An array of dictionaries of `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// What a font looks like, whatever its family.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// `SymbolicTraits`, or their number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// `UIFont.Weight`, or its number from −1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// `UIFont.Width`, or its number from −1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// A number from −1 to 1; 0 is upright.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Apple's numbers for what a font can do.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of feature, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Which of its kind, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// The system font's designs.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// The system font with these attributes, at 12 points unless they say otherwise.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFontDescriptor(face: .system(), pointSize: UIFont.smallSystemFontSize).addingAttributes(attributes))
    }

    private convenience init(_ other: UIFontDescriptor) {
        self.init(face: other.face, pointSize: other.pointSize, features: other.features, sizing: other.sizing)
    }

    /// The same font changed by the attributes.
    ///
    /// Stops the program at a value of a wrong type and at a feature that OpenType has no tag for, naming them.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var descriptor = self
        // A family drops what a name says, and traits and features change what both say.
        if let name = attributes[.name] { descriptor = descriptor.withFamily(Self.string(name, .name)) }
        if let family = attributes[.family] { descriptor = descriptor.withFamily(Self.string(family, .family)) }
        if let size = attributes[.size] { descriptor = descriptor.withSize(Self.number(size, "\(AttributeName.size)")) }
        if let traits = attributes[.traits] {
            guard let traits = traits as? [TraitKey: Any] else {
                preconditionFailure("a font's traits are a dictionary of TraitKey, not \(traits)")
            }
            descriptor = descriptor.adding(traits)
        }
        if let settings = attributes[.featureSettings] {
            guard let settings = settings as? [[FeatureKey: Int]] else {
                preconditionFailure("a font's features are dictionaries of FeatureKey and numbers, not \(settings)")
            }
            descriptor = descriptor.adding(settings.map(Self.feature))
        }
        return descriptor
    }

    /// The system font in another design; nil for one that is not shipped, and for other fonts.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard isSystem || isMonospacedSystem else { return nil }
        switch design {
        case .default: return withSymbolicTraits(symbolicTraits.subtracting(.traitMonoSpace))
        case .monospaced: return withSymbolicTraits(symbolicTraits.union(.traitMonoSpace))
        default: return nil
        }
    }

    /// An attribute's value: family, size, traits or features.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize]
        attributes[.family] = face.families.first
        attributes[.traits] = [
            TraitKey.symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(face.weight).rawValue,
        ]
        return attributes
    }

    // MARK: Values

    private static func string(_ value: Any, _ name: AttributeName) -> String {
        guard let string = value as? String else { preconditionFailure("\(name.rawValue) is a string, not \(value)") }
        return string
    }

    private static func number(_ value: Any, _ name: String) -> CGFloat {
        switch value {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        case let value as UIFont.Weight: return value.rawValue
        case let value as UIFont.Width: return value.rawValue
        default: preconditionFailure("\(name) is a number, not \(value)")
        }
    }

    private func adding(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
        var descriptor = self
        if let value = traits[.symbolic] {
            let symbolic =
                value as? SymbolicTraits ?? SymbolicTraits(rawValue: UInt32(Self.number(value, "a symbolic trait")))
            guard let changed = descriptor.withSymbolicTraits(symbolic) else {
                preconditionFailure("\(face.families.first ?? "the font") has no face with the traits \(symbolic)")
            }
            descriptor = changed
        }
        var face = descriptor.face
        if let value = traits[.weight] {
            face.weight = UIFont.Weight(rawValue: Self.number(value, "a font's weight")).fontWeight
        }
        if let value = traits[.width] {
            face.width = UIFont.Width(rawValue: Self.number(value, "a font's width")).fontWidth
        }
        if let value = traits[.slant] { face.slant = Self.number(value, "a font's slant") == 0 ? .normal : .italic }
        return UIFontDescriptor(
            face: face, pointSize: descriptor.pointSize, features: descriptor.features, sizing: descriptor.sizing)
    }

    private func adding(_ added: [FontFeature]) -> UIFontDescriptor {
        let kept = features.filter { feature in !added.contains { $0.tag == feature.tag } }
        return UIFontDescriptor(face: face, pointSize: pointSize, features: kept + added, sizing: sizing)
    }

    private static func feature(_ setting: [FeatureKey: Int]) -> FontFeature {
        guard let type = setting[.type], let selector = setting[.selector] else {
            preconditionFailure("a font's feature has a type and a selector, not \(setting)")
        }
        guard let feature = AppleFontFeature.openType(type: type, selector: selector) else {
            preconditionFailure("no OpenType feature is known for Apple's type \(type), selector \(selector)")
        }
        return feature
    }
}
