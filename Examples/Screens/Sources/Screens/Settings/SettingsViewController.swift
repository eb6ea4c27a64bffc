import UIKit

/// A settings screen as UIKit has them: an inset-grouped table controller with list configurations and editing.
final class SettingsViewController: UITableViewController {
    private enum Section: Int, CaseIterable {
        case profile
        case reading
        case libraries
    }

    private enum ReadingRow: Int, CaseIterable {
        case textSize
        case downloads
    }

    private(set) var settings: ReaderSettings
    /// Called whenever the reader has changed something.
    var onChange: ((ReaderSettings) -> Void)?

    init(settings: ReaderSettings = ReaderSettings()) {
        self.settings = settings
        super.init(style: .insetGrouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("SettingsViewController is made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        let row = IndexPath(row: settings.libraries.count, section: Section.libraries.rawValue)
        if editing {
            tableView.insertRows(at: [row], with: .automatic)
        } else {
            tableView.deleteRows(at: [row], with: .automatic)
        }
    }

    // MARK: Sections and rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch Section(rawValue: section) {
        case .profile: 1
        case .reading: ReadingRow.allCases.count
        case .libraries: settings.libraries.count + (isEditing ? 1 : 0)
        case nil: 0
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch Section(rawValue: section) {
        case .reading: "Reading"
        case .libraries: "Libraries"
        case .profile, nil: nil
        }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard Section(rawValue: section) == .reading else { return nil }
        return "Books that are already on this device can be read everywhere."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.accessoryType = .none
        cell.accessoryView = nil
        cell.selectionStyle = .default
        switch Section(rawValue: indexPath.section) {
        case .profile: showProfile(in: cell)
        case .reading:
            switch ReadingRow(rawValue: indexPath.row) {
            case .textSize: showTextSize(in: cell)
            case .downloads: showDownloads(in: cell)
            case nil: break
            }
        case .libraries: showLibrary(indexPath.row, in: cell)
        case nil: break
        }
        return cell
    }

    private func showProfile(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = settings.name
        content.secondaryText = settings.email
        content.image = UIImage(systemName: "person.crop.circle")
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    private func showTextSize(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Text size"
        content.secondaryText = settings.textSize.rawValue
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    private func showDownloads(in cell: UITableViewCell) {
        var content = UIListContentConfiguration.cell()
        content.text = "Download over Wi-Fi only"
        cell.contentConfiguration = content
        let control = UISwitch()
        control.isOn = settings.downloadsOnlyOverWiFi
        control.addAction(
            UIAction { [weak self] action in
                guard let self, let control = action.sender as? UISwitch else { return }
                settings.downloadsOnlyOverWiFi = control.isOn
                onChange?(settings)
            }, for: .valueChanged)
        cell.accessoryView = control
        cell.selectionStyle = .none
    }

    private func showLibrary(_ index: Int, in cell: UITableViewCell) {
        var content = UIListContentConfiguration.cell()
        let isNew = index == settings.libraries.count
        content.text = isNew ? "Add a library" : settings.libraries[index]
        if isNew { content.textProperties.color = .systemBlue }
        cell.contentConfiguration = content
    }

    // MARK: Selecting

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        let isTextSize =
            Section(rawValue: indexPath.section) == .reading && ReadingRow(rawValue: indexPath.row) == .textSize
        return isTextSize ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let sizes = ReaderSettings.TextSize.allCases
        let next = (sizes.firstIndex(of: settings.textSize) ?? 0) + 1
        settings.textSize = sizes[next % sizes.count]
        onChange?(settings)
        tableView.reconfigureRows(at: [indexPath])
    }

    // MARK: Editing

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        Section(rawValue: indexPath.section) == .libraries
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        Section(rawValue: indexPath.section) == .libraries && indexPath.row < settings.libraries.count
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        indexPath.row == settings.libraries.count ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            settings.libraries.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else if editingStyle == .insert {
            settings.libraries.append("Library \(settings.libraries.count + 1)")
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
        onChange?(settings)
    }

    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        let last = IndexPath(row: settings.libraries.count - 1, section: Section.libraries.rawValue)
        if proposedDestinationIndexPath.section < last.section { return IndexPath(row: 0, section: last.section) }
        return min(proposedDestinationIndexPath, last)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let library = settings.libraries.remove(at: sourceIndexPath.row)
        settings.libraries.insert(library, at: destinationIndexPath.row)
        onChange?(settings)
    }
}
