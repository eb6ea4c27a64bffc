import Folio
import FolioRows
import UIKit

/// A settings screen of ready-made rows: it keeps what is set, and describes the screen anew whenever that changes.
@MainActor
public final class SettingsViewController: UIViewController {
    public let folioView = FolioView<String, String>(style: .grouped)

    private var state = SettingsState()
    /// What was opened or explained, the newest last.
    public private(set) var visited: [String] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        folioView.frame = view.bounds
        folioView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(folioView)
        render(animated: false)
    }

    private func render(animated: Bool = true) {
        let screen = SettingsScreen(state: state, controller: self)
        folioView.apply(screen.content, rowReconfiguration: .changed, animatingDifferences: animated)
    }

    // MARK: Actions

    func open(_ row: String) { visited.append(row) }

    func explain(_ row: String) { visited.append("about \(row)") }

    func set(_ row: String, isOn: Bool) {
        if isOn { state.switches.insert(row) } else { state.switches.remove(row) }
        render()
    }

    func choose(_ option: String, isSelected: Bool) {
        if isSelected { state.options.insert(option) } else { state.options.remove(option) }
        render()
    }

    /// Selects one of the options that have changed, and none of the others.
    func select(_ option: String?, of changed: [String]) {
        state.options.subtract(changed)
        if let option { state.options.insert(option) }
        render()
    }

    func reset() {
        state = SettingsState()
        render()
    }
}
