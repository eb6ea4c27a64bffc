/// What a list cell shows: a text and a secondary one, below it or beside it, and a picture before them.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// How one of the texts is set.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable {
            case natural
            case center
            case justified
        }

        /// How the letters of a text are changed; attributed texts are shown as they are.
        public enum TextTransform: Int, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        public var font: UIFont
        public var color: UIColor
        /// Makes another colour of `color`.
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var transform = TextTransform.none
        /// 0 for as many as the text has.
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
        /// Kept: no pointer rests upon a headless label to see the whole text.
        public var showsExpansionTextWhenTruncated = false
        /// Whether a text of one line gets smaller to fit, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true

        init(font: UIFont, color: UIColor = .label) {
            self.font = font
            self.color = color
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    }

    /// How the picture is set.
    public struct ImageProperties: Hashable, Sendable {
        /// Size and weight of a symbol as far as its own configuration leaves them open; the text's size where nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// What a template is filled with; nil for the view's tint.
        public var tintColor: UIColor?
        /// Makes another colour of the one that a template would be filled with.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// Kept for who draws on a device whose user has inverted the colours.
        public var accessibilityIgnoresInvertColors = false

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Points.
        public var cornerRadius: CGFloat = 0
        /// Larger pictures are made smaller in their own shape; a length of 0 is no limit. Points.
        public var maximumSize = CGSize.zero
        /// The least room for the picture, which stands in its middle: it aligns the texts of several cells. Points.
        ///
        /// UIKit reserves a width for symbols by itself that it does not publish; here nothing is reserved unless set.
        public var reservedLayoutSize = CGSize.zero
    }

    /// Before the texts, in the middle of the height.
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Shown in place of `text`.
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
    /// Shown in place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?

    public var textProperties: TextProperties
    public var secondaryTextProperties: TextProperties

    /// Whether the secondary text stands at the trailing edge of the text's line, where both fit on one line each.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// Points; the cell's own layout margins have no part in them.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Between the picture and the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// Least distance between the texts side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Distance between the texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(secondaryStyle: UIFont.TextStyle, isSideBySide: Bool) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: secondaryStyle), color: .secondaryLabel)
        prefersSideBySideTextAndSecondaryText = isSideBySide
    }

    /// A secondary text in the caption style below the text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryStyle: .caption1, isSideBySide: false)
    }

    /// A secondary text in the subheadline style below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryStyle: .subheadline, isSideBySide: false)
    }

    /// A secondary text in the body style at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(secondaryStyle: .body, isSideBySide: true)
    }

    /// For the header or footer of a table: one text style, and less room above and below (inferred).
    private static func boundary(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(secondaryStyle: .footnote, isSideBySide: false)
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
        return configuration
    }

    /// The headline style, as a plain table's section begins.
    public static func plainHeader() -> UIListContentConfiguration { boundary(.headline, .label) }

    /// The subheadline style in secondary colour.
    public static func plainFooter() -> UIListContentConfiguration { boundary(.subheadline, .secondaryLabel) }

    /// The footnote style in capitals and secondary colour.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = boundary(.footnote, .secondaryLabel)
        configuration.textProperties.transform = .uppercase
        return configuration
    }

    /// The footnote style in secondary colour.
    public static func groupedFooter() -> UIListContentConfiguration { boundary(.footnote, .secondaryLabel) }

    /// The headline style.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { boundary(.headline, .label) }

    /// The style of a second title.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { boundary(.title2, .label) }

    @MainActor
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: a list's texts look alike in every state.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
