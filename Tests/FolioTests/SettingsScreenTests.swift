import Folio
import Testing
import UIKit

// A screen as an application would write it: its own cells with labels, a header, state that is rendered again.

private enum Group: Hashable, Sendable {
    case general
    case devices
}

private enum Item: Hashable, Sendable {
    case wifi
    case hint
    case device(UUID)
}

private struct Device: Sendable {
    let id: UUID
    let name: String
}

@MainActor
private final class ToggleCell: UITableViewCell, SizingCell {
    func show(title: String, isOn: Bool) {
        var configuration = defaultContentConfiguration()
        configuration.text = title
        configuration.secondaryText = isOn ? "Yes" : "No"
        contentConfiguration = configuration
        accessoryType = isOn ? .checkmark : .none
    }

    func heightThatFits(width: CGFloat) -> CGFloat { 48 }
}

@MainActor
private final class NoteCell: UITableViewCell, SizingCell {
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        contentView.addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("NoteCell is made in code")
    }

    var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds.insetBy(dx: 20, dy: 10)
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        let fitting = CGSize(width: max(0, width - 40), height: .greatestFiniteMagnitude)
        return max(44, label.sizeThatFits(fitting).height + 20)
    }
}

@MainActor
private struct ToggleRow: Row {
    let id: Item
    let title: String
    let isOn: Bool
    let cellReuseID = "ToggleCell"
    let onToggle: @MainActor (Bool) -> Void

    func configure(_ cell: ToggleCell) { cell.show(title: title, isOn: isOn) }
    func didSelect() { onToggle(!isOn) }
}

@MainActor
private struct NoteRow: Row {
    let id: Item
    let text: String
    let cellReuseID = "NoteCell"

    func configure(_ cell: NoteCell) { cell.text = text }
}

@MainActor
private final class CaptionView: UIView, SizingSectionView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 13)
        label.numberOfLines = 0
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("CaptionView is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 20, dy: 6)
    }

    func heightThatFits(width: CGFloat) -> CGFloat {
        let fitting = CGSize(width: max(0, width - 40), height: .greatestFiniteMagnitude)
        return label.sizeThatFits(fitting).height + 12
    }
}

@MainActor
private struct Caption: SectionHeader {
    let viewReuseID = "CaptionView"
    let text: String

    func configure(_ view: CaptionView) { view.label.text = text }
}

@MainActor
private final class SettingsViewController: UIViewController {
    let table = FolioView<Group, Item>(style: .plain)
    private var isWifiOn = false
    private let devices = [Device(id: UUID(), name: "Printer"), Device(id: UUID(), name: "Speaker in the kitchen")]

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(table)
        render(animatingDifferences: false)
    }

    private func content() -> Content<Group, Item> {
        Content {
            Section(id: .general) {
                ToggleRow(
                    id: .wifi, title: "Wireless", isOn: isWifiOn,
                    onToggle: { [weak self] isOn in
                        guard let self else { return }
                        self.isWifiOn = isOn
                        self.render(rowReconfiguration: .only([.wifi]))
                    })
                if isWifiOn {
                    NoteRow(id: .hint, text: "Devices near you are looked for as long as this screen is open.")
                }
            }
            if isWifiOn {
                Section(id: .devices, header: Caption(text: "DEVICES")) {
                    for device in devices { NoteRow(id: .device(device.id), text: device.name) }
                }
            }
        }
    }

    private func render(
        rowReconfiguration: RowReconfiguration<Item> = .all, animatingDifferences: Bool = true
    ) {
        table.apply(
            content(), rowReconfiguration: rowReconfiguration, animatingDifferences: animatingDifferences)
    }
}

@MainActor
private func sectionOfNotes() -> Section<Group, Item> {
    let rows: [any Row<Item>] = [NoteRow(id: .hint, text: "only")]
    return Section(id: .general, header: Caption(text: "Notes"), rows: rows)
}

@MainActor
@Suite struct SettingsScreenTests {
    @Test func aScreenRendersItsStateAndFollowsIt() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let controller = SettingsViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let table = controller.table
        let wifi = IndexPath(row: 0, section: 0)
        let cell = try #require(table.cellForRow(at: wifi))
        #expect(table.frame == window.bounds)
        #expect(table.contentSize.height == 48)

        table.tapRow(at: wifi)
        window.layoutIfNeeded()
        #expect(table.numberOfSections == 2)
        #expect(table.cellForRow(at: wifi) === cell)
        #expect(cell.accessoryType == .checkmark)
        // Two lines of 17 points at 3 pixels to the point, 20 points of padding, up to a whole point: 40.57 → 40.67 → 61.
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
        // One line is lower than the least height of 44.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 44)
        // 13 × 1.193359375 = 15.51 → 15.67; with 12 points of padding 27.67 → 28.
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 109, width: 320, height: 28))
        #expect(table.contentSize.height == 225)

        table.tapRow(at: wifi)
        window.layoutIfNeeded()
        #expect(table.contentSize.height == 48)
        #expect(cell.accessoryType == .none)
    }

    @Test func aNarrowerScreenWrapsItsTexts() throws {
        let table = FolioView<Group, Item>(style: .plain)
        let content = Content<Group, Item>(sections: [
            Section(id: .general, rows: [NoteRow(id: .hint, text: String(repeating: "word ", count: 30))])
        ])
        let heights = [400.0, 300, 200, 100].map { table.measure(content, width: $0).contentHeight }
        #expect(heights == heights.sorted())
        #expect(Set(heights).count == 4)
    }

    @Test func arraysDescribeAScreenToo() {
        let table = FolioView<Group, Item>(style: .grouped)
        let metrics = table.measure(Content(sections: [sectionOfNotes()]), width: 320)
        #expect(metrics.sections[0].header?.height == 28)
        #expect(metrics.contentHeight == 72)
    }

    @Test func whatIsDisplayedIsPlacedByTheCellItself() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let table = FolioView<Group, Item>(style: .plain)
        table.frame = window.bounds
        window.addSubview(table)
        table.apply(Content(sections: [sectionOfNotes()]), animatingDifferences: false)
        window.layoutIfNeeded()
        let cell = try #require(table.visibleCells.first)
        #expect(cell.frame == CGRect(x: 0, y: 28, width: 320, height: 44))
        #expect(cell.contentView.subviews.first?.frame == CGRect(x: 20, y: 10, width: 280, height: 24))
    }
}
