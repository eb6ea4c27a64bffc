import Testing
import UIKit

@MainActor
struct AnimationTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func repeatedAnimationsAreMadeOnce() {
        var times = 0
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { times += 1 }
        #expect(times == 1)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func everyWayToAnimateChangesAtOnceAndThenCompletes() {
        var steps: [String] = []
        func step(_ name: String) -> () -> Void { { steps.append(name) } }
        func end(_ finished: Bool) { steps.append(finished ? "end" : "cut") }
        UIView.animate(withDuration: 1, animations: step("plain"), completion: end)
        UIView.animate(
            withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: step("damped"),
            completion: end)
        UIView.animate(springDuration: 0.4, bounce: 0.2, animations: step("spring"), completion: end)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: step("first"))
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: step("second"))
        } completion: {
            end($0)
        }
        UIView.transition(
            with: view, duration: 0.3, options: .transitionCrossDissolve, animations: step("fade"), completion: end)
        UIView.performWithoutAnimation(step("now"))
        #expect(
            steps == ["plain", "end", "damped", "end", "spring", "end", "first", "second", "end", "fade", "end", "now"])
    }

    @Test func aTransitionPutsOneViewInThePlaceOfAnother() {
        let container = UIView(frame: view.frame)
        let (old, new, top) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
        container.addSubview(old)
        container.addSubview(top)
        UIView.transition(from: old, to: new, duration: 0.3)
        #expect(container.subviews == [new, top])
        UIView.transition(from: new, to: top, duration: 0.3, options: .showHideTransitionViews)
        #expect(container.subviews == [new, top] && new.isHidden && !top.isHidden)
    }

    @Test func whetherAnimationsAreEnabledIsRemembered() {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(true)
        #expect(UIView.areAnimationsEnabled)
    }
}
