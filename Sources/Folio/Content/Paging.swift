/// Says that there are more rows than a content has, and how they are asked for.
///
/// A table asks for the page when the content's last row is about to be displayed, or at once where there is no row. It shows the
/// spinner row below the last one until a content comes whose paging names another page or none. A page is asked for once,
/// however often its content is applied and however fast one scrolls; `FolioView.requestPageAgain()` is for a failure.
@MainActor
public struct Paging<RowID: Hashable & Sendable> {
    /// Names the page to ask for next: its number, or the token of a server.
    public let page: any Hashable & Sendable
    /// Shown while the page is loading, as the last row of the last section; nil for nothing.
    public let spinner: (any Row<RowID>)?
    let onStart: @MainActor (_ lastRow: RowID?) -> Void
    let onEnd: @MainActor (_ firstNewRow: RowID?) -> Void

    /// - Parameters:
    ///   - spinner: its identity is one that no other row has.
    ///   - onEnd: called when another content has come after the page was asked for, with the row that now follows the one that
    ///     was last; nil where there is none: the page was empty.
    ///   - onStart: asks for the page; gets the content's last row. May apply a content at once.
    public init(
        page: some Hashable & Sendable, spinner: (any Row<RowID>)? = nil,
        onEnd: @escaping @MainActor (_ firstNewRow: RowID?) -> Void = { _ in },
        onStart: @escaping @MainActor (_ lastRow: RowID?) -> Void
    ) {
        self.page = page
        self.spinner = spinner
        self.onStart = onStart
        self.onEnd = onEnd
    }
}
