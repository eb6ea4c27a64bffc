extension UIView {
    /// - Precondition: `index` is from 0 to the number of subviews.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts the view behind a sibling.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.superview === self { subviews.removeAll { $0 === view } }
        insert(view, at: index(of: sibling))
    }

    /// Puts the view in front of a sibling.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        if view.superview === self { subviews.removeAll { $0 === view } }
        insert(view, at: index(of: sibling) + 1)
    }

    /// - Precondition: both are indices of subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        subviews.swapAt(index1, index2)
    }

    public func bringSubviewToFront(_ view: UIView) {
        subviews.append(subviews.remove(at: index(of: view)))
    }

    public func sendSubviewToBack(_ view: UIView) {
        subviews.insert(subviews.remove(at: index(of: view)), at: 0)
    }

    /// Whether the view is the other or lies below it in the tree.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The first of this view and those below it, depth first, that has the tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func index(of subview: UIView) -> Int {
        guard let index = subviews.firstIndex(where: { $0 === subview }) else {
            preconditionFailure("\(subview.nameInMessages) is not a subview of \(nameInMessages)")
        }
        return index
    }

    /// Puts a view at an index of the subviews, counted without the view if it is one of them already.
    func insert(_ view: UIView, at index: Int) {
        precondition(
            !isDescendant(of: view), "\(view.nameInMessages) cannot be a subview of \(nameInMessages), below it")
        if view.superview === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index, subviews.count))
            setNeedsLayout()
            return
        }
        precondition(
            (0...subviews.count).contains(index),
            "\(nameInMessages) has \(subviews.count) subviews; \(view.nameInMessages) cannot be put at \(index)")
        let oldWindow = view.window
        view.detach(for: self)
        subviews.insert(view, at: index)
        view.superview = self
        view.needsLayout = true
        noteDescendantNeedsLayout()
        setNeedsLayout()
        view.inherit(traitCollection)
        if window !== oldWindow {
            view.tellMovedToWindow()
            if (window?.safeAreaInsets ?? .zero) != (oldWindow?.safeAreaInsets ?? .zero) { view.tellSafeAreaChanged() }
        }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Takes the view out of its superview, on the way to another one or to none.
    func detach(for newSuperview: UIView? = nil) {
        let oldSuperview = superview
        if oldSuperview == nil, newSuperview == nil { return }
        let oldWindow = window
        let newWindow = newSuperview?.window
        oldSuperview?.willRemoveSubview(self)
        willMove(toSuperview: newSuperview)
        if oldWindow !== newWindow { tellWillMove(to: newWindow) }
        if let oldWindow, oldWindow !== newWindow, let focus = oldWindow.firstResponder, focus.isInside(self) {
            focus.resignFirstResponder()
            oldWindow.firstResponder = nil
        }
        oldSuperview?.subviews.removeAll { $0 === self }
        oldSuperview?.setNeedsLayout()
        superview = nil
        guard newSuperview == nil else { return }
        if oldWindow != nil { tellMovedToWindow() }
        didMoveToSuperview()
    }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        viewController?.viewWillMove(to: window)
        for subview in subviews { subview.tellWillMove(to: window) }
    }

    private func tellMovedToWindow() {
        didMoveToWindow()
        viewController?.viewDidMoveToWindow()
        for subview in subviews { subview.tellMovedToWindow() }
    }
}

extension UIResponder {
    /// Whether the chain of responders from here leads through the view.
    func isInside(_ view: UIView) -> Bool {
        var candidate: UIResponder? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.next
        }
        return false
    }
}
