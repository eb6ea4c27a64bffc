import Testing
import UIKit

@MainActor
@Suite struct GestureTests {
    private final class Judge: UIGestureRecognizerDelegate {
        var permits = true
        var permitsBoth = false
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { permits }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { permitsBoth }
    }

    private let outer = UIView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
    private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() { outer.addSubview(inner) }

    @Test func aTapIsHeardByTheNearestViewThatWaitsForIt() {
        var events: [String] = []
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in events.append("outer") })
        inner.addGestureRecognizer(
            UITapGestureRecognizer { [inner] tap in
                let place = tap.location(in: inner)
                events.append("inner \(tap.state) at \(place.x), \(place.y)")
            })
        #expect(outer.tap(at: CGPoint(x: 60, y: 70)))
        #expect(outer.tap(at: CGPoint(x: 5, y: 5)))
        #expect(events == ["inner ended at 10.0, 20.0", "outer"])
        #expect(!outer.tap(at: CGPoint(x: 5, y: 5), numberOfTaps: 2))
        #expect(!outer.tap(at: CGPoint(x: 500, y: 5)))
    }

    @Test func aDelegateMayLetBothOrNoneRecognize() {
        let judge = Judge()
        var count = 0
        let above = UITapGestureRecognizer { _ in count += 1 }
        let below = UITapGestureRecognizer { _ in count += 1 }
        outer.addGestureRecognizer(above)
        inner.addGestureRecognizer(below)
        below.delegate = judge
        outer.tap(at: CGPoint(x: 60, y: 60))
        #expect(count == 1)
        judge.permitsBoth = true
        outer.tap(at: CGPoint(x: 60, y: 60))
        #expect(count == 3)
        judge.permits = false
        outer.tap(at: CGPoint(x: 60, y: 60))
        #expect(count == 4)
        #expect(below.state == .possible)
    }

    @Test func oneThatRequiresAnothersFailureWaitsForIt() {
        var events: [String] = []
        let judge = Judge()
        judge.permitsBoth = true
        let first = UITapGestureRecognizer { _ in events.append("first") }
        let second = UITapGestureRecognizer { _ in events.append("second") }
        inner.gestureRecognizers = [second, first]
        first.delegate = judge
        second.require(toFail: first)
        inner.tap(at: CGPoint(x: 1, y: 1))
        #expect(events == ["first"])
        first.isEnabled = false
        inner.tap(at: CGPoint(x: 1, y: 1))
        #expect(events == ["first", "second"])
    }

    @Test func aViewThatTakesNoPartInInteractionHearsNothing() {
        let tap = UITapGestureRecognizer { _ in Issue.record("tapped") }
        inner.addGestureRecognizer(tap)
        inner.isUserInteractionEnabled = false
        #expect(!tap.perform())
        #expect(!outer.tap(at: CGPoint(x: 60, y: 60)))
    }

    @Test func aLongPressBeginsAndEnds() {
        var states: [UIGestureRecognizer.State] = []
        inner.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
        #expect(outer.longPress(at: CGPoint(x: 60, y: 60)))
        #expect(states == [.began, .ended])
    }

    @Test func aSwipeIsHeardInItsDirectionsAlone() {
        var count = 0
        let swipe = UISwipeGestureRecognizer { _ in count += 1 }
        swipe.direction = [.left, .up]
        inner.addGestureRecognizer(swipe)
        #expect(outer.swipe(.left, at: CGPoint(x: 60, y: 60)))
        #expect(outer.swipe(.up, at: CGPoint(x: 60, y: 60)))
        #expect(!outer.swipe(.right, at: CGPoint(x: 60, y: 60)))
        #expect(count == 2)
    }

    @Test func aPanTellsHowFarTheFingerHasMoved() {
        var events: [String] = []
        let pan = UIPanGestureRecognizer { [inner] pan in
            let moved = pan.translation(in: inner)
            events.append("\(pan.state) \(moved.x) \(moved.y) \(pan.velocity(in: inner).y)")
            if pan.state == .changed, moved.y > 15 { pan.setTranslation(.zero, in: inner) }
        }
        inner.addGestureRecognizer(pan)
        let path = [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 30), CGPoint(x: 15, y: 40)]
        #expect(pan.drag(along: path, velocity: CGPoint(x: 0, y: 300)))
        #expect(
            events == ["began 0.0 0.0 0.0", "changed 0.0 20.0 0.0", "changed 5.0 10.0 0.0", "ended 5.0 10.0 300.0"])
        #expect(pan.state == .possible)
    }

    @Test func switchingARecognizerOffCancelsTheGestureUnderWay() {
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { pan in
            states.append(pan.state)
            if pan.state == .changed { pan.isEnabled = false }
        }
        inner.addGestureRecognizer(pan)
        #expect(pan.drag(along: [.zero, CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 9)]))
        #expect(states == [.began, .changed, .cancelled])
    }

    @Test func aRecognizerBelongsToOneViewAndHandlersCanBeTakenBack() {
        var count = 0
        let tap = UITapGestureRecognizer()
        let token = tap.addHandler { _ in count += 1 }
        inner.addGestureRecognizer(tap)
        outer.addGestureRecognizer(tap)
        #expect(tap.view === outer)
        #expect(inner.gestureRecognizers == nil)
        tap.perform()
        tap.removeHandler(token)
        tap.perform()
        #expect(count == 1)
        outer.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
        #expect(!tap.perform())
    }

    @Test func aControlKeepsTapsFromTheViewsAboveIt() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.addSubview(button)
        var count = 0
        outer.addGestureRecognizer(UITapGestureRecognizer { _ in count += 1 })
        #expect(!outer.tap(at: CGPoint(x: 60, y: 60)))
        button.isEnabled = false
        outer.tap(at: CGPoint(x: 60, y: 60))
        #expect(count == 1)
    }
}
