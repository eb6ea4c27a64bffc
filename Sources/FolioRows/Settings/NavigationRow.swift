public import Folio
public import HeadlessUIKit

/// A row that leads somewhere: its accessory says to what a tap leads, a detail button to what else.
///
/// With an action a chevron, with an accessory action a detail button, with both both. It can be selected where it has an
/// action. Two rows are equal where they show the same; closures are not compared.
@MainActor
public struct NavigationRow<ID: Hashable & Sendable, Cell: UITableViewCell & SizingCell>: SettingsRow {
    public let id: ID
    public nonisolated let layout: LabelLayout
    private var customization: (@MainActor (Cell, NavigationRow) -> Void)?
    private let action: (@MainActor () -> Void)?
    private let accessoryAction: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - language: BCP 47; of the text and the detail.
    ///   - maximumLines: of each of the two; 0 is no limit.
    ///   - cell: the class of the row's cells.
    ///   - action: called when the row was selected.
    ///   - accessoryAction: called when the detail button was tapped.
    public init(
        id: ID, text: String, detailText: DetailText = .none, icon: RowIcon? = nil, language: String? = nil,
        maximumLines: Int = 0, textStyle: UIFont.TextStyle = .body, cell: Cell.Type = RowLayoutCell.self,
        action: (@MainActor () -> Void)? = nil, accessoryAction: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        layout = LabelLayout(
            text: RowText(text, textStyle: textStyle, language: language, maximumLines: maximumLines),
            detail: detailText.string, detailStyle: detailText.style,
            accessory: LabelLayout.navigationAccessory(
                hasAction: action != nil, hasAccessoryAction: accessoryAction != nil), icon: icon)
        self.action = action
        self.accessoryAction = accessoryAction
    }

    /// The row with a closure that changes its cell last, after the row and a `Configurable` cell have had their turns.
    public func customize(_ action: @escaping @MainActor (Cell, NavigationRow) -> Void) -> NavigationRow {
        var row = self
        row.customization = action
        return row
    }

    public var cellReuseID: String { Self.reuseID("NavigationRow") }
    public var heightPreparation: HeightPreparation? { heightPreparation(isCustomized: customization != nil) }
    public var isSelectable: Bool { action != nil }

    public func configure(_ cell: Cell) { show(in: cell, customize: customization) }
    public func didSelect() { action?() }
    public func didTapAccessory() { accessoryAction?() }
}

extension NavigationRow: Equatable {
    public nonisolated static func == (one: NavigationRow, other: NavigationRow) -> Bool {
        one.id == other.id && one.layout == other.layout
    }
}
