internal import FolioSizing
public import HeadlessUIKit

/// A table that shows whole contents: it finds what changed by identity, configures, measures and selects by it.
///
/// It is its own delegate and has a data source of its own; replacing either is not supported.
@MainActor
open class FolioView<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: UITableView, UITableViewDelegate {
    public typealias ValidationError = SnapshotValidationError<SectionID, RowID>

    /// What is on display, with every registration since the view was made.
    var prepared: PreparedContent<SectionID, RowID>
    /// The same for the newest content, which is on display unless an apply is under way.
    private(set) var newest: PreparedContent<SectionID, RowID>
    /// The rows of `prepared`, all sections counted through, by their numbers in the history; made when first asked for.
    var positions: [Int]?
    private var waiting: [PendingApply<SectionID, RowID>] = []
    private var isApplying = false

    /// The newest content, as it was applied; edits start from here.
    public internal(set) var content = Content<SectionID, RowID>(sections: [])

    /// Whether a row that the user selects stays selected until another is or the user selects it again.
    ///
    /// Rows then hear `willDeselect` and `didDeselect`. A row is deselected at once unless this is set.
    public var keepsSelection = false

    let cellPrototypes = PrototypeStore<UITableViewCell>()
    let boundaryPrototypes = PrototypeStore<UIView>()

    /// The rows whose cells can be seen, by cell: what a cell shows is known also when its row is in the content no more.
    var displayedRows: [ObjectIdentifier: RowEntry<RowID>] = [:]
    /// The rows that will probably be seen soon, as they were described when they were told so.
    var prefetchedRows: [RowID: any Row<RowID>] = [:]

    /// The page under way, and those that were asked for before.
    var pageRequest: PageRequest<RowID>?
    var requestedPages: Set<AnyHashable> = []

    var heights = PreparedHeights()

    var work: [ObjectIdentifier: WorkCounter] = [:]
    var shapeCallsAtReset = 0
    /// Whether `statistics` counts time as well, which takes some.
    public var measuresTime = false

    lazy var rows = FolioDataSource<SectionID, RowID>(tableView: self) { [unowned self] table, indexPath, _ in
        let entry = entry(at: indexPath)
        let cell = table.dequeueReusableCell(
            withIdentifier: entry.renderingIdentity.cellReuseID, for: indexPath)
        count(\.configureCalls, of: entry.cellType) { entry.configure(cell) }
        if displayedRows[ObjectIdentifier(cell)] != nil {
            displayedRows[ObjectIdentifier(cell)] = entry
            entry.send(.didReload, cell)
        }
        return cell
    }

    public init(style: UITableView.Style) {
        prepared = PreparedContent()
        newest = prepared
        super.init(frame: .zero, style: style)
        sectionHeaderTopPadding = 0
        estimatedRowHeight = 0
        register(
            HeaderFooterContainerView.self, forHeaderFooterViewReuseIdentifier: HeaderFooterContainerView.reuseID)
        delegate = self
        dataSource = rows
        rows.owner = self
        prefetchDataSource = rows
        resetStatistics()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("FolioView is made in code, with init(style:)")
    }

    // MARK: Applying

    /// Shows a content, and configures and measures every row that stays again.
    ///
    /// Stops the program where the content cannot be applied; the message names the identifier and the types.
    public func apply(
        _ content: Content<SectionID, RowID>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        apply(
            content, rowReconfiguration: .all, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a content. Rows that stay are configured and measured again as far as `rowReconfiguration` says.
    ///
    /// Stops the program where the content cannot be applied; the message names the identifier and the types.
    public func apply(
        _ content: Content<SectionID, RowID>, rowReconfiguration: RowReconfiguration<RowID>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        do {
            try tryApply(
                content, rowReconfiguration: rowReconfiguration, animatingDifferences: animatingDifferences,
                completion: completion)
        } catch {
            fatalError("FolioView cannot apply a content: \(error)")
        }
    }

    /// Shows a content, or throws and leaves everything as it was.
    ///
    /// An apply asked for while another is being made, from a row's `configure`, say, follows when that is done. Every
    /// completion is called once, in the order of the applies, when the newest content is on display.
    public func tryApply(
        _ content: Content<SectionID, RowID>, rowReconfiguration: RowReconfiguration<RowID> = .all,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) throws(ValidationError) {
        let next = try preparedForDisplay(content)
        self.content = content
        let pageEnd = endOfPage(in: content)
        enqueue(next, rowReconfiguration, isAnimated: animatingDifferences) {
            pageEnd?()
            completion?()
        }
    }

    /// Shows what is found good, after what is being shown.
    func enqueue(
        _ content: PreparedContent<SectionID, RowID>, _ rowReconfiguration: RowReconfiguration<RowID>,
        isAnimated: Bool, completion: (() -> Void)? = nil
    ) {
        newest = content
        newest.enterHistory()
        waiting.append(
            PendingApply(
                prepared: newest, rowReconfiguration: rowReconfiguration, isAnimated: isAnimated,
                completion: completion))
        guard !isApplying else { return }
        isApplying = true
        var completions: [() -> Void] = []
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            perform(next)
            if let completion = next.completion { completions.append(completion) }
        }
        isApplying = false
        for completion in completions { completion() }
    }

    func prepare(
        _ content: Content<SectionID, RowID>
    ) throws(ValidationError) -> PreparedContent<SectionID, RowID> {
        try SnapshotValidator(after: newest).prepare(content).get()
    }

    private func perform(_ apply: PendingApply<SectionID, RowID>) {
        let displayed = prepared
        prepared = apply.prepared
        positions = nil
        heights.takeContent(prepared.numbers, rowCount: prepared.rowCount)
        cellPrototypes.removeAll()
        boundaryPrototypes.removeAll()
        for (reuseID, type) in prepared.cellRegistrations where displayed.cellRegistrations[reuseID] == nil {
            register(type, forCellReuseIdentifier: reuseID)
        }
        rows.apply(
            sectionIdentifiers: prepared.sectionIDs, items: prepared.rowIDs, sources: prepared.sources,
            reconfigured: rowsToReconfigure(apply.rowReconfiguration, displayed))
        cancelPrefetchingOfRemovedRows()
        for (section, view) in headerViews { show(prepared.headersBySectionID[sectionID(section)], in: view) }
        for (section, view) in footerViews { show(prepared.footersBySectionID[sectionID(section)], in: view) }
    }

    /// Positions of rows that stay, all sections counted through, in ascending order.
    private func rowsToReconfigure(
        _ reconfiguration: RowReconfiguration<RowID>, _ displayed: PreparedContent<SectionID, RowID>
    ) -> [Int] {
        let sources = prepared.sources
        switch reconfiguration {
        case .none:
            return []
        case .all:
            return sources.indices.filter { sources[$0] >= 0 }
        case .only(let ids):
            return ids.compactMap(position(of:)).filter { sources[$0] >= 0 }.sorted()
        case .changed:
            let before = displayed.rows.count == 1 ? displayed.rows[0] : displayed.rows.flatMap(\.self)
            var changed: [Int] = []
            for (position, row) in prepared.rows.joined().enumerated() where sources[position] >= 0 {
                if !before[sources[position]].hasSameValue(as: row) { changed.append(position) }
            }
            return changed
        }
    }

    // MARK: Identities

    /// Where a row on display stands, all sections counted through; nil where there is no such row.
    private func position(of id: RowID) -> Int? {
        guard let number = prepared.history.number(of: id) else { return nil }
        let known = positions ?? foundPositions()
        positions = known
        return number < known.count && known[number] >= 0 ? known[number] : nil
    }

    private func foundPositions() -> [Int] {
        var positions = Array(repeating: -1, count: prepared.history.count)
        for (position, number) in prepared.numbers.joined().enumerated() { positions[number] = position }
        return positions
    }

    /// Nil where the content on display has no such row.
    public func indexPath(for id: RowID) -> IndexPath? {
        guard var row = position(of: id) else { return nil }
        var section = 0
        while row >= prepared.rowIDs[section].count {
            row -= prepared.rowIDs[section].count
            section += 1
        }
        return IndexPath(row: row, section: section)
    }

    func rowID(at indexPath: IndexPath) -> RowID { entry(at: indexPath).row.id }

    /// The row as the content on display describes it; nil where that has no such row.
    func entryOnDisplay(for id: RowID) -> RowEntry<RowID>? { indexPath(for: id).map(entry(at:)) }

    func entry(at indexPath: IndexPath) -> RowEntry<RowID> { entry(indexPath.section, indexPath.row) }

    func entry(_ section: Int, _ row: Int) -> RowEntry<RowID> {
        requireRow(section, row)
        return prepared.entry(section, row)
    }

    /// Stops the program where the content on display has no such row.
    func requireRow(_ section: Int, _ row: Int) {
        guard section >= 0, section < prepared.numbers.count, row >= 0, row < prepared.numbers[section].count else {
            fatalError("FolioView has no row \(row) in section \(section)")
        }
    }

    func sectionID(_ section: Int) -> SectionID {
        guard prepared.sectionIDs.indices.contains(section) else { fatalError("FolioView has no section \(section)") }
        return prepared.sectionIDs[section]
    }

    // MARK: Measuring

    /// The row's height at the present width; the table keeps the answer.
    ///
    /// From a prototype configured for this call, unless the row says its height itself or can prepare it.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(ofRowAt: indexPath)
    }

    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        prepared.hasEstimates ? entry(at: indexPath).row.estimatedHeight ?? estimatedRowHeight : estimatedRowHeight
    }

    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        height(of: prepared.headersBySectionID[sectionID(section)])
    }

    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        height(of: prepared.footersBySectionID[sectionID(section)])
    }

    private func height(of entry: SectionBoundaryEntry?) -> CGFloat {
        entry?.height(width: bounds.width, in: self, prototypes: boundaryPrototypes) ?? .leastNormalMagnitude
    }

    // MARK: Headers and footers

    /// A container, also for a section without header: one that appears later then needs no new view.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        container(for: prepared.headersBySectionID[sectionID(section)])
    }

    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        container(for: prepared.footersBySectionID[sectionID(section)])
    }

    private func container(for entry: SectionBoundaryEntry?) -> UIView? {
        let view = dequeueReusableHeaderFooterView(withIdentifier: HeaderFooterContainerView.reuseID)
        if let view { show(entry, in: view) }
        return view
    }

    private func show(_ entry: SectionBoundaryEntry?, in view: UIView) {
        (view as? HeaderFooterContainerView)?.show(entry)
    }

    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        (view as? HeaderFooterContainerView)?.isOnDisplay = true
    }

    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        (view as? HeaderFooterContainerView)?.isOnDisplay = true
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        (view as? HeaderFooterContainerView)?.isOnDisplay = false
    }

    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        (view as? HeaderFooterContainerView)?.isOnDisplay = false
    }

    // MARK: Displaying

    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        let entry = entry(at: indexPath)
        displayedRows[ObjectIdentifier(cell)] = entry
        prefetchedRows[entry.row.id] = nil
        entry.send(.willDisplay, cell)
        startPageIfLastRowIsDisplayed()
    }

    /// The row is told by its newest description, or by the one that was on display where it is in the content no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let displayed = displayedRows.removeValue(forKey: ObjectIdentifier(cell)) else { return }
        (entryOnDisplay(for: displayed.row.id) ?? displayed).send(.didEndDisplaying, cell)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        startPageIfLastRowIsDisplayed()
    }

    // MARK: Selecting

    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        entry(at: indexPath).row.isSelectable
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        if let cell = cellForRow(at: indexPath) { entry(at: indexPath).send(.didHighlight, cell) }
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        if let cell = cellForRow(at: indexPath) { entry(at: indexPath).send(.didUnhighlight, cell) }
    }

    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        entry(at: indexPath).row.willSelect() ? indexPath : nil
    }

    /// Deselects the row and calls the newest description's `didSelect`, which may apply a new content.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // Before the deselection: a cell that hears of that may apply a content as well.
        let row = entry(at: indexPath).row
        if !keepsSelection { deselectRow(at: indexPath, animated: true) }
        row.didSelect()
    }

    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        entry(at: indexPath).row.willDeselect() ? indexPath : nil
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        entry(at: indexPath).row.didDeselect()
    }

    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        entry(at: indexPath).row.didTapAccessory()
    }

    // MARK: Editing

    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        entry(at: indexPath).row.editing.style
    }

    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        entry(at: indexPath).row.editing.deleteTitle
    }

    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        entry(at: indexPath).row.editing.indentsWhileEditing
    }

    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swipeConfiguration(entry(at: indexPath).row.editing.leadingActions)
    }

    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swipeConfiguration(entry(at: indexPath).row.editing.trailingActions)
    }

    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        editedRow = entry(at: indexPath)
        editedRow?.row.willBeginEditing()
    }

    /// The row that was edited is told, also where it is in the content no more.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        guard let edited = editedRow else { return }
        editedRow = nil
        (entryOnDisplay(for: edited.row.id) ?? edited).row.didEndEditing()
    }

    /// The row whose actions a swipe has brought to light.
    private var editedRow: RowEntry<RowID>?
}
