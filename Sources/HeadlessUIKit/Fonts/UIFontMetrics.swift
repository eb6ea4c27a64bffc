/// Scales fonts and lengths of a client's own as a text style grows with the reader's preferred text size.
///
/// The scale is the style's point size over its size at `large`; results are not rounded.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Points, under the traits or the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        value * DynamicType.scale(textStyle, (traitCollection ?? .current).preferredContentSizeCategory)
    }

    /// The font at its scaled size; a label that adjusts its font keeps scaling it from the size given here.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        scaled(font, maximum: nil, traitCollection)
    }

    /// - Parameter maximumPointSize: the font does not grow beyond this. Points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, traitCollection)
    }

    private func scaled(_ font: UIFont, maximum: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        precondition(
            font.fontDescriptor.sizing == .fixed,
            "\(font.fontName) at \(font.pointSize) points follows the text size already; it cannot be scaled again")
        let sizing = FontSizing.scaled(textStyle, baseSize: font.pointSize, maximumSize: maximum)
        return font.sized(sizing, in: (traits ?? .current).preferredContentSizeCategory)
    }
}
