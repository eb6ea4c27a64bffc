/// Something that can be the window's first responder and has a next one to pass to.
@MainActor
open class UIResponder: NSObject {
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    public var isFirstResponder: Bool { hostWindow?.firstResponder === self }

    /// What is shown in the keyboard's place; text fields and text views keep one that is set.
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard; text fields and text views keep one that is set.
    open var inputAccessoryView: UIView? { nil }
    /// Nothing happens: there is no keyboard to show anew.
    open func reloadInputViews() {}

    /// The window whose first responder this may be.
    var hostWindow: UIWindow? { next?.hostWindow }

    /// Takes the focus of its window; false outside a window, or where the present first responder does not let go.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = hostWindow, canBecomeFirstResponder else { return false }
        if isFirstResponder { return true }
        if let present = window.firstResponder, !present.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        hostWindow?.firstResponder = nil
        return true
    }
}
