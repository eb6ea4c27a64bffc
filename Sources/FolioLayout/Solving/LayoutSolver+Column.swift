import Foundation

extension LayoutSolver {
    /// Adds the leaves of a box, and its fixed lengths, to what stands above it; false for a box that is no column.
    func addColumn(
        of box: Int, inset: CGFloat, to column: inout (leaves: [(leaf: Int, inset: CGFloat)], fixedLength: CGFloat)
    ) -> Bool {
        switch boxes[box].kind {
        case .leaf(let leaf):
            column.leaves.append((leaf, inset))
            return true
        case .stack(.vertical, let spacing, _):
            for (position, child) in children(of: box).enumerated() {
                if position > 0 { column.fixedLength += spacing }
                if case .spacer(let least) = boxes[child].kind {
                    column.fixedLength += least
                } else if !addColumn(of: child, inset: inset, to: &column) {
                    return false
                }
            }
            return true
        case .inset(let insets):
            // What two insets leave of a width, one after the other, is not always what their sum leaves.
            guard inset == 0 || insets.horizontal == 0 else { return false }
            column.fixedLength += insets.vertical
            return addColumn(of: box + 1, inset: inset + insets.horizontal, to: &column)
        case .stack, .spacer, .overlay, .firstFitting, .frame, .aspectRatio:
            return false
        }
    }
}
