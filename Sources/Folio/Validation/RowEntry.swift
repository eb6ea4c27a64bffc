internal import FolioSizing
internal import HeadlessUIKit

/// A row whose type is no longer known, with what a table does with it.
@MainActor
struct RowEntry<RowID: Hashable & Sendable> {
    let row: any Row<RowID>
    let cellType: UITableViewCell.Type
    let renderingIdentity: RowRenderingIdentity

    init(_ row: some Row<RowID>) {
        self.row = row
        cellType = Self.cellType(of: row)
        renderingIdentity = RowRenderingIdentity(
            cellTypeID: ObjectIdentifier(cellType), cellTypeName: String(describing: cellType),
            cellReuseID: row.cellReuseID)
    }

    private static func cellType<R: Row>(of row: R) -> UITableViewCell.Type { R.CellType.self }

    /// - Precondition: the cell is of the row's type, as validation sees to.
    func configure(_ cell: UITableViewCell) { Self.configure(cell, row) }

    private static func configure<R: Row>(_ cell: UITableViewCell, _ row: R) {
        guard let cell = cell as? R.CellType else {
            fatalError("row \(row.id) is shown in \(R.CellType.self) “\(row.cellReuseID)”, not in \(type(of: cell))")
        }
        row.configure(cell)
    }

    /// The row's height in a width, from a prototype configured for this question.
    func height(width: CGFloat, in host: UIView, prototypes: PrototypeStore<UITableViewCell>) -> CGFloat {
        Self.height(of: row, width: width, in: host, prototypes: prototypes)
    }

    private static func height<R: Row>(
        of row: R, width: CGFloat, in host: UIView, prototypes: PrototypeStore<UITableViewCell>
    ) -> CGFloat {
        let reuseID = row.cellReuseID
        let prototype = prototypes.prototype(reuseID, of: R.CellType.self, for: host) {
            R.CellType(_reuseIdentifier: reuseID)
        }
        return SizingRules.height(of: R.CellType.self, width: width, in: host) { width in
            row.configure(prototype)
            return prototype.heightThatFits(width: width)
        }
    }
}
