extension UITableView {
    /// The visible row that keeps its place on screen when heights above it change: the first that is there afterwards.
    ///
    /// Only where heights are estimated: where all are exact the content offset stays, as in UIKit. A table scrolled to its top
    /// stays at its top.
    func anchorThatStays(_ destinations: TableTransition.Destinations) -> ScrollAnchor? {
        if let anchor {
            return destinations[anchor.place].map {
                ScrollAnchor(place: $0, distance: anchor.distance, contentOffset: anchor.contentOffset)
            }
        }
        guard case .laidOut(let layout) = content, keepsAnchor(layout) else { return nil }
        for place in visiblePlaces(layout) {
            guard let destination = destinations[place] else { continue }
            return anchor(at: destination, standingAt: place, layout)
        }
        return nil
    }

    /// Notes the first visible row before every height is asked for anew.
    func noteAnchor() {
        guard anchor == nil, case .laidOut(let layout) = content, keepsAnchor(layout),
            let place = visiblePlaces(layout).first
        else { return }
        anchor = anchor(at: place, standingAt: place, layout)
    }

    /// What keeps a row where one stands in the layout: itself, or one that will be in its place.
    private func anchor(at place: RowPlace, standingAt present: RowPlace, _ layout: TableLayout) -> ScrollAnchor {
        ScrollAnchor(
            place: place, distance: layout.minY(of: present) - contentOffset.y, contentOffset: contentOffset.y)
    }

    private func keepsAnchor(_ layout: TableLayout) -> Bool {
        contentOffset.y > -adjustedContentInset.top && (estimatedRowHeight > 0 || layout.heights.hasEstimates)
    }

    private func visiblePlaces(_ layout: TableLayout) -> [RowPlace] {
        rowPlaces(layout, from: bounds.minY + adjustedContentInset.top, to: bounds.maxY)
    }

    /// Moves the offset so that the anchor stands where it stood, and gives it up.
    func takeAnchor() -> ScrollAnchor? {
        guard let taken = anchor else { return nil }
        anchor = nil
        let layout = currentLayout()
        guard contentOffset.y == taken.contentOffset, contains(taken.place, layout) else { return nil }
        pin(taken, layout)
        return taken
    }

    /// Measures the estimated rows that are visible, and those that thereby become so.
    ///
    /// The anchor, or else the first visible row that was measured before, keeps its place on screen: what grows above it moves
    /// the offset.
    func layoutWithVisibleRowsMeasured(anchor: ScrollAnchor?) -> TableLayout {
        var layout = currentLayout()
        while layout.heights.hasEstimates {
            let visible = rowPlaces(layout, from: bounds.minY, to: bounds.maxY)
            let pending = visible.filter(layout.isEstimate)
            guard !pending.isEmpty else { break }
            let fixed =
                anchor
                ?? visible.first { !layout.isEstimate($0) }.map { self.anchor(at: $0, standingAt: $0, layout) }
            layoutWhileMeasuring = .made(layout)
            let heights = pending.map { measureRow(at: $0.indexPath) }
            layoutWhileMeasuring = nil
            content = .unloaded
            for (place, height) in zip(pending, heights) { layout.setHeight(height, of: place) }
            content = .laidOut(layout)
            if let fixed { pin(fixed, layout) }
        }
        return layout
    }

    private func pin(_ anchor: ScrollAnchor, _ layout: TableLayout) {
        let y = layout.minY(of: anchor.place) - anchor.distance
        if contentOffset.y != y { contentOffset.y = y }
    }
}
