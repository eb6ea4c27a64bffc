import Testing
import UIKit

@MainActor
struct ChildControllerTests {
    private final class Parent: UIViewController {
        var heard: [CGSize] = []
        var forwards = true

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            heard.append(container.preferredContentSize)
        }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
    }

    private final class Child: UIViewController {
        var moves: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            moves.append("appears \(isMovingToParent)")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            moves.append("disappears \(isMovingFromParent)")
        }
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func aParentHearsOfTheSizeThatAChildWouldLike() {
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        #expect(child.preferredContentSize == .zero)
        child.preferredContentSize = CGSize(width: 200, height: 90)
        child.preferredContentSize = CGSize(width: 200, height: 90)
        #expect(parent.heard == [CGSize(width: 200, height: 90)])
    }

    @Test func aChildKnowsWhetherItComesOrGoes() {
        let (parent, child) = (Parent(), Child())
        let window = shown(parent)
        parent.addChild(child)
        #expect(child.isMovingToParent)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(!child.isMovingToParent)
        window.isHidden = true
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(!child.isMovingFromParent)
        #expect(child.moves == ["appears true", "disappears true"])
    }

    @Test func aParentMayForwardAppearanceItself() {
        let (parent, child) = (Parent(), Child())
        parent.forwards = false
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        #expect(child.moves == [])
        child.beginAppearanceTransition(true, animated: false)
        #expect(child.moves == ["appears false"])
    }

    @Test func aControllerHearsOfItsViewsMargins() {
        final class Listening: UIViewController {
            var changes = 0
            override func viewLayoutMarginsDidChange() {
                super.viewLayoutMarginsDidChange()
                changes += 1
            }
        }
        let controller = Listening()
        controller.view.layoutMargins.left = 30
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.changes == 2)
    }

    @Test func theKeyWindowIsTheLastOneMadeSo() {
        let first = shown(UIViewController())
        let second = shown(UIViewController())
        #expect(second.isKeyWindow && !first.isKeyWindow)
        first.makeKey()
        #expect(first.isKeyWindow && !second.isKeyWindow)
    }
}
