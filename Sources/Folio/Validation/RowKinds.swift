internal import HeadlessUIKit

/// Finds the kind of a row, which most rows share with the one before them.
@MainActor
struct RowKinds {
    private struct Key: Hashable {
        let cellTypeID: ObjectIdentifier
        let cellReuseID: String
    }

    private var kinds: [Key: RowKind] = [:]
    /// The last answer, and the type of the row that asked: rows of one type have one type of cell.
    private var last: (rowType: ObjectIdentifier, kind: RowKind)?

    init(_ known: [RowKind] = []) {
        for kind in known { kinds[Self.key(of: kind)] = kind }
    }

    private static func key(of kind: RowKind) -> Key {
        Key(cellTypeID: kind.renderingIdentity.cellTypeID, cellReuseID: kind.renderingIdentity.cellReuseID)
    }

    mutating func kind<R: Row>(of row: R) -> RowKind {
        let cellReuseID = row.cellReuseID
        if let last, last.rowType == ObjectIdentifier(R.self), last.kind.renderingIdentity.cellReuseID == cellReuseID {
            return last.kind
        }
        let cellType = R.CellType.self
        let key = Key(cellTypeID: ObjectIdentifier(cellType), cellReuseID: cellReuseID)
        let kind =
            kinds[key]
            ?? RowKind(
                RowRenderingIdentity(
                    cellTypeID: key.cellTypeID, cellTypeName: TypeNames.name(of: cellType), cellReuseID: cellReuseID))
        kinds[key] = kind
        last = (ObjectIdentifier(R.self), kind)
        return kind
    }
}
