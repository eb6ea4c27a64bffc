import Testing
import UIKit

@MainActor
struct ViewControllerTests {
    class Recorder: UIViewController {
        var calls: [String] = []
        override func loadView() {
            calls.append("load")
            super.loadView()
        }
        override func viewDidLoad() { calls.append("didLoad") }
        override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
        override func viewWillLayoutSubviews() { calls.append("willLayout") }
        override func viewDidLayoutSubviews() { calls.append("didLayout") }
        override func willMove(toParent parent: UIViewController?) {
            calls.append(parent == nil ? "willLeave" : "willEnter")
        }
        override func didMove(toParent parent: UIViewController?) {
            calls.append(parent == nil ? "didLeave" : "didEnter")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func theViewIsLoadedWhenItIsAskedFor() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded)
        #expect(controller.view.frame == UIScreen.main.bounds)
        _ = controller.view
        #expect(controller.calls == ["load", "didLoad"])
    }

    @Test func aWindowShowsItsRootControllerInUIKitsOrder() {
        let controller = Recorder()
        window.rootViewController = controller
        #expect(controller.calls.isEmpty)
        window.makeKeyAndVisible()
        #expect(controller.calls == ["load", "didLoad", "willAppear", "willLayout", "didLayout", "didAppear"])
        #expect(controller.view.frame == window.bounds)
        window.frame.size.width = 400
        #expect(controller.view.frame.width == 400)
        controller.calls = []
        window.rootViewController = nil
        #expect(controller.calls == ["willDisappear", "didDisappear"])
    }

    @Test func aChildAppearsWithItsParent() {
        let parent = Recorder()
        let child = Recorder()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.calls = []
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(child.calls == ["willAppear", "willLayout", "didLayout", "didAppear"])
        #expect(child.parent === parent)
        #expect(parent.children.map(ObjectIdentifier.init) == [ObjectIdentifier(child)])
    }

    @Test func aChildAppearsWhenItsViewEntersAVisibleParent() {
        let parent = Recorder()
        let child = Recorder()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.calls == ["willEnter", "load", "didLoad", "willAppear", "didAppear", "didEnter"])
        child.calls = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.calls == ["willLeave", "willDisappear", "didDisappear", "didLeave"])
        #expect(parent.children.isEmpty)
    }

    @Test func aControllerHasAnInitialiserOfItsOwn() {
        final class Named: UIViewController {
            init(name: String) {
                super.init(nibName: nil, bundle: nil)
                title = name
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { fatalError("not supported") }
        }
        #expect(Named(name: "Inbox").title == "Inbox")
    }

    @Test func aViewMayBeTheControllersOwn() {
        final class Custom: UIViewController {
            override func loadView() { view = UISwitch() }
        }
        #expect(Custom().view is UISwitch)
    }

    @Test func additionalInsetsExtendTheSafeArea() {
        let controller = UIViewController()
        window.deviceSafeAreaInsets.top = 50
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.view.safeAreaInsets.top == 60)
    }

    @Test func aViewIsAppearingWhenItIsInItsWindowAndNotLaidOutYet() {
        final class Appearing: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will \(view.window != nil)") }
            override func viewIsAppearing(_ animated: Bool) { calls.append("is \(view.window != nil)") }
            override func viewWillLayoutSubviews() { calls.append("layout") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did") }
        }
        let controller = Appearing()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.calls == ["will false", "is true", "layout", "did"])
    }
}
