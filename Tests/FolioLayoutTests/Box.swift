import FolioLayout
import Foundation

/// A leaf for tests: an area that flows as a text does, in lines 10 points high.
struct Box: Hashable {
    var name: String
    /// The width on one line.
    var natural: CGFloat

    /// As wide as the widest line, which breaks anywhere; at least one point wide.
    static func measure(_ box: Box, _ proposed: ProposedSize) -> CGSize {
        let width = max(1, min(box.natural, (proposed.width ?? .infinity).rounded(.down)))
        return CGSize(width: width, height: 10 * max(1, (box.natural / width).rounded(.up)))
    }
}

typealias Node = LayoutNode<Box>

extension LayoutNode<Box> {
    func size(width: CGFloat?, height: CGFloat? = nil) -> CGSize {
        size(fitting: ProposedSize(width: width, height: height), measure: Box.measure)
    }

    func frames(width: CGFloat, height: CGFloat, direction: LayoutDirection = .leftToRight) -> [String: CGRect] {
        let rect = CGRect(x: 0, y: 0, width: width, height: height)
        let placed = frames(in: rect, layoutDirection: direction, measure: Box.measure)
        return Dictionary(placed.map { ($0.leaf.name, $0.frame) }) { first, _ in first }
    }
}
