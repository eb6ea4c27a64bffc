public import Folio
public import FolioLayout
public import FolioText
public import Foundation
public import HeadlessUIKit

/// What a ready-made row, header or footer shows and how it is placed, without a view.
///
/// Its cell and `PreparedRow` use the same `node`, so that a row measured here, by any thread, is as high as its cell.
public protocol RowLayout: Sendable {
    /// Texts and icon in their boxes, margins included, accessory excluded.
    var node: LayoutNode<RowPart> { get }
    /// Points.
    var minimumHeight: CGFloat { get }
    /// What stands at the trailing edge.
    var accessory: UITableViewCell.AccessoryType { get }
    /// Whether a switch in place of the accessory is on; nil for none.
    var switchValue: Bool? { get }
}

extension RowLayout {
    public var accessory: UITableViewCell.AccessoryType { .none }
    public var switchValue: Bool? { nil }

    /// How a row that shows the layout is measured without a cell.
    public var heightPreparation: HeightPreparation {
        HeightPreparation { traits in
            let row = prepared(for: traits)
            return { row.height(width: $0) }
        }
    }

    /// The texts analysed and shaped, for heights at one width or many.
    public func prepared(
        in environment: TextEnvironment = .uikit, contentSizeCategory: UIContentSizeCategory = .large
    ) -> PreparedRow {
        prepared(
            for: UITraitCollection(preferredContentSizeCategory: contentSizeCategory, textEnvironment: environment))
    }

    private func prepared(for traits: UITraitCollection) -> PreparedRow {
        let environment = traits.textEnvironment
        return PreparedRow(
            node: node.map { $0.prepared(in: environment, traits: traits) }, minimumHeight: minimumHeight,
            accessoryRoom: switchValue == nil ? accessory.room : RowMetrics.switchRoom, metrics: environment.metrics)
    }

    /// The height at a width, as its cell's in a table of that width. Points.
    ///
    /// - Precondition: `width` is finite and not negative.
    public func height(
        width: CGFloat, environment: TextEnvironment = .uikit, contentSizeCategory: UIContentSizeCategory = .large
    ) -> CGFloat {
        prepared(in: environment, contentSizeCategory: contentSizeCategory).height(width: width)
    }
}
