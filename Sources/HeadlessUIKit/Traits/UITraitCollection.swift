public import FolioText

/// What a view inherits from the views above it: appearance, direction, text size, and how text is measured. Immutable.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Fonts, line metrics and break rules; a trait that UIKit does not have, read by labels, string drawing and tables.
    public let textEnvironment: TextEnvironment

    /// A phone's: light, left to right, large text, three pixels to the point.
    public init(
        userInterfaceStyle: UIUserInterfaceStyle = .light, userInterfaceIdiom: UIUserInterfaceIdiom = .phone,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        preferredContentSizeCategory: UIContentSizeCategory = .large, textEnvironment: TextEnvironment = .uikit
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.layoutDirection = layoutDirection
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.textEnvironment = textEnvironment
    }

    /// Pixels to the point. It is the text environment's scale, so that the two cannot disagree: 1 under `.css`.
    public var displayScale: CGFloat { CGFloat(textEnvironment.scale) }

    private static let standard = UITraitCollection()
    private static let currentKey = "HeadlessUIKit.UITraitCollection.current"

    /// The traits that colours, fonts and string drawing use where none are named; each thread has its own.
    ///
    /// While a view lays out its subviews, they are that view's.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// Runs the actions with these traits as `current`.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        guard previous !== self else { return actions() }
        UITraitCollection.current = self
        actions()
        UITraitCollection.current = previous
    }

    /// Whether dynamic colours may be others under these traits than under those.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other
            || userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
                && layoutDirection == other.layoutDirection
                && preferredContentSizeCategory == other.preferredContentSizeCategory
                && textEnvironment == other.textEnvironment
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(userInterfaceIdiom)
        hasher.combine(layoutDirection)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(textEnvironment)
        return hasher.finalize()
    }
}
