public import HeadlessUIKit

extension DisplayList {
    /// What the view and those below it show in its bounds, laid out first where they need it.
    ///
    /// Colours are resolved with each view's traits. Shadows are not drawn.
    @MainActor
    public init(_ view: UIView) {
        view.layoutIfNeeded()
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        self.init(size: bounds.size, items: view.displayItems(in: bounds))
    }
}
