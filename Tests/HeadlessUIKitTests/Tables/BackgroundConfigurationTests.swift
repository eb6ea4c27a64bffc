import Testing
import UIKit

@MainActor
@Suite struct BackgroundConfigurationTests {
    private func cell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        return cell
    }

    private func background(_ view: UIView) -> UIView { view.subviews[0] }

    @Test func aBackgroundIsBehindEverythingInItsOwnShape() {
        let cell = cell()
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .systemYellow
        configuration.cornerRadius = 12
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(background(cell).frame == CGRect(x: 2, y: 1, width: 314, height: 56))
        #expect(background(cell).backgroundColor == .systemYellow)
        #expect(background(cell).layer.cornerRadius == 12)
        cell.semanticContentAttribute = .forceRightToLeft
        cell.layoutIfNeeded()
        #expect(background(cell).frame.minX == 4)
        cell.backgroundConfiguration = nil
        #expect(cell.subviews == [cell.contentView])
    }

    @Test func edgesAddTheCellsMargins() {
        let cell = cell()
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        var configuration = UIBackgroundConfiguration.listPlainCell()
        configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        #expect(background(cell).frame == CGRect(x: 20, y: 0, width: 280, height: 60))
    }

    @Test func aListsBackgroundFollowsTheStateAndOneWithAColourOfItsOwnDoesNot() {
        let cell = cell()
        cell.backgroundConfiguration = .listPlainCell()
        cell.layoutIfNeeded()
        #expect(background(cell).backgroundColor == .systemBackground)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(background(cell).backgroundColor == .systemGray4)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.backgroundConfiguration = .listGroupedCell()
        cell.layoutIfNeeded()
        #expect(background(cell).backgroundColor == .secondarySystemGroupedBackground)
        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .red
        cell.automaticallyUpdatesBackgroundConfiguration = true
        cell.backgroundConfiguration = own
        cell.layoutIfNeeded()
        #expect(background(cell).backgroundColor == .red)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func aBackgroundForAnyTableHasTheColoursOfItsStyle(style: UITableView.Style) {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.backgroundConfiguration = .listCell()
                return cell
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        let source = Source()
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        let state = cell?.configurationState
        let isPlain = style == .plain
        let expected: UIColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
        #expect(cell.map { background($0).backgroundColor } == expected)
        #expect(state.map { UIBackgroundConfiguration.listCell().updated(for: $0).backgroundColor } == expected)
        #expect(
            state.map { UIBackgroundConfiguration.listHeader().updated(for: $0).backgroundColor }
                == (isPlain ? .systemBackground : .clear))
        #expect(UIBackgroundConfiguration.listFooter() != .listHeader())
    }

    @Test func aColourThatIsNilIsTheTintAndTransformersHaveTheLastWord() {
        var configuration = UIBackgroundConfiguration.clear()
        #expect(configuration.resolvedBackgroundColor(for: .green) == .clear)
        configuration.backgroundColor = nil
        #expect(configuration.resolvedBackgroundColor(for: .green) == .green)
        configuration.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(configuration.resolvedBackgroundColor(for: .green) == UIColor.green.withAlphaComponent(0.5))
        let copy = configuration
        #expect(copy == configuration)
    }

    @Test func aViewFillsTheShapeAndABorderMayStandOutside() {
        let cell = cell()
        let own = UIView(frame: .zero)
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = own
        configuration.strokeWidth = 2
        configuration.strokeOutset = 3
        configuration.strokeColor = .red
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
        background(cell).layoutIfNeeded()
        #expect(own.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        let stroke = background(cell).subviews.last
        #expect(stroke?.frame == CGRect(x: -3, y: -3, width: 326, height: 66))
        #expect(stroke?.layer.borderColor == UIColor.red.cgColor)
        configuration.customView = nil
        cell.backgroundConfiguration = configuration
        #expect(own.superview == nil)
    }

    @Test func aBackgroundTakesThePlaceOfAViewAndAColourAndAViewThatOfABackground() {
        let cell = cell()
        cell.backgroundColor = .red
        cell.backgroundView = UIView(frame: .zero)
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundColor == nil)
        #expect(cell.backgroundView == nil)
        cell.backgroundView = UIView(frame: .zero)
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func aHandlerConfiguresACellByItsState() {
        let cell = cell()
        cell.configurationUpdateHandler = { cell, state in
            var content = UIListContentConfiguration.cell()
            content.text = state.isSelected ? "selected" : "not selected"
            cell.contentConfiguration = content
        }
        func shown() -> String? {
            cell.layoutIfNeeded()
            return (cell.contentView.subviews.first?.subviews.first as? UILabel)?.text
        }
        #expect(shown() == "not selected")
        cell.isSelected = true
        #expect(shown() == "selected")
    }

    @Test func statesKeepValuesOfTheClientsOwn() {
        let key = UIConfigurationStateCustomKey("com.example.archived")
        var state = UICellConfigurationState(traitCollection: .current)
        #expect(state[key] == nil)
        state[key] = true
        #expect(state[key] as? Bool == true)
        #expect(state != UICellConfigurationState(traitCollection: .current))
    }

    @Test func aHeaderShowsConfigurationsAsACellDoes() throws {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Quiet hours"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 10, trailing: 16)
        header.contentConfiguration = content
        header.backgroundConfiguration = .listPlainHeaderFooter()
        let line = content.textProperties.font.lineHeight
        let height = header.sizeThatFits(CGSize(width: 320, height: 0)).height
        #expect(height >= line + 30 && height < line + 31)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: height)
        header.layoutIfNeeded()
        #expect(background(header).backgroundColor == .systemBackground)
        let label = try #require(header.contentView.subviews.first?.subviews.first as? UILabel)
        #expect(label.text == "QUIET HOURS")
        #expect(label.frame.minY == 20)
    }

    @Test func aHeadersDetailStandsBelowItsTitle() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Title"
        let alone = header.sizeThatFits(CGSize(width: 320, height: 0)).height
        header.detailTextLabel?.text = "Detail"
        let both = header.sizeThatFits(CGSize(width: 320, height: 0)).height
        header.frame = CGRect(x: 0, y: 0, width: 320, height: both)
        header.layoutIfNeeded()
        let detail = header.detailTextLabel?.frame.height ?? 0
        #expect(detail > 15 && abs(both - alone - detail) < 0.001)
        #expect(header.textLabel?.frame.maxY == header.detailTextLabel?.frame.minY)
    }

    @Test func aFloatingHeaderIsPinned() throws {
        final class Source: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        }
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        #expect(!header.configurationState.isPinned)
        table.contentOffset.y = 50
        table.layoutIfNeeded()
        #expect(header.configurationState.isPinned)
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(!header.configurationState.isPinned)
    }
}
