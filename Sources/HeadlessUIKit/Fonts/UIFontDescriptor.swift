public import FolioText

/// Which font is wanted: family, traits, size. Immutable, usable from every thread.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Family, weight and slant in the text engine's terms.
    public let face: FontDescriptor
    /// OpenType features that the font turns on or off.
    public let features: [FontFeature]
    /// Points.
    public let pointSize: CGFloat
    let sizing: FontSizing

    init(face: FontDescriptor, pointSize: CGFloat, features: [FontFeature] = [], sizing: FontSizing = .fixed) {
        self.face = face
        self.features = features
        self.pointSize = pointSize
        self.sizing = sizing
    }

    /// A font by family, full or PostScript name. Points.
    public convenience init(name: String, size: CGFloat) {
        self.init(face: FontDescriptor(families: [name]), pointSize: size)
    }

    /// The system font in the size of a text style under the traits, the current ones if there are none.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFontDescriptor(
            face: .system(weight: DynamicType.weight(style).fontWeight),
            pointSize: DynamicType.pointSize(style, category), sizing: .textStyle(style))
    }

    /// What a font looks like, whatever its family.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if face.slant != .normal { traits.insert(.traitItalic) }
        if face.weight >= .semibold { traits.insert(.traitBold) }
        if face.width > .normal { traits.insert(.traitExpanded) }
        if face.width < .normal { traits.insert(.traitCondensed) }
        if isMonospacedSystem { traits.insert(.traitMonoSpace) }
        return traits
    }

    var isMonospacedSystem: Bool { face.families.first == FontDescriptor.monospacedSystemFamily }
    var isSystem: Bool { face.families.first == FontDescriptor.systemFamily }

    /// The same font with these traits and no others; nil where a named family would have to become monospaced.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face
        switch (traits.contains(.traitMonoSpace), isMonospacedSystem) {
        case (true, false):
            guard isSystem else { return nil }
            face.families = [FontDescriptor.monospacedSystemFamily]
        case (false, true): face.families = [FontDescriptor.systemFamily]
        case (true, true), (false, false): break
        }
        face.slant = traits.contains(.traitItalic) ? .italic : .normal
        if traits.contains(.traitBold) != (face.weight >= .semibold) {
            face.weight = traits.contains(.traitBold) ? .bold : .regular
        }
        if traits.contains(.traitExpanded) != (face.width > .normal)
            || traits.contains(.traitCondensed) != (face.width < .normal)
        {
            face.width =
                traits.contains(.traitCondensed) ? .condensed : traits.contains(.traitExpanded) ? .expanded : .normal
        }
        return UIFontDescriptor(face: face, pointSize: pointSize, features: features, sizing: sizing)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(face: face, pointSize: newPointSize, features: features)
    }

    /// The same weight, slant and size in another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var face = face
        face.families = [newFamily]
        face.metricOverrides = nil
        return UIFontDescriptor(face: face, pointSize: pointSize, features: features)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return self === other
            || pointSize == other.pointSize && face == other.face && features == other.features
                && sizing == other.sizing
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }
}
