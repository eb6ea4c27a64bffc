/// A finger that stays: the gesture begins after a while, changes as the finger moves, and ends when it is lifted.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds; nothing waits for them here.
    open var minimumPressDuration: TimeInterval = 0.5
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// How far the finger may move before the gesture begins. Points.
    open var allowableMovement: CGFloat = 10

    override func finish() {
        setNumberOfTouches(numberOfTouchesRequired)
        advance(to: .began)
        // A handler may have switched the recognizer off.
        if state == .began { advance(to: .ended) }
    }
}
