/// Every row that a table has shown since it was made: its number, and how it is shown for as long as the table lives.
///
/// Numbers are given in turn and never again, so that what is kept for a row is found in an array, without its identifier.
@MainActor
final class RowHistory<RowID: Hashable & Sendable> {
    private var numbers: [RowID: Int] = [:]
    /// By number.
    private(set) var rowKinds: [RowKind] = []
    /// Those that rows had until now.
    var kinds = RowKinds()

    init(_ renderingIdentities: [RowID: RowRenderingIdentity] = [:]) {
        for (id, renderingIdentity) in renderingIdentities {
            numbers[id] = rowKinds.count
            rowKinds.append(RowKind(renderingIdentity))
        }
        kinds = RowKinds(rowKinds)
    }

    var count: Int { rowKinds.count }

    /// Nil for a row that was never shown.
    func number(of id: RowID) -> Int? { numbers[id] }

    /// Adds the rows that a content shows for the first time, numbered on from `count`.
    func add(_ newcomers: [RowID: Int], _ kinds: [RowKind]) {
        guard !newcomers.isEmpty else { return }
        if numbers.isEmpty { numbers = newcomers } else { numbers.merge(newcomers) { old, _ in old } }
        rowKinds += kinds
    }

    var renderingIdentities: [RowID: RowRenderingIdentity] { numbers.mapValues { rowKinds[$0].renderingIdentity } }
}
