internal import HeadlessUIKit

/// Finds the kind of a row, which most rows share with the one before them.
@MainActor
struct RowKinds {
    private struct Key: Hashable {
        let cellTypeID: ObjectIdentifier
        let cellReuseID: String
    }

    private var last: RowKind?
    private var kinds: [Key: RowKind] = [:]

    init(_ kinds: [RowKind] = []) {
        for kind in kinds where kind !== last { add(kind) }
    }

    private mutating func add(_ kind: RowKind) {
        let identity = kind.renderingIdentity
        kinds[Key(cellTypeID: identity.cellTypeID, cellReuseID: identity.cellReuseID)] = kind
        last = kind
    }

    mutating func kind(cellType: UITableViewCell.Type, cellReuseID: String) -> RowKind {
        let cellTypeID = ObjectIdentifier(cellType)
        if let last, last.renderingIdentity.cellTypeID == cellTypeID, last.renderingIdentity.cellReuseID == cellReuseID
        {
            return last
        }
        let kind =
            kinds[Key(cellTypeID: cellTypeID, cellReuseID: cellReuseID)]
            ?? RowKind(
                RowRenderingIdentity(
                    cellTypeID: cellTypeID, cellTypeName: TypeNames.name(of: cellType), cellReuseID: cellReuseID))
        add(kind)
        return kind
    }
}
