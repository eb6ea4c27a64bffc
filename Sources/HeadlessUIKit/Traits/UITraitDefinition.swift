public import FolioText

/// A trait, named to hear of its changes: `registerForTraitChanges([UITraitUserInterfaceStyle.self]) { … }`.
public protocol UITraitDefinition {
    associatedtype Value: Equatable

    /// The trait's value in a collection.
    static func value(in traits: UITraitCollection) -> Value
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
    static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool { value(in: a) != value(in: b) }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

public enum UITraitLayoutDirection: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
        traits.layoutDirection
    }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
        traits.preferredContentSizeCategory
    }
}

public enum UITraitDisplayScale: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// How text is measured; not one of UIKit's traits.
public enum UITraitTextEnvironment: UITraitDefinition {
    public static func value(in traits: UITraitCollection) -> TextEnvironment { traits.textEnvironment }
}
