import Foundation

/// Shares a stack's length among its children; measuring and placing both ask it, so they agree.
struct StackSolver {
    /// A child, its size, and the room that it was offered to say it.
    struct Part {
        let box: Int
        let priority: Int
        /// As `LayoutSolver.stretch(of:_:in:)` says.
        let stretch: CGFloat?
        var size = CGSize.zero
        var proposed = ProposedSize()
    }

    let solver: LayoutSolver
    let stack: Int
    let axis: LayoutAxis
    let spacing: CGFloat

    /// The children's lengths and the gaps between them, and the greatest extent across.
    func size(fitting proposed: ProposedSize, measure: LayoutSolver.Measure) -> CGSize {
        var size = CGSize(axis, main: spacing == 0 ? 0 : spacing * CGFloat(max(0, childCount - 1)), cross: 0)
        func add(_ part: CGSize) {
            size = CGSize(axis, main: size[axis] + part[axis], cross: max(size[axis.cross], part[axis.cross]))
        }
        if proposed[axis] == nil {
            // With nothing to share, no child's length depends on the others'.
            for child in solver.children(of: stack) { add(natural(child, proposed, measure).size) }
        } else {
            withParts(fitting: proposed, measure: measure) { for part in $0 { add(part.size) } }
        }
        return size
    }

    private var childCount: Int { solver.children(of: stack).reduce(0) { count, _ in count + 1 } }

    /// Calls the body with the children, measured, in their order.
    func withParts(
        fitting proposed: ProposedSize, measure: LayoutSolver.Measure,
        _ body: (UnsafeMutableBufferPointer<Part>) -> Void
    ) {
        let count = childCount
        withUnsafeTemporaryAllocation(of: Part.self, capacity: count) { parts in
            for (index, child) in solver.children(of: stack).enumerated() {
                parts.initializeElement(
                    at: index,
                    to: Part(
                        box: child, priority: solver.boxes[child].priority,
                        stretch: solver.stretch(of: child, axis, in: axis)))
            }
            if let length = proposed[axis] {
                withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { order in
                    for index in 0..<count { order.initializeElement(at: index, to: index) }
                    share(length - spacing * CGFloat(max(0, count - 1)), among: parts, order, proposed, measure)
                }
            } else {
                for index in parts.indices {
                    (parts[index].size, parts[index].proposed) = natural(parts[index].box, proposed, measure)
                }
            }
            body(parts)
        }
    }

    private func natural(
        _ child: Int, _ proposed: ProposedSize, _ measure: LayoutSolver.Measure
    ) -> (size: CGSize, proposed: ProposedSize) {
        offer(nil, to: child, proposed, measure)
    }

    private func offer(
        _ length: CGFloat?, to child: Int, _ proposed: ProposedSize, _ measure: LayoutSolver.Measure
    ) -> (size: CGSize, proposed: ProposedSize) {
        var proposed = proposed
        proposed[axis] = length
        if case .spacer(let least) = solver.boxes[child].kind {
            return (CGSize(axis, main: length ?? least, cross: 0), proposed)
        }
        return (solver.size(of: child, fitting: proposed, measure: measure), proposed)
    }

    // MARK: Sharing

    /// Children with a length of their own are served first, those of the highest priority before others; what these leave
    /// goes to the children that stretch.
    ///
    /// - Parameter order: the children's numbers, to be put in the order in which they are served.
    private func share(
        _ length: CGFloat, among parts: UnsafeMutableBufferPointer<Part>, _ order: UnsafeMutableBufferPointer<Int>,
        _ proposed: ProposedSize, _ measure: LayoutSolver.Measure
    ) {
        var order = order
        // Of those that stretch, the ones that can take little come first, so that what they leave goes to the others.
        order.sort { first, second in
            let (one, other) = (parts[first], parts[second])
            if let stretch = one.stretch, let otherStretch = other.stretch {
                return stretch != otherStretch ? stretch < otherStretch : first < second
            }
            guard one.stretch == nil, other.stretch == nil else { return one.stretch == nil }
            return one.priority != other.priority ? one.priority > other.priority : first < second
        }
        let firmCount = order.firstIndex { parts[$0].stretch != nil } ?? order.count
        var available = order[firmCount...].reduce(length) { $0 - solver.minimumLength(of: parts[$1].box, axis) }
        var start = 0
        while start < firmCount {
            let priority = parts[order[start]].priority
            let end = order[start..<firmCount].firstIndex { parts[$0].priority != priority } ?? firmCount
            let group = UnsafeMutableBufferPointer(rebasing: order[start..<end])
            shareEqually(available, among: group, of: parts, proposed, measure)
            available -= group.reduce(0) { $0 + parts[$1].size[axis] }
            start = end
        }
        stretch(order[firmCount...], of: parts, over: available, proposed, measure)
    }

    /// Gives each child of one priority its natural length, or less where they do not all fit: the greatest equal
    /// share such that what the short ones leave goes to the long ones.
    private func shareEqually(
        _ available: CGFloat, among group: UnsafeMutableBufferPointer<Int>,
        of parts: UnsafeMutableBufferPointer<Part>, _ proposed: ProposedSize, _ measure: LayoutSolver.Measure
    ) {
        if group.count == 1 {
            let only = group[0]
            (parts[only].size, parts[only].proposed) = offer(max(0, available), to: parts[only].box, proposed, measure)
            return
        }
        for index in group {
            (parts[index].size, parts[index].proposed) = natural(parts[index].box, proposed, measure)
        }
        var group = group
        group.sort { first, second in
            let (one, other) = (parts[first].size[axis], parts[second].size[axis])
            return one != other ? one < other : first < second
        }
        var left = available
        for (position, index) in group.enumerated() {
            let part = max(0, left / CGFloat(group.count - position))
            if parts[index].size[axis] > part + layoutTolerance {
                (parts[index].size, parts[index].proposed) = offer(part, to: parts[index].box, proposed, measure)
            }
            left -= parts[index].size[axis]
        }
    }

    /// What is left goes to the children that stretch, in equal parts on top of their least lengths.
    private func stretch(
        _ elastic: Slice<UnsafeMutableBufferPointer<Int>>, of parts: UnsafeMutableBufferPointer<Part>,
        over available: CGFloat, _ proposed: ProposedSize, _ measure: LayoutSolver.Measure
    ) {
        var left = max(0, available)
        for (position, index) in elastic.enumerated() {
            let least = solver.minimumLength(of: parts[index].box, axis)
            let length = least + left / CGFloat(elastic.count - position)
            (parts[index].size, parts[index].proposed) = offer(length, to: parts[index].box, proposed, measure)
            left = max(0, left - (parts[index].size[axis] - least))
        }
    }
}
