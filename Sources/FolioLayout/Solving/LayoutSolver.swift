import Foundation

/// Measures and places the boxes of a layout, which lives as long as this does. It never sees a leaf.
struct LayoutSolver {
    typealias Measure = BoxTree.Measure

    let boxes: UnsafeBufferPointer<LayoutBox>

    /// The boxes directly inside one.
    func children(of box: Int) -> Children {
        Children(boxes: boxes, following: box + 1, end: box + Int(boxes[box].extent))
    }

    struct Children: Sequence, IteratorProtocol {
        fileprivate let boxes: UnsafeBufferPointer<LayoutBox>
        fileprivate var following: Int
        fileprivate let end: Int

        mutating func next() -> Int? {
            guard following < end else { return nil }
            defer { following += Int(boxes[following].extent) }
            return following
        }
    }
}
