extension UIViewController {
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Says that the view is about to appear or disappear, to the children in it too; says nothing twice.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Says that what `beginAppearanceTransition` announced has happened.
    public func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(false)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(false)
        case .appeared, .disappeared: return
        }
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return children.filter { child in
            guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
            return childView.isDescendant(of: view)
        }
    }

    /// The view is about to enter or leave a window; unless the controller knows already, this announces and ends it.
    func viewWillMove(to window: UIWindow?) {
        let before = appearance
        beginAppearanceTransition(window != nil, animated: false)
        isAnnouncedByMove = appearance != before
    }

    func viewDidMoveToWindow() {
        if appearance == .appearing, viewIfLoaded?.window != nil { viewIsAppearing(false) }
        guard isAnnouncedByMove else { return }
        isAnnouncedByMove = false
        endAppearanceTransition()
    }
}
