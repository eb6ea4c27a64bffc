internal import FolioText

/// A font at a size. Immutable, usable from every thread.
///
/// The system font has the vertical metrics of Apple's (17 points are 20.287109375 high) and the glyphs and advances of Inter.
public final class UIFont: NSObject, Sendable {
    public let fontDescriptor: UIFontDescriptor

    /// - Parameter size: points; 0 takes the descriptor's own.
    public init(descriptor: UIFontDescriptor, size: CGFloat) {
        fontDescriptor = size == 0 || size == descriptor.pointSize ? descriptor : descriptor.withSize(size)
        precondition(
            fontDescriptor.pointSize.isFinite && fontDescriptor.pointSize > 0,
            "a font size is finite and above 0, not \(fontDescriptor.pointSize)")
    }

    private convenience init(_ face: FontDescriptor, _ size: CGFloat, features: [FontFeature] = []) {
        self.init(descriptor: UIFontDescriptor(face: face, pointSize: size, features: features), size: size)
    }

    /// A font by family, full or PostScript name; nil where the current text environment's library has none of that name.
    public convenience init?(name: String, size: CGFloat) {
        guard UITraitCollection.current.textEnvironment.library.hasFamily(name) else { return nil }
        self.init(descriptor: UIFontDescriptor(name: name, size: size), size: size)
    }

    // MARK: System fonts

    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(.system(weight: weight.fontWeight), size)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(weight: weight.fontWeight, width: width.fontWidth), size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(slant: .italic), size) }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.monospacedSystem(weight: weight.fontWeight), size)
    }

    /// The system font with digits of one width (OpenType `tnum`).
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(weight: weight.fontWeight), size, features: [FontFeature("tnum")])
    }

    /// The system font in the size of a text style under the traits, the current ones if there are none.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: traitCollection)
        return UIFont(descriptor: descriptor, size: 0)
    }

    public static let labelFontSize: CGFloat = 17
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12
    public static let buttonFontSize: CGFloat = 18

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

    // MARK: Names

    /// The families of the current text environment's library, by name. Apple's own family has none, as on a device.
    public static var familyNames: [String] {
        Set(UITraitCollection.current.textEnvironment.library.faces.map(\.familyName)).sorted()
    }

    /// The PostScript names of a family's faces; empty for a family that the library does not have.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        UITraitCollection.current.textEnvironment.library.faces
            .filter { $0.familyName.caseInsensitiveCompare(familyName) == .orderedSame }.map(\.postScriptName)
    }

    // MARK: Metrics

    public var pointSize: CGFloat { fontDescriptor.pointSize }

    /// The face that stands for the font in the current text environment's library.
    private var face: FontFace {
        UITraitCollection.current.textEnvironment.library.face(matching: fontDescriptor.face)
    }

    private var metrics: FontLineMetrics {
        face.lineMetrics(size: Double(pointSize), overrides: fontDescriptor.face.metricOverrides)
    }

    public var familyName: String { face.familyName }
    /// The face's PostScript name.
    public var fontName: String { face.postScriptName }
    /// Points above the baseline.
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// Points above the baseline: negative.
    public var descender: CGFloat { CGFloat(-metrics.descent) }
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// Points between two lines.
    public var leading: CGFloat { CGFloat(metrics.lineGap) }
    /// Ascender and descender together: the height of one line.
    public var lineHeight: CGFloat {
        let metrics = metrics
        return CGFloat(metrics.ascent + metrics.descent)
    }

    /// How the text engine sets a run in this font.
    func textAttributes(letterSpacing: Double = 0, language: String? = nil) -> TextAttributes {
        TextAttributes(
            font: fontDescriptor.face, size: Double(pointSize), letterSpacing: letterSpacing, language: language,
            features: fontDescriptor.features)
    }

    /// The font at the size that the reader prefers, where it was made for a text style or scaled as one.
    func adjusted(to category: UIContentSizeCategory) -> UIFont { sized(fontDescriptor.sizing, in: category) }

    /// The font with a way to follow the reader's text size, at the size that it asks for.
    func sized(_ sizing: FontSizing, in category: UIContentSizeCategory) -> UIFont {
        let size = sizing.pointSize(in: category) ?? pointSize
        guard size != pointSize || sizing != fontDescriptor.sizing else { return self }
        let descriptor = UIFontDescriptor(
            face: fontDescriptor.face, pointSize: size, features: fontDescriptor.features, sizing: sizing)
        return UIFont(descriptor: descriptor, size: 0)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || fontDescriptor == other.fontDescriptor
    }

    public override var hash: Int { fontDescriptor.hash }
}
