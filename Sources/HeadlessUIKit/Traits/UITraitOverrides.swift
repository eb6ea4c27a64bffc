public import FolioText

/// The traits that a view sets for itself and the views below it; nil leaves a trait as inherited.
public struct UITraitOverrides: Hashable, Sendable {
    public var userInterfaceStyle: UIUserInterfaceStyle?
    public var userInterfaceIdiom: UIUserInterfaceIdiom?
    public var layoutDirection: UITraitEnvironmentLayoutDirection?
    public var preferredContentSizeCategory: UIContentSizeCategory?
    /// How text is measured from here down: `view.traitOverrides.textEnvironment = .css`.
    public var textEnvironment: TextEnvironment?
    /// Pixels to the point, written into a `.uikit` text environment; a `.css` one counts CSS pixels and stays at 1.
    public var displayScale: CGFloat?

    init() {}

    /// Whether the trait is overridden. Traits are named as in `registerForTraitChanges`; one of a client's own never is.
    public func contains(_ trait: UITrait) -> Bool {
        var without = self
        without.remove(trait)
        return without != self
    }

    /// Leaves the trait as inherited.
    public mutating func remove(_ trait: UITrait) {
        let trait: Any.Type = trait
        if trait == UITraitUserInterfaceStyle.self { userInterfaceStyle = nil }
        if trait == UITraitUserInterfaceIdiom.self { userInterfaceIdiom = nil }
        if trait == UITraitLayoutDirection.self { layoutDirection = nil }
        if trait == UITraitPreferredContentSizeCategory.self { preferredContentSizeCategory = nil }
        if trait == UITraitTextEnvironment.self { textEnvironment = nil }
        if trait == UITraitDisplayScale.self { displayScale = nil }
    }

    /// The inherited traits with these in their place; the same object where nothing differs.
    func applied(to inherited: UITraitCollection) -> UITraitCollection {
        guard self != UITraitOverrides() else { return inherited }
        var environment = textEnvironment ?? inherited.textEnvironment
        if let displayScale { environment = environment.scaled(to: displayScale) }
        let traits = UITraitCollection(
            userInterfaceStyle: userInterfaceStyle ?? inherited.userInterfaceStyle,
            userInterfaceIdiom: userInterfaceIdiom ?? inherited.userInterfaceIdiom,
            layoutDirection: layoutDirection ?? inherited.layoutDirection,
            preferredContentSizeCategory: preferredContentSizeCategory ?? inherited.preferredContentSizeCategory,
            textEnvironment: environment)
        return traits == inherited ? inherited : traits
    }
}
