extension UIView {
    /// Enough for every layout that settles; more passes mean views that keep marking each other.
    private static let maximumPasses = 100

    /// Marks the way up from a view that needs layout, as far as it is not marked yet.
    func noteDescendantNeedsLayout() {
        var view: UIView? = self
        while let current = view, !current.descendantNeedsLayout {
            current.descendantNeedsLayout = true
            view = current.superview
        }
    }

    func settleLayout() {
        guard needsLayout || descendantNeedsLayout else { return }
        let outer = UITraitCollection.current
        var passes = 0
        while needsLayout || descendantNeedsLayout {
            passes += 1
            guard passes <= Self.maximumPasses else {
                fatalError("\(firstNeedingLayout.nameInMessages) still needs layout after \(Self.maximumPasses) passes")
            }
            layOutOnce()
        }
        if UITraitCollection.current !== outer { UITraitCollection.current = outer }
    }

    /// One walk down the views that need layout, parents before children.
    private func layOutOnce() {
        if needsLayout {
            needsLayout = false
            if UITraitCollection.current !== traitCollection { UITraitCollection.current = traitCollection }
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
        }
        guard descendantNeedsLayout else { return }
        descendantNeedsLayout = false
        for subview in subviews where subview.needsLayout || subview.descendantNeedsLayout { subview.layOutOnce() }
    }

    private var firstNeedingLayout: UIView {
        if needsLayout { return self }
        return subviews.first { $0.needsLayout || $0.descendantNeedsLayout }?.firstNeedingLayout ?? self
    }

    /// Lets the subviews follow a change of the view's size by their masks.
    func autoresizeSubviews(from oldSize: CGSize) {
        let newSize = bounds.size
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            let mask = subview.autoresizingMask
            var frame = subview.frame
            (frame.origin.x, frame.size.width) = Self.autoresized(
                position: frame.minX, length: frame.width, in: oldSize.width, to: newSize.width,
                isBeforeFlexible: mask.contains(.flexibleLeftMargin), isFlexible: mask.contains(.flexibleWidth),
                isAfterFlexible: mask.contains(.flexibleRightMargin))
            (frame.origin.y, frame.size.height) = Self.autoresized(
                position: frame.minY, length: frame.height, in: oldSize.height, to: newSize.height,
                isBeforeFlexible: mask.contains(.flexibleTopMargin), isFlexible: mask.contains(.flexibleHeight),
                isAfterFlexible: mask.contains(.flexibleBottomMargin))
            if frame != subview.frame { subview.frame = frame }
        }
    }

    /// UIKit's rule on one axis: flexible parts share the difference in proportion to their lengths, equally if these sum to 0.
    private static func autoresized(
        position: CGFloat, length: CGFloat, in old: CGFloat, to new: CGFloat,
        isBeforeFlexible: Bool, isFlexible: Bool, isAfterFlexible: Bool
    ) -> (CGFloat, CGFloat) {
        let difference = new - old
        let after = old - position - length
        let flexible = [(isBeforeFlexible, position), (isFlexible, length), (isAfterFlexible, after)]
        let parts = flexible.filter(\.0)
        guard difference != 0, !parts.isEmpty else { return (position, length) }
        let sum = parts.reduce(0) { $0 + $1.1 }
        func grown(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
            guard part.isFlexible else { return part.length }
            let share = sum == 0 ? 1 / CGFloat(parts.count) : part.length / sum
            return part.length + difference * share
        }
        return (grown(flexible[0]), max(0, grown(flexible[1])))
    }
}
