/// One tap or several at one place.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// Fingers.
    open var numberOfTouchesRequired = 1

    override func finish() {
        setNumberOfTouches(numberOfTouchesRequired)
        super.finish()
    }
}
