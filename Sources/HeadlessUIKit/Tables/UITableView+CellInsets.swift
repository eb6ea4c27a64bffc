extension UITableView {
    /// What rows keep free at present, and headers and footers, which are as wide as the table.
    private func presentInsets() -> (cells: CellInsets, sectionViews: CellInsets) {
        guard insetsContentViewsToSafeArea || cellLayoutMarginsFollowReadableWidth else {
            return (CellInsets(), CellInsets())
        }
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        return (insets(inWidth: rowWidth, from: rowInset, safe), insets(inWidth: bounds.width, from: 0, safe))
    }

    private func insets(inWidth width: CGFloat, from x: CGFloat, _ safe: UIEdgeInsets) -> CellInsets {
        var insets = CellInsets()
        insets.left = max(0, safe.left - x)
        insets.right = max(0, safe.right - x)
        if cellLayoutMarginsFollowReadableWidth {
            let readable = UIView.readableWidth(traitCollection)
            insets.margin = max(0, (width - insets.left - insets.right - readable) / 2 - TableMetrics.sideMargin)
        }
        return insets
    }

    /// Gives the views on display what holds now, before they are measured; says whether it is something else than before.
    func updateCellInsets() -> Bool {
        let present = presentInsets()
        guard present != (cellInsets, sectionViewInsets) else { return false }
        (cellInsets, sectionViewInsets) = present
        for cell in cells.values { cell.tableInsets = cellInsets }
        for view in [UIView](headerViews.values) + footerViews.values {
            (view as? UITableViewHeaderFooterView)?.tableInsets = sectionViewInsets
        }
        return true
    }

    /// Has all measured anew where the insets have become others.
    func followCellInsets() {
        if updateCellInsets() { forgetHeights() }
    }
}
