extension UIView {
    /// A point of this view's coordinates in another's; without one, in those of the tree's root.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let own = originInRoot
        let other = view?.originInRoot ?? rootOrigin
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// A point of another view's coordinates in this one's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let own = originInRoot
        let other = view?.originInRoot ?? rootOrigin
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where the zero of this view's coordinates lies, seen from the root's frame.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var view: UIView? = self
        while let current = view {
            let bounds = current.bounds
            origin.x -= bounds.minX
            origin.y -= bounds.minY
            guard let superview = current.superview else { break }
            origin.x += current.frame.minX
            origin.y += current.frame.minY
            view = superview
        }
        return origin
    }

    private var rootOrigin: CGPoint {
        var root = self
        while let superview = root.superview { root = superview }
        return root.originInRoot
    }
}
