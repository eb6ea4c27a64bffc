public import HeadlessUIKit

extension DisplayList {
    /// What the view and those below it show in its bounds, laid out first where they need it.
    ///
    /// Colours are resolved with each view's traits. A shadow is that of the background, not of what stands on it.
    ///
    /// - Parameter guides: whether frames of cells, line boxes and baselines are drawn over it.
    @MainActor
    public init(_ view: UIView, guides: Bool = false) {
        view.layoutIfNeeded()
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        let items = view.displayItems(in: bounds)
        self.init(size: bounds.size, items: guides ? items + view.guideItems(in: bounds) : items)
    }
}
