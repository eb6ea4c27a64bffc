internal import FolioDifference

/// Keeps a table at the newest snapshot applied to it, carrying cells over by the identity of their items.
///
/// An apply is made at once and its completion called before it returns. One that is asked for while another is being made
/// (from a cell provider, say) waits for its end, so the newest snapshot is what remains; then every completion is called,
/// once, in the order in which they were asked for.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How changes would be shown on a device.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    /// The items of `current`, section by section.
    private var items: [[ItemIdentifierType]] = []
    /// Where each item is; made when first asked for.
    private var places: [ItemIdentifierType: RowPlace]?

    private struct Request {
        var snapshot: Snapshot
        var reloadsData: Bool
        var completion: (() -> Void)?
    }

    private var waiting: [Request] = []
    private var isApplying = false

    /// Becomes the table's data source.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying

    /// Shows the snapshot. Items keep their cells; those to be reconfigured are configured in them.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        enqueue(Request(snapshot: snapshot, reloadsData: false, completion: completion))
    }

    /// Shows the snapshot in new cells, without finding differences.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        enqueue(Request(snapshot: snapshot, reloadsData: true, completion: completion))
    }

    /// The outlines that sections were last given.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Shows the visible items of an outline as a section, which is added at the end where there is none.
    ///
    /// UIKit has this for collection views; a table shows the levels by the cells' `indentationLevel`.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        outlines[section] = snapshot
        var whole = waiting.last?.snapshot ?? current
        if whole.indexOfSection(section) == nil {
            whole.appendSections([section])
        } else {
            whole.deleteItems(whole.itemIdentifiers(inSection: section))
        }
        whole.appendItems(snapshot.visibleItems, toSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The section's items as an outline: the one that was applied, or one without levels.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let items = current.itemIdentifiers(inSection: section)
        if let outline = outlines[section], outline.visibleItems == items { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(items)
        return flat
    }

    private func enqueue(_ request: Request) {
        waiting.append(request)
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

    private func perform(_ request: Request) {
        let snapshot = request.snapshot
        let newItems = snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
        let transition = request.reloadsData ? nil : transition(to: snapshot, items: newItems)
        take(snapshot.withoutRequests(), items: newItems, transition)
    }

    private func take(_ snapshot: Snapshot, items newItems: [[ItemIdentifierType]], _ transition: TableTransition?) {
        current = snapshot
        items = newItems
        places = nil
        guard let tableView, tableView.dataSource === self else { return }
        if let transition {
            tableView.commit(transition)
        } else {
            tableView.reloadData()
        }
    }

    /// Shows items that are known to be unique, and which of them are on display already: what `apply` would find out.
    ///
    /// - Parameters:
    ///   - sources: for each item, all sections counted through, the position of the one on display that it is, or −1.
    ///   - reconfigured: positions of the items to be configured again in their cells, in ascending order.
    /// - Precondition: no other apply is under way.
    package func apply(
        sectionIdentifiers: [SectionIdentifierType], items newItems: [[ItemIdentifierType]], sources: [Int],
        reconfigured: [Int]
    ) {
        precondition(!isApplying, "\(type(of: self)) cannot show items while it is showing others")
        isApplying = true
        var transition = TableTransition(
            sections: sectionSources(of: sectionIdentifiers).map { $0 < 0 ? nil : $0 },
            rows: places(sources, counts: newItems.map(\.count)))
        transition.reconfigured = places(of: reconfigured, counts: newItems.map(\.count))
        take(Snapshot(sectionIdentifiers: sectionIdentifiers, uniqueItems: newItems), items: newItems, transition)
        isApplying = false
    }

    private func transition(to snapshot: Snapshot, items newItems: [[ItemIdentifierType]]) -> TableTransition {
        let sectionSources = sectionSources(of: snapshot.sectionIdentifiers)
        var result = TableTransition(
            sections: snapshot.sectionIdentifiers.enumerated().map { section, id in
                let source = sectionSources[section]
                return source < 0 || snapshot.reloadedSections.contains(id) ? nil : source
            },
            rows: places(
                IdentityMatching.sources(of: newItems.flatMap(\.self), in: items.flatMap(\.self)),
                counts: newItems.map(\.count)))
        guard snapshot.hasRequests else { return result }
        for (section, items) in newItems.enumerated() {
            let isReloaded = snapshot.reloadedSections.contains(snapshot.sectionIdentifiers[section])
            for (row, item) in items.enumerated() {
                if isReloaded || snapshot.reloadedItems.contains(item) {
                    result.rows[section][row] = nil
                } else if snapshot.reconfiguredItems.contains(item), result.rows[section][row] != nil {
                    result.reconfigured.append(RowPlace(section: section, row: row))
                }
            }
        }
        return result
    }

    private func sectionSources(of identifiers: [SectionIdentifierType]) -> [Int] {
        IdentityMatching.sources(of: identifiers, in: current.sectionIdentifiers)
    }

    /// For each new item the place of the old one.
    ///
    /// - Parameters:
    ///   - sources: positions of old items, all sections counted through, or −1.
    ///   - counts: of the new sections' items.
    private func places(_ sources: [Int], counts: [Int]) -> [[RowPlace?]] {
        var starts = [0]
        for section in items { starts.append(starts[starts.count - 1] + section.count) }
        var old = 0
        var next = 0
        return counts.map { count in
            defer { next += count }
            return (next..<next + count).map { index in
                let source = sources[index]
                guard source >= 0 else { return nil }
                // Neighbours mostly come from the same section.
                if source < starts[old] { old = 0 }
                while source >= starts[old + 1] { old += 1 }
                return RowPlace(section: old, row: source - starts[old])
            }
        }
    }

    /// The places of ascending positions in sections of so many items.
    private func places(of positions: [Int], counts: [Int]) -> [RowPlace] {
        var section = 0
        var start = 0
        return positions.map { position in
            while position - start >= counts[section] {
                start += counts[section]
                section += 1
            }
            return RowPlace(section: section, row: position - start)
        }
    }

    // MARK: Questions

    open func snapshot() -> Snapshot { current }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.row) else {
            return nil
        }
        return items[indexPath.section][indexPath.row]
    }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        currentPlaces()[itemIdentifier]?.indexPath
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.indexOfSection(sectionIdentifier)
    }

    private func currentPlaces() -> [ItemIdentifierType: RowPlace] {
        if let places { return places }
        var found: [ItemIdentifierType: RowPlace] = [:]
        found.reserveCapacity(current.numberOfItems)
        for (section, items) in items.enumerated() {
            for (row, item) in items.enumerated() { found[item] = RowPlace(section: section, row: row) }
        }
        places = found
        return found
    }

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { items.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            preconditionFailure("\(type(of: self)) has no row \(indexPath.row) in section \(indexPath.section)")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("the cell provider has no cell for \(item)")
        }
        return cell
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// False: a subclass that edits by the user's hand says so, as in UIKit.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
