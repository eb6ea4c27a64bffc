internal import FolioSizing
internal import HeadlessUIKit

/// A row whose type is no longer known, with what a table does with it.
@MainActor
struct RowEntry<RowID: Hashable & Sendable> {
    /// What happens to a row together with its cell.
    enum CellEvent { case willDisplay, didEndDisplaying, didReload, didHighlight, didUnhighlight }

    let row: any Row<RowID>
    let renderingIdentity: RowRenderingIdentity

    var cellType: UITableViewCell.Type { Self.cellType(of: row) }

    static func cellType<R: Row>(of row: R) -> UITableViewCell.Type { R.CellType.self }

    /// - Precondition: the cell is of the row's type, as validation sees to.
    func configure(_ cell: UITableViewCell) { Self.configure(cell, row) }

    private static func configure<R: Row>(_ cell: UITableViewCell, _ row: R) {
        row.configure(Self.typed(cell, for: row))
    }

    private static func typed<R: Row>(_ cell: UITableViewCell, for row: R) -> R.CellType {
        guard let cell = cell as? R.CellType else {
            fatalError("row \(row.id) is shown in \(R.CellType.self) “\(row.cellReuseID)”, not in \(type(of: cell))")
        }
        return cell
    }

    /// Tells the row what happened to it in the cell.
    func send(_ event: CellEvent, _ cell: UITableViewCell) { Self.send(event, cell, row) }

    private static func send<R: Row>(_ event: CellEvent, _ cell: UITableViewCell, _ row: R) {
        let cell = Self.typed(cell, for: row)
        switch event {
        case .willDisplay: row.willDisplay(cell)
        case .didEndDisplaying: row.didEndDisplaying(cell)
        case .didReload: row.didReload(cell)
        case .didHighlight: row.didHighlight(cell)
        case .didUnhighlight: row.didUnhighlight(cell)
        }
    }

    /// The row's height in a width: its own answer, or that of a prototype configured for this question.
    ///
    /// - Parameters:
    ///   - didConfigure: called where a prototype was configured.
    ///   - showEditing: has the prototype look as the row does in the table's present mode.
    func height(
        width: CGFloat, in host: UIView, prototypes: PrototypeStore<UITableViewCell>, didConfigure: () -> Void = {},
        showEditing: (UITableViewCell) -> Void
    ) -> CGFloat {
        Self.height(of: row, width: width, in: host, prototypes: prototypes, didConfigure, showEditing)
    }

    private static func height<R: Row>(
        of row: R, width: CGFloat, in host: UIView, prototypes: PrototypeStore<UITableViewCell>,
        _ didConfigure: () -> Void, _ showEditing: (UITableViewCell) -> Void
    ) -> CGFloat {
        if let height = row.height(width: width) {
            return SizingRules.height(of: R.self, width: width, in: host) { _ in height }
        }
        let reuseID = row.cellReuseID
        let prototype = prototypes.prototype(reuseID, of: R.CellType.self, for: host) {
            R.CellType(_reuseIdentifier: reuseID)
        }
        return SizingRules.height(of: R.CellType.self, width: width, in: host) { width in
            row.configure(prototype)
            didConfigure()
            showEditing(prototype)
            if prototype.insetsContent { prototype.fitContentView(width: width) }
            prototype.updateConfigurationIfNeeded()
            return prototype.heightThatFits(width: width)
        }
    }
}
