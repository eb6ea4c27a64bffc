extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selection.first?.indexPath }

    /// Nil where no row is selected.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.map(\.indexPath)
    }

    /// Whether rows can be selected in the present mode.
    private var permitsSelection: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var permitsMultipleSelection: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects a row without telling the delegate; nil deselects all. Scrolls unless the position is `none`, as in UIKit.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for place in selection { setSelected(false, place) }
            return
        }
        guard permitsSelection else { return }
        let place = RowPlace(indexPath)
        checkRow(place)
        if !permitsMultipleSelection { for other in selection where other != place { setSelected(false, other) } }
        setSelected(true, place)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, RowPlace(indexPath)) }

    /// What a tap on the row does: the delegate is asked and told, and the row is selected, or deselected where several can be.
    ///
    /// UIKit has no such method, as there the tap comes from a finger.
    public func tapRow(at indexPath: IndexPath) {
        checkRow(RowPlace(indexPath))
        guard permitsSelection, delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true else { return }
        cellForRow(at: indexPath)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
        cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
        if permitsMultipleSelection, selection.contains(RowPlace(indexPath)) {
            deselectAsUser(indexPath)
        } else {
            selectAsUser(indexPath)
            performPrimaryAction(at: indexPath)
        }
    }

    private func performPrimaryAction(at indexPath: IndexPath) {
        guard let delegate, selection == [RowPlace(indexPath)],
            delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
    }

    /// What two fingers drawn from one row to another do: each row between is selected, if the delegate lets it begin.
    ///
    /// Nothing is selected where the table does not permit several rows after the delegate has heard of the beginning. UIKit
    /// has no such method, as there the touches come from fingers.
    public func selectRows(from first: IndexPath, through last: IndexPath) {
        for path in [first, last] { checkRow(RowPlace(path)) }
        guard let delegate, delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: first) else { return }
        delegate.tableView(self, didBeginMultipleSelectionInteractionAt: first)
        if permitsMultipleSelection {
            for place in rowPlaces(from: RowPlace(first), through: RowPlace(last)) where !selection.contains(place) {
                if delegate.tableView(self, shouldHighlightRowAt: place.indexPath) { selectAsUser(place.indexPath) }
            }
        }
        delegate.tableViewDidEndMultipleSelectionInteraction(self)
    }

    /// Both ends and what lies between, from the first to the last, which may stand above it.
    private func rowPlaces(from first: RowPlace, through last: RowPlace) -> [RowPlace] {
        let isUpwards = (last.section, last.row) < (first.section, first.row)
        let (top, bottom) = isUpwards ? (last, first) : (first, last)
        let counts = rowCounts
        let places = (top.section...bottom.section).flatMap { section in
            let start = section == top.section ? top.row : 0
            let end = section == bottom.section ? bottom.row + 1 : counts[section]
            return (start..<max(start, end)).map { RowPlace(section: section, row: $0) }
        }
        return isUpwards ? places.reversed() : places
    }

    private func selectAsUser(_ indexPath: IndexPath) {
        var target = indexPath
        if let delegate {
            guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return }
            target = chosen
        }
        if !permitsMultipleSelection {
            for other in selection where other != RowPlace(target) { deselectAsUser(other.indexPath) }
        }
        setSelected(true, RowPlace(target))
        delegate?.tableView(self, didSelectRowAt: target)
    }

    private func deselectAsUser(_ indexPath: IndexPath) {
        var target = indexPath
        if let delegate {
            guard let chosen = delegate.tableView(self, willDeselectRowAt: indexPath) else { return }
            target = chosen
        }
        setSelected(false, RowPlace(target))
        delegate?.tableView(self, didDeselectRowAt: target)
    }

    private func setSelected(_ isSelected: Bool, _ place: RowPlace) {
        guard selection.contains(place) != isSelected else { return }
        if isSelected { selection.append(place) } else { selection.removeAll { $0 == place } }
        cells[place]?.setSelected(isSelected, animated: false)
    }

    func checkRow(_ place: RowPlace) {
        let counts = rowCounts
        checkSection(place.section, count: counts.count)
        precondition(
            (0..<counts[place.section]).contains(place.row),
            "\(nameInMessages) has no row \(place.row) among the \(counts[place.section]) of section \(place.section)")
    }
}
