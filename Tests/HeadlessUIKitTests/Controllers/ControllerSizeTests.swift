import Testing
import UIKit

@MainActor
struct ControllerSizeTests {
    private final class Listening: UIViewController {
        var calls: [String] = []

        override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("will \(Int(view.bounds.width)) to \(Int(size.width))")
            coordinator.animate { _ in
                self.calls.append("along \(Int(self.view.bounds.width))")
            } completion: { _ in
                self.calls.append("done")
            }
        }

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width / 2, height: parentSize.height)
        }
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func aTurnOfTheDeviceIsToldToTheControllersOfTheWindow() {
        let (outer, inner) = (Listening(), Listening())
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 0, y: 0, width: 195, height: 844)
        outer.view.addSubview(inner.view)
        let window = shown(outer)
        window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        #expect(outer.calls == ["will 390 to 844", "along 844", "done"])
        #expect(inner.calls.first == "will 195 to 422")
        window.frame.origin.x = 5
        #expect(outer.calls.count == 3)
    }

    @Test func onlyAWindowThatIsShownTells() {
        let controller = Listening()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.frame.size.width = 500
        #expect(controller.calls.isEmpty)
        #expect(window.screen === UIScreen.main)
    }

    @Test func aControllersOverridesHoldInItsViewUnderTheViewsOwn() {
        let controller = UIViewController()
        controller.traitOverrides.preferredContentSizeCategory = .extraLarge
        controller.traitOverrides.layoutDirection = .rightToLeft
        #expect(controller.view.traitCollection.preferredContentSizeCategory == .extraLarge)
        controller.view.traitOverrides.preferredContentSizeCategory = .small
        #expect(controller.traitCollection.preferredContentSizeCategory == .small)
        #expect(controller.traitCollection.layoutDirection == .rightToLeft)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.traitOverrides.userInterfaceStyle == .dark)
        let former: UIView = controller.view
        controller.view = UIView(frame: .zero)
        #expect(former.traitCollection.userInterfaceStyle == .light)
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func oneChildsViewTakesThePlaceOfAnothers() {
        let parent = UIViewController()
        let (old, new) = (UIViewController(), UIViewController())
        for child in [old, new] { parent.addChild(child) }
        parent.view.addSubview(old.view)
        let window = shown(parent)
        var steps: [String] = []
        parent.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve) {
            steps.append("changes with \(parent.view.subviews.count)")
        } completion: { finished in
            steps.append("end \(finished)")
        }
        #expect(steps == ["changes with 2", "end true"])
        #expect(parent.view.subviews == [new.view])
        #expect(new.view.window === window)
    }
}
