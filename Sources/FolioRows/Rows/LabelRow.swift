public import Folio
public import HeadlessUIKit

/// A title with an optional detail and accessory, as on a settings screen.
@MainActor
public struct LabelRow<ID: Hashable & Sendable>: Row {
    public let id: ID
    /// What the row shows, to be measured without a cell.
    public nonisolated let layout: LabelLayout
    private let onSelect: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - language: BCP 47; of the text and the detail.
    ///   - maximumLines: of each of the two; 0 is no limit.
    public init(
        id: ID, text: String, detail: String? = nil, detailStyle: LabelLayout.DetailStyle = .subtitle,
        accessory: UITableViewCell.AccessoryType = .none, language: String? = nil, maximumLines: Int = 0,
        textStyle: UIFont.TextStyle = .body, onSelect: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        layout = LabelLayout(
            text: RowText(text, textStyle: textStyle, language: language, maximumLines: maximumLines),
            detail: detail, detailStyle: detailStyle, accessory: accessory)
        self.onSelect = onSelect
    }

    public var cellReuseID: String { "FolioRows.LabelRow" }

    public var proposedWidth: ProposedWidth { .row }
    public var heightPreparation: HeightPreparation? { layout.heightPreparation }

    public func configure(_ cell: RowLayoutCell) { cell.apply(layout) }

    public func didSelect() { onSelect?() }
}

extension LabelRow: Equatable {
    /// Two rows are equal where they show the same; what selecting them does is not compared.
    public nonisolated static func == (one: LabelRow, other: LabelRow) -> Bool {
        one.id == other.id && one.layout == other.layout
    }
}
