public import Folio
public import HeadlessUIKit

/// A row like a button: its text in the middle, in tint colour, without icon, detail or accessory.
@MainActor
public struct TapActionRow<ID: Hashable & Sendable, Cell: UITableViewCell & SizingCell>: SettingsRow {
    public let id: ID
    public nonisolated let layout: LabelLayout
    private var customization: (@MainActor (Cell, TapActionRow) -> Void)?
    private let action: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - cell: the class of the row's cells.
    ///   - action: called when the row was selected; without one it cannot be.
    public init(
        id: ID, text: String, language: String? = nil, cell: Cell.Type = RowLayoutCell.self,
        action: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        layout = LabelLayout(action: text, language: language)
        self.action = action
    }

    /// The row with a closure that changes its cell last, after the row and a `Configurable` cell have had their turns.
    public func customize(_ action: @escaping @MainActor (Cell, TapActionRow) -> Void) -> TapActionRow {
        var row = self
        row.customization = action
        return row
    }

    public var cellReuseID: String { Self.reuseID("TapActionRow") }
    public var heightPreparation: HeightPreparation? { heightPreparation(isCustomized: customization != nil) }
    public var isSelectable: Bool { action != nil }

    public func configure(_ cell: Cell) { show(in: cell, customize: customization) }
    public func didSelect() { action?() }
}

extension TapActionRow: Equatable {
    public nonisolated static func == (one: TapActionRow, other: TapActionRow) -> Bool {
        one.id == other.id && one.layout == other.layout
    }
}
