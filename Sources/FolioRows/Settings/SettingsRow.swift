public import Folio
public import HeadlessUIKit

/// What the rows of settings screens have in common: all that they show is a layout.
@MainActor
public protocol SettingsRow<ID>: Row {
    /// What the row shows, to be measured without a cell.
    nonisolated var layout: LabelLayout { get }
}

extension SettingsRow {
    public var text: String { layout.text.string }
    public var icon: RowIcon? { layout.icon }
    public var accessoryType: UITableViewCell.AccessoryType { layout.accessory }

    public var detailText: DetailText {
        guard let detail = layout.detail else { return .none }
        return switch layout.detailStyle {
        case .none: .none
        case .subtitle: .subtitle(detail)
        case .value1: .value1(detail)
        case .value2: .value2(detail)
        }
    }

    /// Shows the layout; then a `Configurable` cell has its turn, and last the row's own closure, which wins.
    func show(in cell: CellType, customize: (@MainActor (CellType, Self) -> Void)?) {
        if let cell = cell as? RowLayoutCell { cell.apply(layout) } else { cell.show(layout) }
        (cell as? any Configurable)?.configure(with: self)
        customize?(cell, self)
    }

    /// The layout's, where nothing but the layout decides what the cell shows.
    func heightPreparation(isCustomized: Bool) -> HeightPreparation? {
        CellType.self == RowLayoutCell.self && !isCustomized ? layout.heightPreparation : nil
    }

    /// Another one for each class, with the names of all that it stands in: two classes may have the same last name.
    static func reuseID(_ kind: String) -> String {
        CellType.self == RowLayoutCell.self
            ? "FolioRows.\(kind)" : "FolioRows.\(kind).\(String(reflecting: CellType.self))"
    }
}

extension UITableViewCell {
    /// Shows a layout in a cell that knows none, by a list configuration.
    fileprivate func show(_ layout: LabelLayout) {
        let hasDetail = layout.detail?.isEmpty == false && layout.detailStyle != .none
        var configuration: UIListContentConfiguration =
            !hasDetail ? .cell() : layout.detailStyle == .subtitle ? .subtitleCell() : .valueCell()
        configuration.text = layout.text.string
        configuration.secondaryText = hasDetail ? layout.detail : nil
        if layout.detailStyle != .value2 { configuration.image = layout.icon?.image(for: traitCollection) }
        contentConfiguration = configuration
        accessoryType = layout.accessory
    }
}
