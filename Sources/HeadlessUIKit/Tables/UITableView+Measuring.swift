extension UITableView {
    /// Where everything lies, asked for and measured as far as that was not done yet.
    func currentLayout() -> TableLayout {
        if let answer = layoutWhileMeasuring {
            let layout = answer.layout
            layoutWhileMeasuring = .made(layout)
            return layout
        }
        if measuredWidth != bounds.width { forgetHeights() }
        if case .laidOut(let layout) = content { return layout }
        let heights = currentHeights()
        let start = generation
        layoutWhileMeasuring = .known(heights)
        let measured = measured(heights)
        layoutWhileMeasuring = nil
        // A client that changed the rows while it was asked for heights has made these useless.
        guard generation == start else { return currentLayout() }
        let layout = TableLayout(measured)
        measuredWidth = bounds.width
        content = .laidOut(layout)
        return layout
    }

    /// The counts that the table goes by, asked for where they are not known.
    var rowCounts: [Int] {
        switch content {
        case .unloaded: currentHeights().sections.map(\.rows.count)
        case .counted(let heights): heights.sections.map(\.rows.count)
        case .laidOut(let layout): layout.heights.sections.map(\.rows.count)
        }
    }

    /// The counts that the data source gives now.
    func rowCountsOfDataSource() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            let count = dataSource.tableView(self, numberOfRowsInSection: $0)
            precondition(count >= 0, "\(type(of: dataSource)) has \(count) rows in section \($0)")
            return count
        }
    }

    func currentHeights() -> TableHeights {
        switch content {
        case .unloaded:
            let heights = TableHeights(rowCounts: rowCountsOfDataSource())
            if dataSource != nil { content = .counted(heights) }
            return heights
        case .counted(let heights): return heights
        case .laidOut(let layout): return layout.heights
        }
    }

    /// Has every height asked for anew by the next layout.
    func forgetHeights() {
        noteAnchor()
        measuredWidth = bounds.width
        mayHaveGrownShorter = true
        setNeedsLayout()
        guard layoutWhileMeasuring == nil else { return }
        if case .laidOut(let layout) = content {
            content = .counted(TableHeights(rowCounts: layout.heights.sections.map(\.rows.count)))
        } else if case .counted(let heights) = content {
            content = .counted(TableHeights(rowCounts: heights.sections.map(\.rows.count)))
        }
    }

    private func measured(_ heights: TableHeights) -> TableHeights {
        var heights = heights
        let start = generation
        if updateCellInsets() { heights = TableHeights(rowCounts: heights.sections.map(\.rows.count)) }
        heights.tableHeader = tableHeaderView?.frame.height ?? 0
        heights.tableFooter = tableFooterView?.frame.height ?? 0
        for section in heights.sections.indices {
            guard generation == start else { return heights.withoutUnknown() }
            let header = height(of: .header, in: section)
            heights.sections[section].header = header
            heights.sections[section].topPadding = header > .leastNormalMagnitude ? headerTopPadding : 0
            heights.sections[section].footer = height(of: .footer, in: section)
            // What is on display is few: most rows are outside of this range, and need not be looked up.
            let shown = rowsWithCells(in: section)
            for row in heights.sections[section].rows.indices where heights.sections[section].rows[row].isNaN {
                guard generation == start else { return heights.withoutUnknown() }
                let indexPath = IndexPath(row: row, section: section)
                if !shown.contains(row) || cells[RowPlace(indexPath)] == nil,
                    let estimate = estimatedHeight(at: indexPath)
                {
                    heights.sections[section].rows[row] = estimate
                    heights.sections[section].setEstimate(true, row)
                } else {
                    heights.sections[section].rows[row] = measureRow(at: indexPath)
                }
            }
        }
        return heights
    }

    /// A range that holds every row of a section that has a cell.
    private func rowsWithCells(in section: Int) -> Range<Int> {
        let rows = cells.keys.lazy.filter { $0.section == section }.map(\.row)
        guard let first = rows.min(), let last = rows.max() else { return 0..<0 }
        return first..<last + 1
    }

    /// `sectionHeaderTopPadding` in points.
    package var headerTopPadding: CGFloat {
        guard sectionHeaderTopPadding == Self.automaticDimension else { return sectionHeaderTopPadding }
        return style == .plain ? TableMetrics.plainHeaderTopPadding : 0
    }

    // MARK: Rows

    /// What stands for the row's height until it is visible; nil for a row to be measured at once.
    func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
        var estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? Self.notImplemented
        if estimate == Self.notImplemented { estimate = estimatedRowHeight }
        precondition(
            estimate.isFinite,
            "row \(indexPath.row) of section \(indexPath.section) cannot be estimated at \(estimate) points in \(nameInMessages)"
        )
        return estimate > 0 ? estimate : nil
    }

    /// The row's height: the delegate's, `rowHeight`, or what suits the cell.
    func measureRow(at indexPath: IndexPath) -> CGFloat {
        var height = delegate?.tableView(self, heightForRowAt: indexPath) ?? Self.notImplemented
        if height == Self.notImplemented { height = rowHeight }
        if height == Self.automaticDimension { height = heightOfCell(at: RowPlace(indexPath)) }
        guard height >= 0, height.isFinite else {
            fatalError(
                "row \(indexPath.row) of section \(indexPath.section) cannot be \(height) points high in \(nameInMessages)"
            )
        }
        return height
    }

    private func heightOfCell(at place: RowPlace) -> CGFloat {
        guard let dataSource else { return 0 }
        if let cell = cells[place] { return Self.height(of: cell, width: rowWidth) }
        let cell = dataSource.tableView(self, cellForRowAt: place.indexPath)
        cell.adoptTraits(of: self)
        showEditing(in: cell, at: place.indexPath)
        defer { recycle(cell) }
        return Self.height(of: cell, width: rowWidth)
    }

    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Puts a cell that is on display no more, or never was, where it can be used again.
    func recycle(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
    }

    // MARK: Section headers and footers

    enum SectionRole { case header, footer }

    private func height(of role: SectionRole, in section: Int) -> CGFloat {
        var height: CGFloat
        switch role {
        case .header:
            height = delegate?.tableView(self, heightForHeaderInSection: section) ?? Self.notImplemented
            if height == Self.notImplemented { height = sectionHeaderHeight }
        case .footer:
            height = delegate?.tableView(self, heightForFooterInSection: section) ?? Self.notImplemented
            if height == Self.notImplemented { height = sectionFooterHeight }
        }
        if height == Self.automaticDimension { height = automaticHeight(of: role, in: section) }
        precondition(
            height >= 0 && height.isFinite,
            "the \(role) of section \(section) cannot be \(height) points high in \(nameInMessages)")
        return height
    }

    private func automaticHeight(of role: SectionRole, in section: Int) -> CGFloat {
        let present = role == .header ? headerViews[section] : footerViews[section]
        if let view = present ?? makeSectionView(role, in: section) {
            view.adoptTraits(of: self)
            defer { if present == nil { recycleSectionView(view) } }
            if view is UITableViewHeaderFooterView { return Self.height(of: view, width: bounds.width) }
            return view.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        }
        guard style != .plain else { return 0 }
        return role == .header && section == 0
            ? TableMetrics.groupedFirstHeaderHeight : TableMetrics.groupedBlankBoundaryHeight
    }

    /// The delegate's view, or one with the data source's title.
    func makeSectionView(_ role: SectionRole, in section: Int) -> UIView? {
        let view =
            switch role {
            case .header: delegate?.tableView(self, viewForHeaderInSection: section)
            case .footer: delegate?.tableView(self, viewForFooterInSection: section)
            }
        if let view { return view }
        let title =
            switch role {
            case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
            case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
            }
        guard let title else { return nil }
        let titleView = UITableViewHeaderFooterView(reuseIdentifier: nil)
        titleView.textLabel?.text = title
        // Only a plain table's headers are as large as rows.
        if role == .footer || style != .plain {
            titleView.textLabel?.font = .preferredFont(forTextStyle: .footnote)
            titleView.textLabel?.textColor = .secondaryLabel
        }
        return titleView
    }

    func recycleSectionView(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        headerFooterPool.put(view, identifier)
    }
}
