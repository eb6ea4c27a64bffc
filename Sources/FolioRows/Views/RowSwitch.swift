import HeadlessUIKit

/// A row's switch, which tells of each new value once, after it shows it.
@MainActor
final class RowSwitch: UISwitch {
    private var reportedValue = false
    private var action: (@MainActor (Bool) -> Void)?

    convenience init() {
        self.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self?.report() }, for: .valueChanged)
    }

    func show(_ value: Bool, action: (@MainActor (Bool) -> Void)?) {
        isOn = value
        reportedValue = value
        self.action = action
    }

    private func report() {
        guard isOn != reportedValue else { return }
        reportedValue = isOn
        action?(isOn)
    }
}
