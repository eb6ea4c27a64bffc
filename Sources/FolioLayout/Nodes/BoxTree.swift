public import Foundation

/// The boxes of a layout, each before those inside it: a layout without its leaves, so that one solver serves all kinds of them.
@usableFromInline
struct BoxTree: Sendable {
    private var boxes: [LayoutBox]

    /// A box with nothing inside it.
    @usableFromInline
    init(_ kind: LayoutBox.Kind) { boxes = [LayoutBox(kind: kind)] }

    /// Puts another layout's outermost box into the outermost one, behind what is there.
    ///
    /// - Parameter firstLeaf: how many leaves stand before the other layout's.
    @usableFromInline
    mutating func append(_ other: BoxTree, firstLeaf: Int) {
        let start = boxes.count
        boxes.append(contentsOf: other.boxes)
        boxes[0].extent += Int32(other.boxes.count)
        guard firstLeaf > 0 else { return }
        for index in start..<boxes.count {
            if case .leaf(let leaf) = boxes[index].kind { boxes[index].kind = .leaf(firstLeaf + leaf) }
        }
    }

    /// The outermost box's.
    @usableFromInline
    var priority: Int {
        get { boxes[0].priority }
        set { boxes[0].priority = newValue }
    }

    /// Says how large the leaf of a number is in the room it is offered.
    @usableFromInline typealias Measure = (Int, ProposedSize) -> CGSize

    /// The size that the boxes take in the room they are offered.
    @usableFromInline
    func size(fitting proposed: ProposedSize, measure: Measure) -> CGSize {
        boxes.withUnsafeBufferPointer { LayoutSolver(boxes: $0).size(of: 0, fitting: proposed, measure: measure) }
    }

    /// Where each leaf stands when the boxes fill a rectangle, in reading order from left to right.
    @usableFromInline
    func frames(in rect: CGRect, measure: Measure) -> [(leaf: Int, frame: CGRect)] {
        boxes.withUnsafeBufferPointer { LayoutSolver(boxes: $0).frames(in: rect, measure: measure) }
    }

    /// The leaves with what they do not get of the width, and the fixed lengths around them, where nothing else is in the layout.
    @usableFromInline
    var column: (leaves: [(leaf: Int, inset: CGFloat)], fixedLength: CGFloat)? {
        boxes.withUnsafeBufferPointer { boxes in
            var column: (leaves: [(leaf: Int, inset: CGFloat)], fixedLength: CGFloat) = ([], 0)
            return LayoutSolver(boxes: boxes).addColumn(of: 0, inset: 0, to: &column) ? column : nil
        }
    }
}
