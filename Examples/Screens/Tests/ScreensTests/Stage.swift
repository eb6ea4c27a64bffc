import UIKit

@testable import Screens

/// A window that shows one screen.
@MainActor
struct Stage {
    let window: UIWindow

    /// - Parameters: points.
    init(_ controller: UIViewController, width: CGFloat = 390, height: CGFloat = 844) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }
}

/// The four screens, each made anew.
enum Screen: String, CaseIterable {
    case settings, editedSettings, chat, feed, expandedFeed, form

    @MainActor
    func controller() -> UIViewController {
        switch self {
        case .settings: return SettingsViewController()
        case .editedSettings:
            let controller = SettingsViewController()
            controller.loadViewIfNeeded()
            controller.setEditing(true, animated: false)
            return controller
        case .chat: return ChatViewController()
        case .feed: return FeedViewController()
        case .expandedFeed:
            let controller = FeedViewController()
            controller.loadViewIfNeeded()
            for row in controller.posts.indices {
                controller.folioView.tapRow(at: IndexPath(row: row, section: 0))
            }
            return controller
        case .form: return FormViewController()
        }
    }
}

extension UIView {
    /// The nearest table in the view or below it.
    var firstTable: UITableView? {
        if let table = self as? UITableView { return table }
        for subview in subviews {
            if let table = subview.firstTable { return table }
        }
        return nil
    }

    /// All that is shown below the view, itself not counted.
    var shownDescendants: [UIView] {
        subviews.filter { !$0.isHidden }.flatMap { [$0] + $0.shownDescendants }
    }
}

extension UITableView {
    func height(_ row: Int, section: Int = 0) -> CGFloat {
        rectForRow(at: IndexPath(row: row, section: section)).height
    }
}
