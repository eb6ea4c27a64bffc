/// A view that runs actions when it is used. Nobody touches it here: `sendActions(for:)` stands for the user.
///
/// Targets and selectors need Objective-C. In place of `addTarget(self, action: #selector(save), for: .touchUpInside)` write
/// `addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)`, which UIKit has too.
@MainActor
open class UIControl: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// - Parameter primaryAction: runs for the event that the control is for, `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

    public required init?(coder: NSCoder) { nil }

    // MARK: State

    /// Whether the user can use it. A program's `sendActions` runs actions all the same, as in UIKit.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// The three together; a subclass may add states of its own.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when `state` may be another.
    func stateDidChange() { setNeedsLayout() }

    /// What the control is to a screen reader, and whether it can be used and is selected.
    func enabledTraits(_ traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
        traits.union(isEnabled ? [] : .notEnabled).union(isSelected ? .selected : [])
    }

    // MARK: Alignment

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// `contentHorizontalAlignment` by side: never `leading` or `trailing`.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    private var registrations: [(action: UIAction, events: Event)] = []

    /// Adds an action, in the place of one that has its identifier and shares an event with it.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == identifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// The events that have an action.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs the actions for these events, in the order in which they were added. A program's changes do not call it.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in registrations where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    }

    /// Does what the user's use of the control does, if it is enabled: runs the actions for `primaryActionTriggered`.
    open func performPrimaryAction() {
        if isEnabled { sendActions(for: .primaryActionTriggered) }
    }

    /// Runs an action as the control's own.
    open func sendAction(_ action: UIAction) { action.run(from: self) }
}
