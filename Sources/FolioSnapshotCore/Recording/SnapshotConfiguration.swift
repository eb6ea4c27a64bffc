public import Foundation
public import HeadlessUIKit

/// What a snapshot of a screen is taken with: a width, a text size, an appearance, a direction.
public struct SnapshotConfiguration: Hashable, Sendable {
    /// Points; nil leaves it as it is.
    public var width: CGFloat?
    public var contentSizeCategory: UIContentSizeCategory?
    public var userInterfaceStyle: UIUserInterfaceStyle?
    public var layoutDirection: UITraitEnvironmentLayoutDirection?

    public init(
        width: CGFloat? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        userInterfaceStyle: UIUserInterfaceStyle? = nil, layoutDirection: UITraitEnvironmentLayoutDirection? = nil
    ) {
        self.width = width
        self.contentSizeCategory = contentSizeCategory
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
    }

    /// Every width with every text size, every appearance and every direction; what is not named stays as it is.
    public static func all(
        widths: [CGFloat] = [], contentSizeCategories: [UIContentSizeCategory] = [],
        userInterfaceStyles: [UIUserInterfaceStyle] = [], layoutDirections: [UITraitEnvironmentLayoutDirection] = []
    ) -> [SnapshotConfiguration] {
        func options<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }
        return options(widths).flatMap { width in
            options(contentSizeCategories).flatMap { category in
                options(userInterfaceStyles).flatMap { style in
                    options(layoutDirections).map { direction in
                        SnapshotConfiguration(
                            width: width, contentSizeCategory: category, userInterfaceStyle: style,
                            layoutDirection: direction)
                    }
                }
            }
        }
    }

    /// Part of the snapshot's name: `390-accessibilityLarge-dark-rightToLeft`; nil where nothing is set.
    public var name: String? {
        let parts = [
            width.map { Double($0).snapshotText }, contentSizeCategory.map(Self.name),
            userInterfaceStyle.map { $0 == .dark ? "dark" : "light" },
            layoutDirection.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" },
        ].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "-")
    }

    /// UIKit's raw values, `UICTContentSizeCategoryAccessibilityXL` and the like, without what they have in common.
    private static func name(_ category: UIContentSizeCategory) -> String {
        category.rawValue.replacing("UICTContentSizeCategory", with: "")
    }

    /// Gives a view this width and these traits, lays it out, and puts everything back when the body is done.
    @MainActor
    public func apply<Result>(to view: UIView, _ body: () throws -> Result) rethrows -> Result {
        let (frame, overrides) = (view.frame, view.traitOverrides)
        defer {
            view.traitOverrides = overrides
            view.frame = frame
            view.layoutIfNeeded()
        }
        if let contentSizeCategory { view.traitOverrides.preferredContentSizeCategory = contentSizeCategory }
        if let userInterfaceStyle { view.traitOverrides.userInterfaceStyle = userInterfaceStyle }
        if let layoutDirection { view.traitOverrides.layoutDirection = layoutDirection }
        if let width { view.frame.size.width = width }
        view.layoutIfNeeded()
        return try body()
    }
}
