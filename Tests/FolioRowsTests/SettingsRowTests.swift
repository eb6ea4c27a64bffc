import Folio
import FolioRows
import Testing
import UIKit

@MainActor
@Suite struct SettingsRowTests {
    private let view: FolioView<String, Int>
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

    init() {
        view = FolioView(style: .grouped)
        view.frame = window.bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    private func show(_ rows: [any Row<Int>], _ reconfiguration: RowReconfiguration<Int> = .all) {
        view.apply(
            Content(sections: [Section(id: "main", rows: rows)]), rowReconfiguration: reconfiguration,
            animatingDifferences: false)
        window.layoutIfNeeded()
    }

    private func cell(_ id: Int) -> RowLayoutCell? { view.cell(for: id) as? RowLayoutCell }

    private func labels(_ id: Int) -> [UILabel] {
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
        }
        return cell(id).map { labels($0.contentView) } ?? []
    }

    private func icon(_ id: Int) -> UIImageView? {
        func find(_ view: UIView) -> UIImageView? {
            view.subviews.lazy.compactMap { $0 as? UIImageView ?? find($0) }.first
        }
        return cell(id).flatMap { find($0.contentView) }
    }

    // MARK: Navigation

    @Test func theAccessorySaysWhatCanBeTapped() {
        var done: [String] = []
        show([
            NavigationRow(id: 0, text: "Neither"),
            NavigationRow(id: 1, text: "Action", action: { done.append("action") }),
            NavigationRow(id: 2, text: "Detail", accessoryAction: { done.append("detail") }),
            NavigationRow(
                id: 3, text: "Both", action: { done.append("both") }, accessoryAction: { done.append("both detail") }),
        ])
        let types = (0..<4).map { cell($0)?.accessoryType }
        #expect(
            types == [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailButton, .detailDisclosureButton])
        for id in 0..<4 { view.select(id) }
        #expect(done == ["action", "both"])
        done = []
        for id in 0..<4 { view.tapAccessory(id) }
        #expect(done == ["detail", "both detail"])
    }

    @Test func detailTextsStandWhereTheirStyleSays() {
        show([
            NavigationRow(id: 0, text: "Wi-Fi", detailText: .subtitle("Connected")),
            NavigationRow(id: 1, text: "Wi-Fi", detailText: .value1("Home")),
            NavigationRow(id: 2, text: "Wi-Fi", detailText: .value2("Home")),
            NavigationRow(id: 3, text: "Wi-Fi"),
        ])
        let frames = (0..<3).map { id in labels(id).map { $0.convert($0.bounds, to: cell(id)) } }
        #expect(frames[0][1].minY >= frames[0][0].maxY)
        #expect(abs(frames[1][1].maxX - 304) < 0.01 && frames[1][1].minY == frames[1][0].minY)
        #expect(frames[2][1].minX > frames[2][0].minX + 90)
        #expect(labels(3).map(\.text) == ["Wi-Fi"])
    }

    @Test func aSubtitleSurvivesTheReuseOfItsCell() {
        show(
            (0..<60).map {
                NavigationRow(id: $0, text: "Row \($0)", detailText: $0 % 2 == 0 ? .subtitle("Sub") : .none)
            })
        for row in stride(from: 0, to: 60, by: 5) {
            view.scroll(to: row, at: .top)
            window.layoutIfNeeded()
            #expect(labels(row).count == (row % 2 == 0 ? 2 : 1))
        }
    }

    // MARK: Icons

    @Test func anIconStandsBeforeTheTextsInTheMiddle() throws {
        let picture = UIImage(systemName: "gear", withConfiguration: UIImage.SymbolConfiguration(pointSize: 60))
        let image = try #require(picture)
        show([
            NavigationRow(id: 0, text: "Symbol", icon: .symbol("gear")),
            NavigationRow(id: 1, text: "Image", icon: .image(image)),
            NavigationRow(id: 2, text: "Value 2", detailText: .value2("hides it"), icon: .symbol("gear")),
            NavigationRow(id: 3, text: "Missing file", icon: .named("no such picture", highlighted: "nor this")),
        ])
        let first = try #require(icon(0))
        #expect(first.frame.minX == 16)
        #expect(labels(0)[0].frame.minX == first.frame.maxX + 16)
        #expect(view.rect(for: 1)?.height == (image.size.height + 22).rounded(.up))
        #expect(icon(1)?.frame.size == image.size)
        #expect(icon(2) == nil)
        #expect(icon(3)?.image == nil)
    }

    @Test func aHighlightedRowShowsTheOtherPicture() throws {
        let (one, other) = (try #require(UIImage(systemName: "moon")), try #require(UIImage(systemName: "sun.max")))
        var highlighted: Bool?
        show([
            NavigationRow(id: 0, text: "Theme", icon: .image(one, highlighted: other), action: {})
                .onHighlight { [self] _ in highlighted = icon(0)?.isHighlighted }
        ])
        view.select(0)
        #expect(highlighted == true)
        #expect(icon(0)?.isHighlighted == false)
        #expect(icon(0)?.highlightedImage === other)
    }

    @Test func anIconGrowsWithTheText() {
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        show([NavigationRow(id: 0, text: "Symbol", icon: .symbol("gear"))])
        let large = icon(0)?.frame.height ?? 0
        view.traitOverrides.preferredContentSizeCategory = .small
        show([NavigationRow(id: 0, text: "Symbol", icon: .symbol("gear"))])
        #expect(large > icon(0)?.frame.height ?? .infinity)
    }

    // MARK: Switches

    @Test func aSwitchTellsOfEachNewValueOnceAfterItShowsIt() {
        var heard: [String] = []
        show([
            SwitchRow(
                id: 0, text: "Aeroplane mode", isOn: false,
                action: { [view] isOn in
                    heard.append("\(isOn) \((view.cell(for: 0) as? RowLayoutCell)?.switchView?.isOn == isOn)")
                })
        ])
        view.select(0)
        #expect(heard.isEmpty)
        view.toggleSwitch(0)
        cell(0)?.switchView?.sendActions(for: .valueChanged)
        view.toggleSwitch(0)
        #expect(heard == ["true true", "false true"])
    }

    @Test func aSwitchGoesWhenItsCellShowsAnotherRow() {
        show([SwitchRow(id: 0, text: "On", isOn: true)])
        #expect(cell(0)?.switchView?.isOn == true)
        show([SwitchRow(id: 0, text: "On", isOn: false)])
        #expect(cell(0)?.switchView?.isOn == false)
        show([LabelRow(id: 1, text: "Label")])
        #expect(cell(1)?.switchView == nil)
    }

    // MARK: Tap actions and options

    @Test func aTapActionIsAButtonInTheMiddle() {
        var taps = 0
        show([TapActionRow(id: 0, text: "Sign out", action: { taps += 1 }), TapActionRow(id: 1, text: "Nothing")])
        view.select(0)
        view.select(1)
        #expect(taps == 1)
        #expect(labels(0).map(\.textAlignment) == [.center])
        #expect(labels(0).map(\.frame.midX) == [160])
        #expect(cell(0)?.accessoryType == UITableViewCell.AccessoryType.none)
    }

    @Test func optionsOutsideARadioSectionToggleOnTheirOwn() {
        var chosen: Set<Int> = [1]
        let view = view
        func render() {
            let rows = (0..<3).map { id in
                OptionRow(id: id, text: "Option \(id)", isSelected: chosen.contains(id)) { isSelected in
                    if isSelected { chosen.insert(id) } else { chosen.remove(id) }
                    render()
                }
            }
            view.apply(Content(sections: [Section(id: "main", rows: rows)]), animatingDifferences: false)
        }
        render()
        view.select(0)
        view.select(1)
        view.select(2)
        window.layoutIfNeeded()
        #expect(chosen == [0, 2])
        #expect((0..<3).map { cell($0)?.accessoryType == .checkmark } == [true, false, true])
    }

    // MARK: Cells of one's own

    private final class BoldCell: RowLayoutCell, Configurable {
        var shown: [String] = []

        func configure(with row: any SettingsRow) {
            shown.append(row.text)
            tintColor = .systemRed
            backgroundColor = .systemYellow
        }
    }

    private final class ForeignCell: UITableViewCell, SizingCell {}

    @Test func theCellsClassIsChosenByTheRow() {
        show([
            NavigationRow(id: 0, text: "Own", cell: BoldCell.self).customize { cell, row in
                cell.backgroundColor = .systemGreen
                cell.tag = row.text.count
            },
            NavigationRow(id: 1, text: "Default"),
        ])
        let own = view.cell(for: 0) as? BoldCell
        #expect(own?.shown == ["Own"])
        // The closure comes last and wins.
        #expect(own?.backgroundColor == .systemGreen)
        #expect(own?.tintColor == .systemRed)
        #expect(own?.tag == 3)
        #expect(type(of: view.cell(for: 1)!) == RowLayoutCell.self)
    }

    @Test func aCellThatKnowsNoLayoutShowsTheRowAllTheSame() {
        var values: [Bool] = []
        show([
            NavigationRow(id: 0, text: "Own", detailText: .subtitle("detail"), cell: ForeignCell.self, action: {}),
            SwitchRow(id: 1, text: "Switch", isOn: true, cell: ForeignCell.self, action: { values.append($0) }),
        ])
        let configuration = view.cell(for: 0)?.contentConfiguration as? UIListContentConfiguration
        #expect(configuration?.text == "Own" && configuration?.secondaryText == "detail")
        #expect(view.cell(for: 0)?.accessoryType == .disclosureIndicator)
        view.toggleSwitch(1)
        #expect(values == [false])
        #expect(view.rect(for: 0)?.height ?? 0 >= 44)
    }

    // MARK: Equality

    @Test func unchangedRowsAreNotConfiguredAgain() {
        func rows(_ detail: String) -> [any Row<Int>] {
            [
                NavigationRow(id: 0, text: "Wi-Fi", detailText: .value1(detail), action: {}),
                SwitchRow(id: 1, text: "Bluetooth", isOn: true, action: { _ in }),
                TapActionRow(id: 2, text: "Reset", action: {}),
                OptionRow(id: 3, text: "Large", isSelected: false, action: { _ in }),
                MessageRow(id: 4, text: "Hello", onSelect: {}),
                LabelRow(id: 5, text: "Label"),
            ]
        }
        show(rows("Home"), .changed)
        view.resetStatistics()
        show(rows("Office"), .changed)
        #expect(view.statistics.configureCalls == 1)
        #expect(labels(0).map(\.text) == ["Wi-Fi", "Office"])
    }

    @Test func aSectionsTitleAndFooterAreTexts() {
        view.apply(
            Content {
                Section(id: "main", title: "Network", footer: "Shown to devices nearby.", tableStyle: .grouped) {
                    NavigationRow(id: 0, text: "Wi-Fi")
                }
            })
        #expect(view.rectForHeader(inSection: 0).height > 30)
        #expect(view.rectForFooter(inSection: 0).height >= 28)
        window.layoutIfNeeded()
        #expect(view.headerView(forSection: 0).map(labelTexts) == ["Network"])
        #expect(view.footerView(forSection: 0).map(labelTexts) == ["Shown to devices nearby."])
    }

    private func labelTexts(_ view: UIView) -> [String?] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0.text] } ?? labelTexts($0) }
    }

    @Test func aSpinnerTurnsInTheMiddle() {
        show([SpinnerRow(id: 0)])
        let indicator = view.cell(for: 0)?.contentView.subviews.first as? UIActivityIndicatorView
        #expect(indicator?.isAnimating == true)
        #expect(indicator?.center == CGPoint(x: 160, y: 22))
        #expect(view.rect(for: 0)?.height == 44)
    }

    @Test func aSettingsScreenIsMeasuredWithoutACell() {
        show([NavigationRow(id: 0, text: "Wi-Fi"), SwitchRow(id: 1, text: "Bluetooth", isOn: true)])
        view.resetStatistics()
        view.frame.size.width = 280
        _ = view.contentSize
        #expect(view.statistics.measureCalls == 2)
        #expect(view.statistics.configureCalls == 0)
    }

    private final class NamedCell: RowLayoutCell, Configurable {
        var shown: [String] = []
        func configure(with row: any SettingsRow) { shown.append(row.text) }
    }

    private enum Other {
        final class NamedCell: RowLayoutCell {}
    }

    @Test func everyKindOfRowTakesACellClass() {
        show([
            NavigationRow(id: 0, text: "N", cell: NamedCell.self).customize { cell, _ in cell.tag = 10 },
            SwitchRow(id: 1, text: "S", isOn: true, cell: NamedCell.self).customize { cell, _ in cell.tag = 11 },
            TapActionRow(id: 2, text: "T", cell: NamedCell.self).customize { cell, _ in cell.tag = 12 },
            OptionRow(id: 3, text: "O", isSelected: true, cell: NamedCell.self).customize { cell, _ in cell.tag = 13 },
        ])
        let cells = (0..<4).map { view.cell(for: $0) as? NamedCell }
        #expect(cells.map { $0?.shown } == [["N"], ["S"], ["T"], ["O"]])
        #expect(cells.map { $0?.tag } == [10, 11, 12, 13])
        #expect(cells[1]?.switchView?.isOn == true && cells[3]?.accessoryType == .checkmark)
    }

    @Test func classesOfTheSameNameAreToldApart() throws {
        try view.tryApply(
            Content(sections: [
                Section(
                    id: "main",
                    rows: [
                        NavigationRow(id: 0, text: "a", cell: NamedCell.self),
                        NavigationRow(id: 1, text: "b", cell: Other.NamedCell.self),
                    ])
            ]))
        #expect(view.numberOfRows(inSection: 0) == 2)
    }

    @Test func onlyRowsThatDoSomethingCanBeSelected() {
        #expect(!NavigationRow(id: 0, text: "").isSelectable)
        #expect(NavigationRow(id: 0, text: "", action: {}).isSelectable)
        #expect(!NavigationRow(id: 0, text: "", accessoryAction: {}).isSelectable)
        #expect(!TapActionRow(id: 0, text: "").isSelectable)
        #expect(TapActionRow(id: 0, text: "", action: {}).isSelectable)
        #expect(OptionRow(id: 0, text: "", isSelected: false).isSelectable)
        #expect(!SwitchRow(id: 0, text: "", isOn: false, action: { _ in }).isSelectable)
    }
}
