import FolioLayout
import FolioText
public import Foundation

/// A row whose texts are shaped: its height at any width is arithmetic, for any thread.
public struct PreparedRow: Sendable {
    private enum Boxes: Sendable {
        case column(LayoutColumn<PreparedRowPart>)
        case any(LayoutNode<PreparedRowPart>)
    }

    private let boxes: Boxes
    private let minimumHeight: CGFloat
    private let accessoryRoom: CGFloat
    private let metrics: LineMetricsRule

    /// - Parameter accessoryRoom: what the accessory takes of the width, its margin included; points.
    init(
        node: LayoutNode<PreparedRowPart>, minimumHeight: CGFloat, accessoryRoom: CGFloat, metrics: LineMetricsRule
    ) {
        boxes = LayoutColumn(node).map(Boxes.column) ?? .any(node)
        self.minimumHeight = minimumHeight
        self.accessoryRoom = accessoryRoom
        self.metrics = metrics
    }

    /// The height in a table of this width, rounded as the environment's metrics say. Points.
    ///
    /// - Precondition: `width` is finite and not negative.
    public func height(width: CGFloat) -> CGFloat {
        precondition(width.isFinite && width >= 0, "a row's width is finite and not negative, not \(width)")
        let room = max(0, width - accessoryRoom)
        let height =
            switch boxes {
            case .column(let column): column.height(width: room) { $0.size(fitting: $1) }
            case .any(let node): node.size(fitting: ProposedSize(width: room)) { $0.size(fitting: $1) }.height
            }
        return CGFloat(metrics.roundedRowHeight(Double(max(minimumHeight, height))))
    }
}
