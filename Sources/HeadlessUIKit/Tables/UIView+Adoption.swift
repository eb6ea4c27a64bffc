extension UIView {
    /// Gives a view that is measured apart from the tree the traits that it would have inside another view.
    package func adoptTraits(of view: UIView) {
        if superview == nil { inherit(view.traitCollection) }
    }
}
