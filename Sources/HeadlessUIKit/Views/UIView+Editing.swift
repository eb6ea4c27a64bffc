extension UIView {
    /// Takes the focus from this view or from the one below it that has it; true where none of them has it any more.
    ///
    /// - Parameter force: whether it is taken also where the first responder does not let go.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let focus = window.firstResponder, focus.isInside(self) else { return true }
        if focus.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}
