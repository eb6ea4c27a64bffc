extension UIView {
    /// Nothing is left to do: a view's traits are up to date whenever they are asked for.
    public func updateTraitsIfNeeded() {}

    /// Takes the traits of a new superview, or that superview's new ones.
    func inherit(_ traits: UITraitCollection) {
        guard inheritedTraits !== traits else { return }
        inheritedTraits = traits
        resolveTraits()
    }

    func resolveTraits() {
        let previous = traitCollection
        var resolved = traitOverrides.applied(to: controllerTraitOverrides.applied(to: inheritedTraits))
        if let limits = seldomSet?.contentSizeLimits { resolved = limits.applied(to: resolved) }
        guard resolved !== previous else { return }
        traitCollection = resolved
        if resolved != previous {
            traitsDidChange()
            viewController?.traitCollectionDidChange(previous)
            viewController?.traitChangeRegistrations.tell(from: previous, to: resolved)
            traitCollectionDidChange(previous)
            traitChangeRegistrations.tell(from: previous, to: resolved)
            setNeedsLayout()
        }
        for subview in subviews { subview.inherit(resolved) }
    }
}
