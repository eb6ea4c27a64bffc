public import FolioLayout
public import FolioText
public import Foundation
public import HeadlessUIKit

/// What a ready-made row, header or footer shows and how it is placed, without a view.
///
/// Its cell and `PreparedRow` use the same `node`, so that a row measured here, by any thread, is as high as its cell.
public protocol RowLayout: Sendable {
    /// The texts in their boxes, margins included, accessory excluded.
    var node: LayoutNode<RowText> { get }
    /// Points.
    var minimumHeight: CGFloat { get }
    /// What stands at the trailing edge.
    var accessory: UITableViewCell.AccessoryType { get }
}

extension RowLayout {
    public var accessory: UITableViewCell.AccessoryType { .none }

    /// The texts analysed and shaped, for heights at one width or many.
    public func prepared(
        in environment: TextEnvironment = .uikit, contentSizeCategory: UIContentSizeCategory = .large
    ) -> PreparedRow {
        let traits = UITraitCollection(preferredContentSizeCategory: contentSizeCategory, textEnvironment: environment)
        return PreparedRow(
            node: node.map { $0.prepared(in: environment, traits: traits) }, minimumHeight: minimumHeight,
            accessory: accessory, metrics: environment.metrics)
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
