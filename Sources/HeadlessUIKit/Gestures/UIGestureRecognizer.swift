/// A gesture that a view waits for, and what to do when it is made.
///
/// Nobody touches a view here: `perform(at:)` of a recognizer, and `UIView.tap(at:)` and its like, stand for the user's finger.
/// Targets and selectors need Objective-C. In place of `UITapGestureRecognizer(target: self, action: #selector(open))` write
/// `UITapGestureRecognizer { [weak self] _ in self?.open() }`, an initialiser that on a device is an extension of the app's.
@MainActor
open class UIGestureRecognizer: NSObject, GestureHandling {
    public enum State: Int, Hashable, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// The state in which a gesture of one moment is recognized.
        public static let recognized = State.ended
    }

    var handlers: [(token: Int, handler: (UIGestureRecognizer) -> Void)] = []
    var lastToken = 0

    public required override init() { super.init() }

    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// The view that waits for the gesture.
    public internal(set) weak var view: UIView?

    /// One that is not enabled recognizes nothing; switching it off cancels a gesture under way.
    open var isEnabled = true {
        didSet { if !isEnabled, isUnderWay { advance(to: .cancelled) } }
    }

    /// Names the recognizer in messages.
    open var name: String?
    /// Whether views below the one with the recognizer lose the touch when the gesture is recognized.
    open var cancelsTouchesInView = true

    // MARK: State

    private var storedState = State.possible

    /// How far the gesture is. A subclass sets it; each state but `possible` and `failed` calls the handlers.
    open var state: State {
        get { storedState }
        set {
            storedState = newValue
            switch newValue {
            case .began, .changed, .ended, .cancelled: for (_, handler) in handlers { handler(self) }
            case .possible, .failed: break
            }
        }
    }

    private var isUnderWay: Bool { state == .began || state == .changed }

    /// Called after the gesture ended, was cancelled or failed: makes it possible again. An override calls `super`.
    open func reset() { storedState = .possible }

    private var waiting: [Reference] = []

    private struct Reference { weak var recognizer: UIGestureRecognizer? }

    /// Has this gesture recognized only where the other is not.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        waiting.append(Reference(recognizer: otherGestureRecognizer))
    }

    /// Those whose failure this one waits for.
    var required: [UIGestureRecognizer] { waiting.compactMap(\.recognizer) }

    // MARK: Place

    private var pointInRoot: CGPoint?
    open private(set) var numberOfTouches = 0

    /// Where the gesture is made, in a view's coordinates; in those of the tree's root without one.
    open func location(in view: UIView?) -> CGPoint {
        guard let pointInRoot, let own = self.view else { return .zero }
        guard let view else { return pointInRoot }
        let root = own.rootView
        return root.convert(pointInRoot, to: view)
    }

    // MARK: What the user does

    /// Whether the gesture may begin: it is enabled, its view is in the tree and takes part in interaction, and the delegate agrees.
    var mayBegin: Bool {
        guard isEnabled, let view, view.takesPartInInteraction else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Makes the whole gesture at a point of the recognizer's view, in the middle of it unless said otherwise.
    ///
    /// Says whether it was recognized: not where the recognizer is disabled or its delegate refuses. UIKit has no such method,
    /// as there the touches come from a finger.
    @discardableResult
    public func perform(at point: CGPoint? = nil) -> Bool {
        guard begin(at: point) else { return false }
        finish()
        return true
    }

    /// The states of a whole gesture; one of a single moment has only its end.
    func finish() { advance(to: .ended) }

    /// Notes the place and asks whether the gesture may begin.
    func begin(at point: CGPoint?) -> Bool {
        guard let view else { return false }
        move(to: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        guard mayBegin else {
            state = .failed
            reset()
            return false
        }
        return true
    }

    /// - Parameter point: in the coordinates of the recognizer's view.
    func move(to point: CGPoint) {
        guard let view else { return }
        pointInRoot = view.convert(point, to: view.rootView)
        numberOfTouches = max(1, numberOfTouches)
    }

    func setNumberOfTouches(_ count: Int) { numberOfTouches = count }

    /// Goes on to a state, and back to the first one behind the last.
    func advance(to state: State) {
        self.state = state
        switch state {
        case .ended, .cancelled, .failed:
            reset()
            numberOfTouches = 0
        case .possible, .began, .changed: break
        }
    }
}
