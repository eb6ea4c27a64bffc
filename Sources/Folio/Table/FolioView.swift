internal import FolioSizing
public import HeadlessUIKit

/// A table that shows whole contents: it finds what changed by identity, configures, measures and selects by it.
///
/// It is its own delegate and has a data source of its own; replacing either is not supported.
@MainActor
open class FolioView<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>: UITableView, UITableViewDelegate {
    public typealias ValidationError = SnapshotValidationError<SectionID, RowID>

    /// What is on display, with every registration and identity since the view was made.
    private var prepared = PreparedContent<SectionID, RowID>()
    /// The same for the newest content, which is on display unless an apply is under way.
    private var newest = PreparedContent<SectionID, RowID>()
    private var waiting: [PendingApply<SectionID, RowID>] = []
    private var isApplying = false

    private let cellPrototypes = PrototypeStore<UITableViewCell>()
    private let boundaryPrototypes = PrototypeStore<UIView>()

    private lazy var rows = UITableViewDiffableDataSource<SectionID, RowID>(tableView: self) {
        [unowned self] table, indexPath, id in
        let entry = entry(for: id)
        let cell = table.dequeueReusableCell(
            withIdentifier: entry.renderingIdentity.cellReuseID, for: indexPath)
        entry.configure(cell)
        return cell
    }

    public init(style: UITableView.Style) {
        super.init(frame: .zero, style: style)
        sectionHeaderTopPadding = 0
        estimatedRowHeight = 0
        register(
            HeaderFooterContainerView.self, forHeaderFooterViewReuseIdentifier: HeaderFooterContainerView.reuseID)
        delegate = self
        dataSource = rows
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
        newest = try prepare(content)
        waiting.append(
            PendingApply(
                prepared: newest, rowReconfiguration: rowReconfiguration, isAnimated: animatingDifferences,
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

    private func prepare(
        _ content: Content<SectionID, RowID>
    ) throws(ValidationError) -> PreparedContent<SectionID, RowID> {
        let validator = SnapshotValidator<SectionID, RowID>(
            existingCellRegistrations: newest.cellRegistrations,
            existingRowRenderingIdentities: newest.rowRenderingIdentities,
            existingBoundaryViewTypesByReuseID: newest.boundaryViewTypesByReuseID,
            existingHeaderRenderingIdentities: newest.headerRenderingIdentities,
            existingFooterRenderingIdentities: newest.footerRenderingIdentities)
        return try validator.prepare(content).get()
    }

    private func perform(_ apply: PendingApply<SectionID, RowID>) {
        let displayed = prepared
        prepared = apply.prepared
        cellPrototypes.removeAll()
        boundaryPrototypes.removeAll()
        for (reuseID, type) in prepared.cellRegistrations where displayed.cellRegistrations[reuseID] == nil {
            register(type, forCellReuseIdentifier: reuseID)
        }
        var snapshot = prepared.snapshot
        let staying: [RowID] =
            switch apply.rowReconfiguration {
            case .all: snapshot.itemIdentifiers.filter { displayed.rowsByID[$0] != nil }
            case .only(let ids): ids.filter { displayed.rowsByID[$0] != nil && prepared.rowsByID[$0] != nil }
            case .none: []
            }
        snapshot.reconfigureItems(staying)
        rows.apply(snapshot, animatingDifferences: apply.isAnimated)
        for (section, view) in headerViews { show(prepared.headersBySectionID[sectionID(section)], in: view) }
        for (section, view) in footerViews { show(prepared.footersBySectionID[sectionID(section)], in: view) }
    }

    // MARK: Identities

    func rowID(at indexPath: IndexPath) -> RowID {
        guard let id = rows.itemIdentifier(for: indexPath) else {
            fatalError("FolioView has no row \(indexPath.row) in section \(indexPath.section)")
        }
        return id
    }

    private func entry(for id: RowID) -> RowEntry<RowID> {
        guard let entry = prepared.rowsByID[id] else { fatalError("FolioView has no row \(id)") }
        return entry
    }

    func sectionID(_ section: Int) -> SectionID {
        guard let id = rows.sectionIdentifier(for: section) else { fatalError("FolioView has no section \(section)") }
        return id
    }

    // MARK: Measuring

    /// The row's height at the present width, from a prototype configured for this call; the table keeps the answer.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        entry(for: rowID(at: indexPath)).height(width: bounds.width, in: self, prototypes: cellPrototypes)
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

    // MARK: Selecting

    /// Deselects the row and calls the newest description's `didSelect`, which may apply a new content.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        deselectRow(at: indexPath, animated: true)
        let row = entry(for: rowID(at: indexPath)).row
        row.didSelect()
    }

    // MARK: Metrics

    /// Where everything on display lies; a row that was only estimated counts with its estimate.
    public var metrics: FolioMetrics<SectionID, RowID> {
        let sections = prepared.sectionIDs.enumerated().map { section, id in
            FolioMetrics<SectionID, RowID>.Section(
                id: id, header: extent(rectForHeader(inSection: section)),
                rows: rows.snapshot().itemIdentifiers(inSection: id).enumerated().map { row, id in
                    let rect = rectForRow(at: IndexPath(row: row, section: section))
                    return .init(id: id, y: rect.minY, height: rect.height)
                },
                footer: extent(rectForFooter(inSection: section)))
        }
        return FolioMetrics(sections: sections, contentHeight: contentSize.height)
    }

    private func extent(_ rect: CGRect) -> FolioMetrics<SectionID, RowID>.Extent? {
        rect.height <= .leastNormalMagnitude ? nil : .init(y: rect.minY, height: rect.height)
    }

    /// Where everything in a content would lie in a width, without showing it.
    ///
    /// Stops the program where the content could not be applied. Points; the table's own header and footer count.
    public func measure(_ content: Content<SectionID, RowID>, width: CGFloat) -> FolioMetrics<SectionID, RowID> {
        do {
            return try tryMeasure(content, width: width)
        } catch {
            fatalError("FolioView cannot measure a content: \(error)")
        }
    }

    /// Where everything in a content would lie in a width, without showing it; throws where it could not be applied.
    public func tryMeasure(
        _ content: Content<SectionID, RowID>, width: CGFloat
    ) throws(ValidationError) -> FolioMetrics<SectionID, RowID> {
        let prepared = try prepare(content)
        let cells = PrototypeStore<UITableViewCell>()
        let boundaries = PrototypeStore<UIView>()
        var y = tableHeaderView?.frame.height ?? 0

        func extent(_ entry: SectionBoundaryEntry?, padding: CGFloat) -> FolioMetrics<SectionID, RowID>.Extent? {
            guard let height = entry?.height(width: width, in: self, prototypes: boundaries),
                height > .leastNormalMagnitude
            else { return nil }
            y += padding
            defer { y += height }
            return .init(y: y, height: height)
        }

        let sections = prepared.sectionIDs.map { section in
            let header = extent(prepared.headersBySectionID[section], padding: headerTopPadding)
            let rows = prepared.snapshot.itemIdentifiers(inSection: section).compactMap { id in
                prepared.rowsByID[id].map { entry -> FolioMetrics<SectionID, RowID>.Row in
                    let height = entry.height(width: width, in: self, prototypes: cells)
                    defer { y += height }
                    return .init(id: id, y: y, height: height)
                }
            }
            let footer = extent(prepared.footersBySectionID[section], padding: 0)
            return FolioMetrics<SectionID, RowID>.Section(id: section, header: header, rows: rows, footer: footer)
        }
        return FolioMetrics(sections: sections, contentHeight: y + (tableFooterView?.frame.height ?? 0))
    }
}
