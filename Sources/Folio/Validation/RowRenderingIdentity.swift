/// How a row is shown: the cell's type and reuse identifier, which a row keeps for as long as the view lives.
public struct RowRenderingIdentity: Hashable, Sendable, CustomStringConvertible {
    public let cellTypeID: ObjectIdentifier
    public let cellTypeName: String
    public let cellReuseID: String

    public init(cellTypeID: ObjectIdentifier, cellTypeName: String, cellReuseID: String) {
        self.cellTypeID = cellTypeID
        self.cellTypeName = cellTypeName
        self.cellReuseID = cellReuseID
    }

    public var description: String { "\(cellTypeName) “\(cellReuseID)”" }
}
