internal import HeadlessUIKit

extension FolioView {
    /// Whether the page after the newest content was asked for and has not come.
    public var isLoadingPage: Bool { pageRequest != nil }

    /// Asks for the page again that was asked for last and has failed: at once where its place is on display.
    public func requestPageAgain() {
        guard let request = pageRequest else { return }
        requestedPages.remove(request.page)
        pageRequest = nil
        if request.paging.spinner != nil { show(content) }
        startPageIfLastRowIsDisplayed()
    }

    /// The content found good, with the spinner's row where its page is loading; the spinner is checked before it is needed.
    func preparedForDisplay(
        _ content: Content<SectionID, RowID>
    ) throws(ValidationError) -> PreparedContent<SectionID, RowID> {
        guard let paging = content.paging, let spinner = paging.spinner, let section = content.sections.last?.id else {
            return try prepare(content)
        }
        let withSpinner = try prepare(content.appending([spinner], to: section))
        return pageRequest?.page == AnyHashable(paging.page) ? withSpinner : try prepare(content)
    }

    /// What to do when the content is on display, if it ends the page under way.
    func endOfPage(in content: Content<SectionID, RowID>) -> (() -> Void)? {
        guard let request = pageRequest, content.paging.map({ AnyHashable($0.page) }) != request.page else {
            return nil
        }
        pageRequest = nil
        let ids = content.sections.flatMap { section in section.rows.map { $0.id } }
        var first: RowID?
        if let last = request.lastRow {
            if let index = ids.firstIndex(of: last), index + 1 < ids.count { first = ids[index + 1] }
        } else {
            first = ids.first
        }
        return { request.paging.onEnd(first) }
    }

    /// Asks for the next page when the content's last row is on display, or there is no row to wait for.
    func startPageIfLastRowIsDisplayed() {
        guard pageRequest == nil, let paging = content.paging, !requestedPages.contains(AnyHashable(paging.page)) else {
            return
        }
        let last = content.lastRow?.id
        if let last, !displayedRows.values.contains(where: { $0.row.id == last }) { return }
        let request = PageRequest(paging: paging, lastRow: last)
        requestedPages.insert(request.page)
        pageRequest = request
        if paging.spinner != nil { show(content) }
        paging.onStart(last)
    }

    /// Shows the newest content anew, as the spinner comes or goes.
    private func show(_ content: Content<SectionID, RowID>) {
        do {
            enqueue(try preparedForDisplay(content), .none, isAnimated: true)
        } catch {
            fatalError(
                "FolioView cannot show the spinner of page \(String(describing: content.paging?.page)): \(error)")
        }
    }
}
