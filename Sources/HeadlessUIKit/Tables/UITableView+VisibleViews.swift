extension UITableView {
    /// Makes the views of what is visible, places them, and puts the others away for reuse.
    func updateVisibleViews() {
        guard !isUpdatingVisibleViews, layoutWhileMeasuring == nil else { return }
        isUpdatingVisibleViews = true
        defer { isUpdatingVisibleViews = false }

        let anchor = takeAnchor()
        let pinnedOffset = contentOffset.y
        if mayHaveGrownShorter, currentLayout().contentHeight > 0 { keepOffsetInsideContent() }
        var layout = layoutWithVisibleRowsMeasured(anchor: contentOffset.y == pinnedOffset ? anchor : nil)
        let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
        let places = rowPlaces(layout, from: bounds.minY, to: bounds.maxY)
        putAwayCells(except: Set(places))
        putAwaySectionViews(.header, except: sections)
        putAwaySectionViews(.footer, except: sections)

        let start = generation
        for place in places where cells[place] == nil && generation == start { makeCell(at: place) }
        for section in sections where generation == start {
            makeVisibleSectionView(.header, in: section, height: layout.heights.sections[section].header)
            makeVisibleSectionView(.footer, in: section, height: layout.heights.sections[section].footer)
        }
        // A client may have changed the table while it was asked for views.
        layout = currentLayout()
        placeViews(layout)
        if generation == start { updatePrefetching(layout, visible: places) }
    }

    // MARK: Cells

    private func makeCell(at place: RowPlace) {
        guard let dataSource else { return }
        let start = generation
        let cell = dataSource.tableView(self, cellForRowAt: place.indexPath)
        // The cell is for a row that a change made meanwhile has moved; the layout that follows makes the right ones.
        guard generation == start else { return recycle(cell) }
        cells[place] = cell
        cell.isHidden = false
        cell.tableInsets = cellInsets
        showEditing(in: cell, at: place.indexPath)
        cell.setSelected(selection.contains(place), animated: false)
        cell.frame = frame(of: place, currentLayout())
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        cell.updateConfigurationIfNeeded()
        delegate?.tableView(self, willDisplay: cell, forRowAt: place.indexPath)
    }

    /// A cell that holds the first responder stays, wherever it is, as in UIKit.
    private func putAwayCells(except visible: Set<RowPlace>) {
        for (place, cell) in cells where !visible.contains(place) && !holdsFirstResponder(cell) {
            cells[place] = nil
            putAway(cell, from: place)
        }
    }

    func putAway(_ cell: UITableViewCell, from place: RowPlace) {
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.indexPath)
        recycle(cell)
    }

    private func holdsFirstResponder(_ view: UIView) -> Bool {
        var responder = window?.firstResponder
        while let current = responder {
            if current === view { return true }
            responder = current.next
        }
        return false
    }

    // MARK: Headers and footers

    private func makeVisibleSectionView(_ role: SectionRole, in section: Int, height: CGFloat) {
        // A section view of height 0 is none; UIKit makes one that is `.leastNormalMagnitude` high.
        guard height > 0, (role == .header ? headerViews : footerViews)[section] == nil,
            let view = makeSectionView(role, in: section)
        else { return }
        (view as? UITableViewHeaderFooterView)?.tableInsets = sectionViewInsets
        addSubview(view)
        switch role {
        case .header:
            headerViews[section] = view
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        case .footer:
            footerViews[section] = view
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    private func putAwaySectionViews(_ role: SectionRole, except visible: Range<Int>) {
        for (section, view) in role == .header ? headerViews : footerViews where !visible.contains(section) {
            putAwaySectionView(view, role, from: section)
        }
    }

    func putAwaySectionView(_ view: UIView, _ role: SectionRole, from section: Int) {
        view.removeFromSuperview()
        switch role {
        case .header:
            headerViews[section] = nil
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer:
            footerViews[section] = nil
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        recycleSectionView(view)
    }

    // MARK: Places

    private func placeViews(_ layout: TableLayout) {
        for (place, cell) in cells where contains(place, layout) {
            setFrame(frame(of: place, layout), of: cell)
            cell.isFirstInSection = place.row == 0
            cell.isLastInSection = place.row == layout.rowCount(in: place.section) - 1
        }
        for (section, view) in headerViews where section < layout.sectionCount {
            let frame = visibleHeaderFrame(section, layout)
            setFrame(frame, of: view)
            (view as? UITableViewHeaderFooterView)?.isPinned = frame.minY != layout.minY(ofHeader: section)
        }
        for (section, view) in footerViews where section < layout.sectionCount {
            let frame = visibleFooterFrame(section, layout)
            setFrame(frame, of: view)
            (view as? UITableViewHeaderFooterView)?.isPinned = frame.minY != layout.minY(ofFooter: section)
        }
        if let backgroundView { setFrame(bounds, of: backgroundView) }
        if let header = tableHeaderView {
            setFrame(CGRect(x: 0, y: 0, width: bounds.width, height: layout.heights.tableHeader), of: header)
        }
        if let footer = tableFooterView {
            let height = layout.heights.tableFooter
            setFrame(CGRect(x: 0, y: layout.minYOfTableFooter, width: bounds.width, height: height), of: footer)
        }
    }

    private func setFrame(_ frame: CGRect, of view: UIView) {
        if view.frame != frame { view.frame = frame }
    }

    private func frame(of place: RowPlace, _ layout: TableLayout) -> CGRect {
        CGRect(x: rowInset, y: layout.minY(of: place), width: rowWidth, height: layout.height(of: place))
    }

    /// In a plain table a header stays at the visible edge until its section's end pushes it out.
    private func visibleHeaderFrame(_ section: Int, _ layout: TableLayout) -> CGRect {
        let height = layout.heights.sections[section].header
        var y = layout.minY(ofHeader: section)
        if style == .plain {
            let edge = bounds.minY + adjustedContentInset.top
            y = max(y, min(edge, layout.minY(ofFooter: section) - height))
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    /// In a plain table a footer stays at the visible lower edge until its section's start pushes it out.
    private func visibleFooterFrame(_ section: Int, _ layout: TableLayout) -> CGRect {
        let height = layout.heights.sections[section].footer
        var y = layout.minY(ofFooter: section)
        if style == .plain {
            let edge = bounds.maxY - adjustedContentInset.bottom - height
            let firstY = layout.minY(ofHeader: section) + layout.heights.sections[section].header
            y = min(y, max(edge, firstY))
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
}
