import FolioLayout
import FolioText
public import Foundation

/// A row whose texts are shaped: its height at any width is arithmetic, for any thread.
public struct PreparedRow: Sendable {
    let node: LayoutNode<PreparedRowPart>
    let minimumHeight: CGFloat
    /// What the accessory takes of the width, its margin included. Points.
    let accessoryRoom: CGFloat
    let metrics: LineMetricsRule

    /// The height in a table of this width, rounded as the environment's metrics say. Points.
    ///
    /// - Precondition: `width` is finite and not negative.
    public func height(width: CGFloat) -> CGFloat {
        precondition(width.isFinite && width >= 0, "a row's width is finite and not negative, not \(width)")
        let room = ProposedSize(width: max(0, width - accessoryRoom))
        let size = node.size(fitting: room) { part, proposed in part.size(fitting: proposed) }
        return CGFloat(metrics.roundedRowHeight(Double(max(minimumHeight, size.height))))
    }
}
