public import Folio
public import HeadlessUIKit

/// A row that is on, with a checkmark, or off; a tap asks for the other.
///
/// Alone each row stands for itself; in a `RadioSection` one of all is on. Two rows are equal where they show the same.
@MainActor
public struct OptionRow<ID: Hashable & Sendable, Cell: UITableViewCell & SizingCell>: SettingsRow {
    public let id: ID
    public private(set) nonisolated var layout: LabelLayout
    private var customization: (@MainActor (Cell, OptionRow) -> Void)?
    let action: (@MainActor (Bool) -> Void)?
    /// What a tap does in place of the action, in a radio section.
    var toggle: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - language: BCP 47; of the text and the detail.
    ///   - maximumLines: of each of the two; 0 is no limit.
    ///   - cell: the class of the row's cells.
    ///   - action: called with whether the row is to be on. In a radio section it is called for every row that changed.
    public init(
        id: ID, text: String, detailText: DetailText = .none, icon: RowIcon? = nil, isSelected: Bool,
        language: String? = nil,
        maximumLines: Int = 0, textStyle: UIFont.TextStyle = .body, cell: Cell.Type = RowLayoutCell.self,
        action: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.id = id
        layout = LabelLayout(
            text: RowText(text, textStyle: textStyle, language: language, maximumLines: maximumLines),
            detail: detailText.string, detailStyle: detailText.style,
            accessory: isSelected ? .checkmark : .none, icon: icon)
        self.action = action
    }

    public var isSelected: Bool { layout.accessory == .checkmark }
    /// The row with a closure that changes its cell last, after the row and a `Configurable` cell have had their turns.
    public func customize(_ action: @escaping @MainActor (Cell, OptionRow) -> Void) -> OptionRow {
        var row = self
        row.customization = action
        return row
    }

    public var cellReuseID: String { Self.reuseID("OptionRow") }
    public var heightPreparation: HeightPreparation? { heightPreparation(isCustomized: customization != nil) }

    public func configure(_ cell: Cell) { show(in: cell, customize: customization) }

    public func didSelect() {
        if let toggle { toggle() } else { action?(!isSelected) }
    }

    func selected(_ isSelected: Bool) -> OptionRow {
        var row = self
        row.layout.accessory = isSelected ? .checkmark : .none
        return row
    }
}

extension OptionRow: Equatable {
    public nonisolated static func == (one: OptionRow, other: OptionRow) -> Bool {
        one.id == other.id && one.layout == other.layout
    }
}
