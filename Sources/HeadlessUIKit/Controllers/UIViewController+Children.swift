extension UIViewController {
    /// Makes the other controller a child of this one; its view is the caller's to place.
    public func addChild(_ child: UIViewController) {
        if child.parent === self { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        child.parent = self
        children.append(child)
    }

    /// Leaves the parent; call `willMove(toParent: nil)` and take the view out first.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}
