public import Folio

/// A row that says that something is loading: a page that is on its way.
@MainActor
public struct SpinnerRow<ID: Hashable & Sendable>: Row, Equatable {
    public let id: ID

    public init(id: ID) { self.id = id }

    public var cellReuseID: String { "FolioRows.SpinnerRow" }
    public var proposedWidth: ProposedWidth { .row }
    public var isSelectable: Bool { false }

    public func configure(_ cell: SpinnerCell) { cell.indicator.startAnimating() }
}
