import Folio
import FolioRows
import FolioText
import Testing
import UIKit

/// A row measured without an actor is as high as its cell.
@MainActor
@Suite struct AgreementTests {
    nonisolated static let settings: [(environment: TextEnvironment, category: UIContentSizeCategory)] = [
        (.uikit, .large), (.css, .large), (TextEnvironment(metrics: .uikit(scale: 2)), .accessibilityLarge),
        (.css, .extraSmall),
    ]

    @Test(arguments: settings.indices)
    func `cells and prepared rows agree at forty widths`(index: Int) {
        let (environment, category) = Self.settings[index]
        let host = UIView(frame: .zero)
        host.traitOverrides.textEnvironment = environment
        host.traitOverrides.preferredContentSizeCategory = category
        for (number, layout) in SampleRows.layouts.enumerated() {
            let cell = RowLayoutCell(style: .default, reuseIdentifier: nil)
            host.addSubview(cell)
            cell.apply(layout)
            let row = layout.prepared(in: environment, contentSizeCategory: category)
            for width in SampleRows.widths {
                #expect(row.height(width: width) == cell.heightThatFits(width: width), "row \(number) at \(width)")
            }
        }
    }

    @Test(arguments: settings.indices)
    func `views and prepared headers and footers agree at forty widths`(index: Int) {
        let (environment, category) = Self.settings[index]
        let host = UIView(frame: .zero)
        host.traitOverrides.textEnvironment = environment
        host.traitOverrides.preferredContentSizeCategory = category
        for layout in SampleRows.boundaries {
            let view = RowLayoutView(frame: .zero)
            host.addSubview(view)
            view.apply(layout)
            for width in SampleRows.widths {
                let height = layout.height(width: width, environment: environment, contentSizeCategory: category)
                #expect(height == view.heightThatFits(width: width), "\(layout.string) at \(width)")
            }
        }
    }

    @Test(arguments: [TextEnvironment.uikit, .css])
    func `a table of ready-made rows has the heights that are measured without it`(environment: TextEnvironment) {
        let view = FolioView<Int, Int>(style: .plain)
        view.traitOverrides.textEnvironment = environment
        let message = MessageRow(id: 1, text: SampleRows.mixed, sender: "Ada", time: "09:41", language: "ja")
        let label = LabelRow(
            id: 2, text: "Wi-Fi", detail: SampleRows.long, detailStyle: .value1, accessory: .disclosureIndicator)
        let header = TextHeader("Today")
        let footer = TextFooter(SampleRows.long)
        view.frame = CGRect(x: 0, y: 0, width: 375, height: 400)
        view.apply(
            Content {
                Section(id: 0, header: header, footer: footer) {
                    message
                    label
                }
            }, animatingDifferences: false)
        for width in [375.0, 200, 744] {
            view.frame.size.width = width
            view.layoutIfNeeded()
            #expect(
                view.rectForHeader(inSection: 0).height == header.layout.height(width: width, environment: environment))
            #expect(
                view.rectForRow(at: IndexPath(row: 0, section: 0)).height
                    == message.layout.height(width: width, environment: environment))
            #expect(
                view.rectForRow(at: IndexPath(row: 1, section: 0)).height
                    == label.layout.height(width: width, environment: environment))
            #expect(
                view.rectForFooter(inSection: 0).height == footer.layout.height(width: width, environment: environment))
        }
    }

    @Test func `rows are measured by any thread`() async {
        let expected = SampleRows.layouts.map { $0.height(width: 300) }
        let heights = await withTaskGroup(of: (Int, CGFloat).self) { group in
            for (index, layout) in SampleRows.layouts.enumerated() {
                group.addTask { (index, layout.height(width: 300)) }
            }
            var heights: [Int: CGFloat] = [:]
            for await (index, height) in group { heights[index] = height }
            return heights
        }
        for (index, height) in expected.enumerated() { #expect(heights[index] == height) }
    }

    @Test(arguments: [TextEnvironment.uikit, .css])
    func `inset rows are as high as rows of a table that is as narrow as they are`(environment: TextEnvironment) {
        let content = Content<String, Int> {
            Section(id: "all") {
                MessageRow(id: 1, text: SampleRows.mixed, sender: "Ada", time: "09:41", language: "ja")
                LabelRow(id: 2, text: SampleRows.long, detail: SampleRows.long, accessory: .detailButton)
                NavigationRow(id: 3, text: SampleRows.long, detailText: .value1("On"), action: {})
                SwitchRow(id: 4, text: SampleRows.long, isOn: true) { _ in }
                TapActionRow(id: 5, text: SampleRows.long, action: {}).onWillDisplay { _ in }
                NavigationRow(id: 6, text: SampleRows.long, detailText: .none, action: {}).customize { _, _ in }
                SpinnerRow(id: 7)
            }
        }
        func heights(_ style: UITableView.Style, width: CGFloat) -> [CGFloat] {
            let view = FolioView<String, Int>(style: style)
            view.traitOverrides.textEnvironment = environment
            view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
            view.apply(content, animatingDifferences: false)
            let shown = (0..<7).map { view.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            #expect(view.measure(content, width: width).sections[0].rows.map(\.height) == shown)
            return shown
        }
        for (table, rows) in [(320.0, 288.0), (413, 381), (414, 374), (768, 728)] {
            let expected = heights(.plain, width: CGFloat(rows))
            #expect(heights(.insetGrouped, width: CGFloat(table)) == expected, "a table \(table) points wide")
        }
        #expect(heights(.insetGrouped, width: 320) != heights(.plain, width: 320))
    }
}
