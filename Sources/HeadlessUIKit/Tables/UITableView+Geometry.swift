extension UITableView {
    public var numberOfSections: Int { rowCounts.count }

    public func numberOfRows(inSection section: Int) -> Int {
        let counts = rowCounts
        checkSection(section, count: counts.count)
        return counts[section]
    }

    // MARK: Rectangles, in the table's coordinates

    /// The resting place of the row; `.zero` where there is no such row, as in UIKit.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        let layout = currentLayout()
        let place = RowPlace(indexPath)
        guard contains(place, layout) else { return .zero }
        return CGRect(
            x: rowInset, y: layout.minY(of: place), width: rowWidth, height: layout.height(of: place))
    }

    /// Header, rows and footer of the section with the padding above the header, at rest.
    public func rect(forSection section: Int) -> CGRect {
        let layout = currentLayout()
        checkSection(section, count: layout.sectionCount)
        let minY = layout.minY(ofSection: section)
        return CGRect(x: 0, y: minY, width: bounds.width, height: layout.maxY(ofSection: section) - minY)
    }

    /// The resting place of the section's header, also where it floats.
    public func rectForHeader(inSection section: Int) -> CGRect {
        let layout = currentLayout()
        checkSection(section, count: layout.sectionCount)
        return CGRect(
            x: 0, y: layout.minY(ofHeader: section), width: bounds.width,
            height: layout.heights.sections[section].header)
    }

    /// The resting place of the section's footer, also where it floats.
    public func rectForFooter(inSection section: Int) -> CGRect {
        let layout = currentLayout()
        checkSection(section, count: layout.sectionCount)
        return CGRect(
            x: 0, y: layout.minY(ofFooter: section), width: bounds.width,
            height: layout.heights.sections[section].footer)
    }

    // MARK: Rows by place

    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        guard point.x >= 0, point.x < bounds.width else { return nil }
        return currentLayout().row(at: point.y)?.indexPath
    }

    /// The rows that reach into the rectangle, from top to bottom; nil where it does not meet the table's width.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.maxX > 0, rect.minX < bounds.width else { return nil }
        return rowPlaces(currentLayout(), from: rect.minY, to: rect.maxY).map(\.indexPath)
    }

    func rowPlaces(_ layout: TableLayout, from minY: CGFloat, to maxY: CGFloat) -> [RowPlace] {
        layout.sections(from: minY, to: maxY).flatMap { section in
            layout.rows(in: section, from: minY, to: maxY).map { RowPlace(section: section, row: $0) }
        }
    }

    // MARK: Cells and section views

    /// The cell on display for the row; nil where the row is not visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        settleVisibleViews()
        return cells[RowPlace(indexPath)]
    }

    /// The row that the cell shows.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        settleVisibleViews()
        return cells.first { $0.value === cell }?.key.indexPath
    }

    /// From top to bottom.
    public var visibleCells: [UITableViewCell] {
        settleVisibleViews()
        return visiblePlaces.compactMap { cells[$0] }
    }

    /// From top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        settleVisibleViews()
        return visiblePlaces.map(\.indexPath)
    }

    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        settleVisibleViews()
        return headerViews[section] as? UITableViewHeaderFooterView
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        settleVisibleViews()
        return footerViews[section] as? UITableViewHeaderFooterView
    }

    private var visiblePlaces: [RowPlace] {
        rowPlaces(currentLayout(), from: bounds.minY, to: bounds.maxY).filter { cells[$0] != nil }
    }

    /// Brings the visible views up to date, so that no question is answered from before a change.
    private func settleVisibleViews() {
        if needsLayout || measuredWidth != bounds.width { updateVisibleViews() }
    }

    // MARK: Rows' horizontal place

    var rowInset: CGFloat { style.rowInset(tableWidth: bounds.width) }
    var rowWidth: CGFloat { style.rowWidth(tableWidth: bounds.width) }

    // MARK: Checks

    func contains(_ place: RowPlace, _ layout: TableLayout) -> Bool {
        (0..<layout.sectionCount).contains(place.section)
            && (0..<layout.rowCount(in: place.section)).contains(place.row)
    }

    func checkSection(_ section: Int, count: Int) {
        precondition(
            (0..<count).contains(section), "\(nameInMessages) has no section \(section) among its \(count)")
    }
}
