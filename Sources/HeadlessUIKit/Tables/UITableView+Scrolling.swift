extension UITableView {
    /// Moves at once so that the row lies where it is wanted, as far as the content reaches.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let place = RowPlace(indexPath)
        precondition(
            contains(place, currentLayout()),
            "\(nameInMessages) has no row \(place.row) in section \(place.section) to scroll to")
        // Estimated rows that come to light may move the row; each turn makes at least one of them exact.
        var previous: CGFloat?
        while contentOffset.y != previous {
            previous = contentOffset.y
            setContentOffset(CGPoint(x: contentOffset.x, y: offset(for: place, at: scrollPosition)), animated: animated)
            guard currentLayout().heights.hasEstimates else { break }
            updateVisibleViews()
        }
    }

    /// As `scrollToRow` to the selected row nearest to the middle of what is visible; nothing where none is selected.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let layout = currentLayout()
        let distances = selection.map { abs(layout.minY(of: $0) + layout.height(of: $0) / 2 - bounds.midY) }
        guard let nearest = zip(selection, distances).min(by: { $0.1 < $1.1 })?.0 else { return }
        scrollToRow(at: nearest.indexPath, at: scrollPosition, animated: animated)
    }

    private func offset(for place: RowPlace, at position: ScrollPosition) -> CGFloat {
        let layout = currentLayout()
        let inset = adjustedContentInset
        // A floating header covers what lies under it.
        let cover = style == .plain ? layout.heights.sections[place.section].header.rounded() : 0
        let row = layout.minY(of: place)
        let height = layout.height(of: place)
        let top = row - inset.top - cover
        let bottom = row + height + inset.bottom - bounds.height
        let wanted: CGFloat =
            switch position {
            case .top: top
            case .bottom: bottom
            case .middle: row + height / 2 - (inset.top + cover + bounds.height - inset.bottom) / 2
            case .none: contentOffset.y > top || height > bounds.height ? top : max(contentOffset.y, bottom)
            }
        let least = -inset.top
        let greatest = max(least, layout.contentHeight + inset.bottom - bounds.height)
        return min(max(wanted, least), greatest)
    }
}
