public import Folio
public import HeadlessUIKit

/// A row with a switch; it cannot be selected. Two rows are equal where they show the same.
@MainActor
public struct SwitchRow<ID: Hashable & Sendable, Cell: UITableViewCell & SizingCell>: SettingsRow {
    public let id: ID
    public nonisolated let layout: LabelLayout
    private var customization: (@MainActor (Cell, SwitchRow) -> Void)?
    private let action: (@MainActor (Bool) -> Void)?

    /// - Parameters:
    ///   - language: BCP 47; of the text and the detail.
    ///   - maximumLines: of each of the two; 0 is no limit.
    ///   - cell: the class of the row's cells; one that is no `RowLayoutCell` has its switch as accessory view all the same.
    ///   - action: called with the new value when the user has moved the switch, after the switch shows it.
    public init(
        id: ID, text: String, detailText: DetailText = .none, icon: RowIcon? = nil, isOn: Bool,
        language: String? = nil,
        maximumLines: Int = 0, textStyle: UIFont.TextStyle = .body, cell: Cell.Type = RowLayoutCell.self,
        action: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.id = id
        layout = LabelLayout(
            text: RowText(text, textStyle: textStyle, language: language, maximumLines: maximumLines),
            detail: detailText.string, detailStyle: detailText.style,
            icon: icon, switchValue: isOn)
        self.action = action
    }

    public var isOn: Bool { layout.switchValue == true }
    /// The row with a closure that changes its cell last, after the row and a `Configurable` cell have had their turns.
    public func customize(_ action: @escaping @MainActor (Cell, SwitchRow) -> Void) -> SwitchRow {
        var row = self
        row.customization = action
        return row
    }

    public var cellReuseID: String { Self.reuseID("SwitchRow") }
    public var heightPreparation: HeightPreparation? { heightPreparation(isCustomized: customization != nil) }
    public var isSelectable: Bool { false }

    public func configure(_ cell: Cell) {
        if !(cell is RowLayoutCell) {
            let control = cell.accessoryView as? RowSwitch ?? RowSwitch()
            cell.accessoryView = control
            control.show(isOn, action: action)
        }
        show(in: cell) { cell, row in
            (cell as? RowLayoutCell)?.onSwitch = action
            customization?(cell, row)
        }
    }
}

extension SwitchRow: Equatable {
    public nonisolated static func == (one: SwitchRow, other: SwitchRow) -> Bool {
        one.id == other.id && one.layout == other.layout
    }
}
