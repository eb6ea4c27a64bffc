import Foundation

/// Shares a stack's length among its children; measuring and placing both ask it, so they agree.
struct StackSolver<Leaf> {
    /// A child's size, and the room that it was offered to say it.
    struct Box {
        var size = CGSize.zero
        var proposed = ProposedSize()
    }

    let axis: LayoutAxis
    let spacing: CGFloat
    let children: [LayoutNode<Leaf>]

    /// The children's boxes, in their order.
    func boxes(fitting proposed: ProposedSize, measure: LayoutNode<Leaf>.Measure) -> [Box] {
        guard let length = proposed[axis] else {
            return children.indices.map { natural($0, proposed, measure) }
        }
        var boxes = [Box](repeating: Box(), count: children.count)
        let stretches = children.map { $0.stretch(axis, in: axis) }
        let elastic = children.indices.filter { stretches[$0] != nil }
        let firm = children.indices.filter { stretches[$0] == nil }
        let gaps = spacing * CGFloat(max(0, children.count - 1))
        var available = elastic.reduce(length - gaps) { $0 - children[$1].minimumLength(axis) }
        for priority in Set(firm.map { children[$0].priority }).sorted(by: >) {
            let group = firm.filter { children[$0].priority == priority }
            share(available, among: group, proposed, measure, into: &boxes)
            available -= group.reduce(0) { $0 + boxes[$1].size[axis] }
        }
        // Those that can take little come first, so that what they leave goes to the others.
        let order = elastic.sorted { stretches[$0]! < stretches[$1]! }
        stretch(order, over: available, proposed, measure, into: &boxes)
        return boxes
    }

    private func natural(_ index: Int, _ proposed: ProposedSize, _ measure: LayoutNode<Leaf>.Measure) -> Box {
        offer(nil, to: index, proposed, measure)
    }

    private func offer(
        _ length: CGFloat?, to index: Int, _ proposed: ProposedSize, _ measure: LayoutNode<Leaf>.Measure
    ) -> Box {
        let child = children[index]
        var proposed = proposed
        proposed[axis] = length
        if case .spacer(let least) = child.kind {
            return Box(size: CGSize(axis, main: length ?? least, cross: 0), proposed: proposed)
        }
        return Box(size: child.size(fitting: proposed, measure: measure), proposed: proposed)
    }

    /// Gives each child of one priority its natural length, or less where they do not all fit: the greatest equal
    /// share such that what the short ones leave goes to the long ones.
    private func share(
        _ available: CGFloat, among group: [Int], _ proposed: ProposedSize, _ measure: LayoutNode<Leaf>.Measure,
        into boxes: inout [Box]
    ) {
        if group.count == 1, let only = group.first {
            boxes[only] = offer(max(0, available), to: only, proposed, measure)
            return
        }
        for index in group { boxes[index] = natural(index, proposed, measure) }
        var left = available
        var count = group.count
        for index in group.sorted(by: { boxes[$0].size[axis] < boxes[$1].size[axis] }) {
            let part = max(0, left / CGFloat(count))
            if boxes[index].size[axis] > part + layoutTolerance {
                boxes[index] = offer(part, to: index, proposed, measure)
            }
            left -= boxes[index].size[axis]
            count -= 1
        }
    }

    /// What is left goes to the children that stretch, in equal parts on top of their least lengths.
    private func stretch(
        _ elastic: [Int], over available: CGFloat, _ proposed: ProposedSize, _ measure: LayoutNode<Leaf>.Measure,
        into boxes: inout [Box]
    ) {
        var left = max(0, available)
        for (position, index) in elastic.enumerated() {
            let least = children[index].minimumLength(axis)
            boxes[index] = offer(least + left / CGFloat(elastic.count - position), to: index, proposed, measure)
            left = max(0, left - (boxes[index].size[axis] - least))
        }
    }
}
