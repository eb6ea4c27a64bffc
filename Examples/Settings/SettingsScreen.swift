/// What the settings screen shows for what is set. Its sections are in an extension.
@MainActor
struct SettingsScreen {
    let state: SettingsState
    /// Who keeps what is set. The controller owns the table that shows this, so nothing here may own the controller.
    unowned let controller: SettingsViewController

    func open(_ row: String) { controller.open(row) }
    func explain(_ row: String) { controller.explain(row) }
    func set(_ row: String, isOn: Bool) { controller.set(row, isOn: isOn) }
    func choose(_ option: String, isSelected: Bool) { controller.choose(option, isSelected: isSelected) }
    func select(_ option: String?, of changed: [String]) { controller.select(option, of: changed) }
    func reset() { controller.reset() }
}
