extension UITableView {
    // MARK: Everything anew

    /// Forgets every count, height, cell and the selection; the next layout asks for them again.
    public func reloadData() {
        for (place, cell) in cells { putAway(cell, from: place) }
        for (section, view) in headerViews { putAwaySectionView(view, .header, from: section) }
        for (section, view) in footerViews { putAwaySectionView(view, .footer, from: section) }
        cells = [:]
        selection = []
        anchor = nil
        prefetched = []
        content = .unloaded
        generation += 1
        mayHaveGrownShorter = true
        setNeedsLayout()
    }

    // MARK: Batches

    /// Makes the changes that the block asks for together; the data source changes inside the block or before it.
    ///
    /// Every height is asked for anew, so that a batch without changes serves to show new heights, as in UIKit.
    /// Counts that the changes do not account for stop the program with UIKit's message. The completion is called before
    /// this returns, as nothing is animated.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    /// Whether a batch is under way. Its changes are made at its end, and the data source's rows are asked for then.
    public var hasUncommittedUpdates: Bool { updateDepth > 0 }

    public func beginUpdates() {
        // What the changes are counted from is what the table knew before them.
        if updateDepth == 0 { _ = rowCounts }
        updateDepth += 1
    }

    public func endUpdates() {
        precondition(updateDepth > 0, "endUpdates without beginUpdates on \(nameInMessages)")
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        let finished = updates
        updates = TableUpdates()
        switch finished.transition(from: rowCounts, to: rowCountsOfDataSource()) {
        case .success(let transition): commit(transition, asksForHeights: true)
        case .failure(let error): fatalError("\(nameInMessages): \(error)")
        }
    }

    /// Adds a change to the batch under way, or makes it alone.
    private func update(_ change: (inout TableUpdates) -> Void) {
        // A table that never asked its data source has nothing to update.
        if case .unloaded = content, updateDepth == 0 { return reloadData() }
        updateDepth += 1
        change(&updates)
        endUpdates()
    }

    // MARK: Rows

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertedRows.formUnion(indexPaths.map(RowPlace.init)) }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deletedRows.formUnion(indexPaths.map(RowPlace.init)) }
    }

    /// Gives the rows new cells.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadedRows.formUnion(indexPaths.map(RowPlace.init)) }
    }

    /// Has the rows configured again in the cells that they have, and measured.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfiguredRows.formUnion(indexPaths.map(RowPlace.init)) }
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows[RowPlace(newIndexPath)] = RowPlace(indexPath) }
    }

    // MARK: Sections

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections.formUnion(sections) }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections.formUnion(sections) }
    }

    /// Gives the sections new cells, headers and footers; the number of their rows may have changed.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections.formUnion(sections) }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections[newSection] = section }
    }

    // MARK: Commit

    /// Carries cells, heights and the selection over to where the rows are now. The data source already has the new rows.
    ///
    /// - Parameter asksForHeights: whether rows that stay are measured again as well; among estimated rows the visible ones.
    func commit(_ transition: TableTransition, asksForHeights: Bool = false) {
        generation += 1
        // A table that never asked for its rows has nothing to carry over.
        if case .unloaded = content { return setNeedsLayout() }
        let heights = carriedHeights(transition, asksForHeights: asksForHeights)
        let destinations = TableTransition.Destinations(transition, oldCounts: rowCounts)
        anchor = anchorThatStays(destinations)
        prefetched = Set(prefetched.compactMap { destinations[$0] })
        selection = selection.compactMap { destinations[$0] }
        content = .counted(heights)
        carryCells(destinations)
        headerViews = carriedSectionViews(.header, transition)
        footerViews = carriedSectionViews(.footer, transition)
        for place in transition.reconfiguredPlaces(among: cells.keys) { reconfigure(place) }
        setNeedsLayout()
        if anchor == nil { keepOffsetInsideContent() } else { mayHaveGrownShorter = true }
    }

    private func carriedHeights(_ transition: TableTransition, asksForHeights: Bool) -> TableHeights {
        let old = currentHeights()
        var heights = TableHeights(rowCounts: transition.rowCounts)
        var reconfigured = transition.reconfigured[...]
        for (section, sources) in transition.rows.enumerated() {
            for (row, source) in sources.enumerated() {
                let place = RowPlace(section: section, row: row)
                if reconfigured.first == place {
                    reconfigured.removeFirst()
                    continue
                }
                guard let source else { continue }
                if asksForHeights, cells[source] != nil || estimatedHeight(at: place.indexPath) == nil { continue }
                let isEstimate = old.sections[source.section].isEstimate(source.row)
                heights.sections[section].rows[row] = old.sections[source.section].rows[source.row]
                if isEstimate { heights.sections[section].setEstimate(true, row) }
            }
        }
        return heights
    }

    private func carryCells(_ destinations: TableTransition.Destinations) {
        let old = cells
        cells = [:]
        for (place, cell) in old {
            if let destination = destinations[place] {
                cells[destination] = cell
            } else {
                putAway(cell, from: place)
            }
        }
    }

    private func carriedSectionViews(_ role: SectionRole, _ transition: TableTransition) -> [Int: UIView] {
        var old = role == .header ? headerViews : footerViews
        var carried: [Int: UIView] = [:]
        for (section, source) in transition.sections.enumerated() {
            if let source { carried[section] = old.removeValue(forKey: source) }
        }
        for (section, view) in old { putAwaySectionView(view, role, from: section) }
        return carried
    }

    /// Lets the data source configure the cell that the row has.
    private func reconfigure(_ place: RowPlace) {
        guard let cell = cells[place], let dataSource else { return }
        cellToReconfigure = (place, cell)
        defer { cellToReconfigure = nil }
        let configured = dataSource.tableView(self, cellForRowAt: place.indexPath)
        guard configured !== cell else { return }
        // A data source that makes its cells itself gives another one, which then takes the place.
        putAway(cell, from: place)
        cells[place] = nil
        recycle(configured)
    }

    /// Content that has become shorter is not left scrolled out of sight.
    func keepOffsetInsideContent() {
        mayHaveGrownShorter = false
        let top = -adjustedContentInset.top
        guard contentOffset.y > top, bounds.height > 0 else { return }
        let bottom = max(top, currentLayout().contentHeight + adjustedContentInset.bottom - bounds.height)
        if contentOffset.y > bottom { contentOffset.y = bottom }
    }
}
