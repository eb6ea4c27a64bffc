extension UIViewController {
    /// Makes the other controller a child of this one; its view is the caller's to place.
    public func addChild(_ child: UIViewController) {
        if child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    /// Puts the view of one child in the place of another's, in this controller's view, and tells both of their appearance.
    ///
    /// The changes are made at once. Both stay children: the caller calls `removeFromParent` and `didMove(toParent:)`.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        for child in [fromViewController, toViewController] where child.parent !== self {
            preconditionFailure("\(type(of: child)) is no child of \(type(of: self)), which is to show its view")
        }
        let old: UIView = fromViewController.view
        let new: UIView = toViewController.view
        if new.superview == nil { (old.superview ?? view).addSubview(new) }
        animations?()
        old.removeFromSuperview()
        completion?(true)
    }

    /// Leaves the parent; call `willMove(toParent: nil)` and take the view out first.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}
