/// A finger that is dragged: the gesture begins, changes with every movement, and ends when the finger is lifted.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    private var moved = CGPoint.zero
    private var currentVelocity = CGPoint.zero

    /// How far the finger has moved since the gesture began, or since this was last set. Points.
    ///
    /// The same in every view, since no view here is scaled or turned by where it stands.
    open func translation(in view: UIView?) -> CGPoint { moved }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }

    /// Points a second; what `drag` was told, and zero until the finger is lifted.
    open func velocity(in view: UIView?) -> CGPoint { currentVelocity }

    /// Drags a finger over the recognizer's view, point by point, and lifts it at the last one.
    ///
    /// Says whether the gesture was recognized. UIKit has no such method, as there the touches come from a finger.
    ///
    /// - Parameters:
    ///   - points: own coordinates of the view; the first is where the finger is put down, and two at least make a drag.
    ///   - velocity: of the finger when it is lifted, in points a second.
    @discardableResult
    public func drag(along points: [CGPoint], velocity: CGPoint = .zero) -> Bool {
        guard points.count > 1, begin(at: points[0]) else { return false }
        moved = .zero
        currentVelocity = .zero
        setNumberOfTouches(minimumNumberOfTouches)
        advance(to: .began)
        for (last, next) in zip(points, points.dropFirst()) {
            guard state == .began || state == .changed else { return true }
            moved.x += next.x - last.x
            moved.y += next.y - last.y
            move(to: next)
            advance(to: .changed)
        }
        guard state == .changed else { return true }
        currentVelocity = velocity
        advance(to: .ended)
        return true
    }

    /// A drag by nothing: the gesture begins and ends.
    override func finish() {
        moved = .zero
        setNumberOfTouches(minimumNumberOfTouches)
        advance(to: .began)
        if state == .began { advance(to: .ended) }
    }
}
