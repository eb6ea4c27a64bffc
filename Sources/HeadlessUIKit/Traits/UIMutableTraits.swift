public import FolioText

/// Traits while a collection is being made: `UITraitCollection { $0.userInterfaceStyle = .dark }`.
public protocol UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// How text is measured; not one of UIKit's traits.
    var textEnvironment: TextEnvironment { get set }
    /// Pixels to the point, written into a `.uikit` text environment; a `.css` one counts CSS pixels and stays at 1.
    var displayScale: CGFloat { get set }
}

/// The traits of a collection, to be changed one by one.
private struct MutableTraits: UIMutableTraits {
    var userInterfaceStyle: UIUserInterfaceStyle
    var userInterfaceIdiom: UIUserInterfaceIdiom
    var layoutDirection: UITraitEnvironmentLayoutDirection
    var preferredContentSizeCategory: UIContentSizeCategory
    var textEnvironment: TextEnvironment

    init(_ traits: UITraitCollection) {
        userInterfaceStyle = traits.userInterfaceStyle
        userInterfaceIdiom = traits.userInterfaceIdiom
        layoutDirection = traits.layoutDirection
        preferredContentSizeCategory = traits.preferredContentSizeCategory
        textEnvironment = traits.textEnvironment
    }

    var displayScale: CGFloat {
        get { CGFloat(textEnvironment.scale) }
        set { textEnvironment = textEnvironment.scaled(to: newValue) }
    }
}

extension UITraitCollection {
    /// A phone's traits, as the closure changes them.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(changing: UITraitCollection(), mutations)
    }

    /// A phone's traits with this many pixels to the point.
    public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

    /// These traits, as the closure changes them.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(changing: self, mutations)
    }

    private convenience init(changing traits: UITraitCollection, _ mutations: (inout any UIMutableTraits) -> Void) {
        var mutable: any UIMutableTraits = MutableTraits(traits)
        mutations(&mutable)
        self.init(
            userInterfaceStyle: mutable.userInterfaceStyle, userInterfaceIdiom: mutable.userInterfaceIdiom,
            layoutDirection: mutable.layoutDirection,
            preferredContentSizeCategory: mutable.preferredContentSizeCategory,
            textEnvironment: mutable.textEnvironment)
    }
}

extension TextEnvironment {
    /// The same with other pixels to the point; a browser's counts CSS pixels and stays as it is.
    func scaled(to displayScale: CGFloat) -> TextEnvironment {
        guard case .uikit = metrics else { return self }
        var environment = self
        environment.metrics = .uikit(scale: Double(displayScale))
        return environment
    }
}
