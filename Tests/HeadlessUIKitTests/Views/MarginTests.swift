import Testing
import UIKit

@MainActor
struct MarginTests {
    private func controller(width: CGFloat, insets: UIEdgeInsets = .zero) -> UIViewController {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.deviceSafeAreaInsets = insets
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        withExtendedLifetime(window) { _ = controller.view.safeAreaInsets }
        windows.kept.append(window)
        return controller
    }

    private final class Windows { var kept: [UIWindow] = [] }
    private let windows = Windows()

    @Test func aControllersViewHasTheSystemsMargins() {
        let small = controller(width: 390, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(small.systemMinimumLayoutMargins.leading == 16)
        #expect(small.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        #expect(controller(width: 414).view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        small.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 3, bottom: 5, trailing: 40)
        #expect(small.view.layoutMargins == UIEdgeInsets(top: 52, left: 16, bottom: 39, right: 40))
        small.viewRespectsSystemMinimumLayoutMargins = false
        #expect(small.view.layoutMargins.left == 3)
    }

    @Test func guidesAreWhatSafeAreaAndMarginsLeave() {
        let view: UIView = controller(width: 390, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)).view
        #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 16, y: 47, width: 358, height: 763))
        let guide = view.layoutMarginsGuide
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        #expect(guide.layoutFrame.minX == 30)
        #expect(guide.owningView === view)
    }

    @Test func aViewCanReachToItsSuperviewsMargins() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 30)
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 190, height: 50))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 30))
    }
}
