/// What a change of size is told with: it is made at once, so nothing is under way when a closure runs.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    /// Seconds.
    var transitionDuration: TimeInterval { get }
    var isCancelled: Bool { get }
}

/// Takes what a controller does along with a change of its view's size.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs the first closure when the size has changed and all is laid out, and the second after the first of all.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// Keeps the closures of one change of a window's size.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
    typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Closure] = []
    private var completions: [Closure] = []

    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var isCancelled: Bool { false }

    func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func finish() {
        for animation in animations { animation(self) }
        for completion in completions { completion(self) }
    }
}
