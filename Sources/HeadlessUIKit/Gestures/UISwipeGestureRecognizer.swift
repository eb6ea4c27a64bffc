/// A quick movement to one side.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count.
    open var direction: Direction = .right
    open var numberOfTouchesRequired = 1

    override func finish() {
        setNumberOfTouches(numberOfTouchesRequired)
        super.finish()
    }
}
