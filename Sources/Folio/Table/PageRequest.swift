/// A page that was asked for and has not come.
@MainActor
struct PageRequest<RowID: Hashable & Sendable> {
    let paging: Paging<RowID>
    /// The content's last row when the page was asked for.
    let lastRow: RowID?

    var page: AnyHashable { AnyHashable(paging.page) }
}
