public import Folio
import HeadlessUIKit

extension FolioView {
    /// What moving a row's switch by hand does; nothing for a row that cannot be seen or has no switch.
    public func toggleSwitch(_ id: RowID) {
        guard let control = cell(for: id)?.accessoryView as? UISwitch else { return }
        control.setOn(!control.isOn, animated: false)
        control.sendActions(for: .valueChanged)
    }
}
