extension UIView {
    /// Makes the changes at once and then calls the completion: a headless interface shows no way between two states.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        finish(animations, completion)
    }

    /// Makes the changes at once and then calls the completion.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        finish(animations, completion)
    }

    /// Makes the changes at once and then calls the completion.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        finish(animations, completion)
    }

    /// Makes the changes at once and then calls the completion.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        finish(animations, completion)
    }

    /// Makes the changes at once: keyframes follow each other in the order in which they are added.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        animations()
    }

    /// Makes the changes in the container at once and then calls the completion.
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        finish(animations ?? {}, completion)
    }

    /// Puts one view in the place of another: in its superview, unless the options say that both stay and one is hidden.
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else {
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        completion?(true)
    }

    /// Makes the changes at once and one time, whatever the count.
    public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        animations()
    }

    /// Seconds that an animation around takes: 0, as none takes any time.
    public static var inheritedAnimationDuration: TimeInterval { 0 }

    public static func performWithoutAnimation(_ actions: () -> Void) { actions() }

    /// Whether changes may be animated, as `setAnimationsEnabled` has it; they are made at once in either case.
    public private(set) static var areAnimationsEnabled = true

    public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

    private static func finish(_ changes: () -> Void, _ completion: ((Bool) -> Void)?) {
        changes()
        completion?(true)
    }
}
