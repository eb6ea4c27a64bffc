extension UIView {
    /// Gives a view that is measured apart from the tree the traits and insets that it would have inside another view.
    package func adoptTraits(of view: UIView) {
        guard superview == nil else { return }
        inherit(view.traitCollection)
        guard let table = view as? UITableView else { return }
        (self as? UITableViewCell)?.tableInsets = table.cellInsets
        (self as? UITableViewHeaderFooterView)?.tableInsets = table.sectionViewInsets
    }
}
