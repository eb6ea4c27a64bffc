public import Folio
public import HeadlessUIKit

/// A message with an optional line of sender and time above its text.
@MainActor
public struct MessageRow<ID: Hashable & Sendable>: Row {
    public let id: ID
    /// What the row shows, to be measured without a cell.
    public nonisolated let layout: MessageLayout
    private let onSelect: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - language: BCP 47; of the text, the sender and the time.
    ///   - maximumLines: of the text; 0 is no limit.
    public init(
        id: ID, text: String, sender: String? = nil, time: String? = nil, language: String? = nil,
        maximumLines: Int = 0, textStyle: UIFont.TextStyle = .body, onSelect: (@MainActor () -> Void)? = nil
    ) {
        self.id = id
        layout = MessageLayout(
            text: RowText(text, textStyle: textStyle, language: language, maximumLines: maximumLines),
            sender: sender, time: time)
        self.onSelect = onSelect
    }

    public var cellReuseID: String { "FolioRows.MessageRow" }

    public var proposedWidth: ProposedWidth { .row }
    public var heightPreparation: HeightPreparation? { layout.heightPreparation }

    public func configure(_ cell: RowLayoutCell) { cell.apply(layout) }

    public func didSelect() { onSelect?() }
}

extension MessageRow: Equatable {
    /// Two rows are equal where they show the same; what selecting them does is not compared.
    public nonisolated static func == (one: MessageRow, other: MessageRow) -> Bool {
        one.id == other.id && one.layout == other.layout
    }
}
