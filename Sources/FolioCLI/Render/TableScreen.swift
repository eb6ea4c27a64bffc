import Folio
import FolioText
import HeadlessUIKit

/// What a table is shown with: width, traits, and how much of it.
struct TableScreen: Sendable {
    /// A part of the content, in points from its top.
    struct Window: Hashable, Sendable {
        var y: Double
        var height: Double
    }

    var width: Double
    var environment: TextEnvironment
    var contentSizeCategory = UIContentSizeCategory.large
    var appearance = UIUserInterfaceStyle.light
    var direction = UITraitEnvironmentLayoutDirection.leftToRight
    /// Nil shows everything.
    var window: Window?

    /// The table on this screen, laid out.
    @MainActor
    func view(_ table: Table) -> FolioView<String, String> {
        let view = FolioView<String, String>(style: table.style)
        view.traitOverrides.userInterfaceStyle = appearance
        view.traitOverrides.layoutDirection = direction
        view.traitOverrides.preferredContentSizeCategory = contentSizeCategory
        view.traitOverrides.textEnvironment = environment
        view.frame = CGRect(x: 0, y: 0, width: width, height: window?.height ?? 0)
        view.apply(table.content, animatingDifferences: false)
        if let window {
            view.contentOffset = CGPoint(x: 0, y: window.y)
        } else {
            view.frame.size.height = view.contentSize.height
        }
        view.layoutIfNeeded()
        return view
    }
}
