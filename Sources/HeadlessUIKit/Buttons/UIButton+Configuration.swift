extension UIButton {
    /// What a button shows and how: texts, picture, distances, colours.
    public struct Configuration {
        public enum Size: Int, Hashable, Sendable {
            case medium, small, mini, large
        }

        public enum TitleAlignment: Int, Hashable, Sendable {
            /// As the button's content: `center` unless the picture stands before or behind the texts.
            case automatic
            case leading, center, trailing
        }

        public enum CornerStyle: Int, Hashable, Sendable {
            /// That of the configuration's background.
            case fixed = -1
            /// That of the configuration's background, growing with the reader's text size.
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            /// Half the button's height.
            case capsule = 4
        }

        /// What fills the button, and the colour of what stands on it.
        enum Style: Hashable, Sendable {
            case plain, gray, tinted, filled
        }

        let style: Style

        private init(_ style: Style) { self.style = style }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        /// As `plain`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// As `gray`.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// As `tinted`.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// As `filled`.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        // MARK: Content

        /// In the style that goes with `buttonSize`: body text, subheadline for `small` and `mini`.
        public var title: String?
        /// Shown in place of `title`.
        public var attributedTitle: AttributedString?
        /// Below the title, in the caption style.
        public var subtitle: String?
        /// Shown in place of `subtitle`.
        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var image: UIImage?
        /// A symbol's size and weight; nil for the title's size.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Shown in the picture's place.
        public var showsActivityIndicator = false

        // MARK: Distances

        /// The edge of the texts at which the picture stands; one of the four.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between picture and texts. Points.
        public var imagePadding: CGFloat = 0
        /// Between title and subtitle. Points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var buttonSize = Size.medium

        private var ownContentInsets: NSDirectionalEdgeInsets?

        /// Around everything; those that go with `buttonSize` unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownContentInsets ?? buttonSize.contentInsets }
            set { ownContentInsets = newValue }
        }

        /// Goes back to the insets of `buttonSize`.
        public mutating func setDefaultContentInsets() { ownContentInsets = nil }

        // MARK: Colours

        public var cornerStyle = CornerStyle.dynamic
        /// What fills the button. Its colour is `baseBackgroundColor`, or the style's own, unless one is set here; its corners
        /// count where `cornerStyle` is `fixed` or `dynamic`.
        public var background = UIBackgroundConfiguration.button()
        /// Of texts and symbols; nil for the style's own.
        public var baseForegroundColor: UIColor?
        /// What fills the button; nil for the style's own.
        public var baseBackgroundColor: UIColor?
    }
}

extension UIButton.Configuration.Size {
    /// Heights with one line are then 28, 34⅓ and 50⅓ points, which are those of a device; the widths are UIKit's printed insets.
    fileprivate var contentInsets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var titleStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }

    var subtitleStyle: UIFont.TextStyle { .caption1 }
}

extension UIButton.Configuration.CornerStyle {
    /// Points; inferred but for `capsule`.
    func radius(_ background: UIBackgroundConfiguration, height: CGFloat, category: UIContentSizeCategory) -> CGFloat {
        switch self {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius * DynamicType.scale(.body, category)
        case .small: 3
        case .medium: 5.95
        case .large: 9
        case .capsule: height / 2
        }
    }
}
