import Testing
import UIKit

@MainActor
struct CellInsetTests {
    /// One section of wrapped text in a window whose bars cover 50 points at the left and 30 at the right.
    private final class Screen: NSObject, UITableViewDataSource {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let table: UITableView

        init(style: UITableView.Style = .plain, width: CGFloat = 400) {
            window.frame.size.width = width
            table = UITableView(frame: window.bounds, style: style)
            super.init()
            table.sectionHeaderTopPadding = 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            window.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Übersicht" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Der Zug nach Lissabon fährt um neun, und wer ihn versäumt, wartet bis zum Abend."
            cell.contentConfiguration = content
            return cell
        }

        func cell(_ row: Int = 0) -> UITableViewCell? {
            table.layoutIfNeeded()
            return table.cellForRow(at: IndexPath(row: row, section: 0))
        }
    }

    private let bars = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 30)

    @Test func contentKeepsOutOfTheSafeAreaAtTheSides() throws {
        let screen = Screen()
        screen.window.deviceSafeAreaInsets = bars
        let cell = try #require(screen.cell())
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.frame.minX == 0 && cell.frame.width == 400)
        #expect(cell.contentView.frame.minX == 50)
        #expect(cell.contentView.frame.maxX == 342)
        #expect(cell.separatorInset.left == 66)
        let header = try #require(screen.table.headerView(forSection: 0))
        header.layoutIfNeeded()
        #expect(header.contentView.frame.minX == 50 && header.contentView.frame.width == 320)
        screen.table.insetsContentViewsToSafeArea = false
        screen.table.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func rowsAreMeasuredInTheWidthThatTheSafeAreaLeaves() throws {
        let narrow = Screen(width: 320)
        let covered = Screen()
        #expect(covered.table.rectForRow(at: IndexPath(row: 1, section: 0)).height < 64.5)
        covered.table.layoutIfNeeded()
        covered.window.deviceSafeAreaInsets = bars
        covered.table.layoutIfNeeded()
        let (a, b) = (try #require(narrow.cell()), try #require(covered.cell()))
        #expect(a.frame.height == b.frame.height)
        #expect(b.frame.height > 64.5)
    }

    @Test func rowsThatAreInsetAnywayAreCoveredByLess() throws {
        let screen = Screen(style: .insetGrouped)
        screen.window.deviceSafeAreaInsets = bars
        let cell = try #require(screen.cell())
        #expect(cell.frame.minX == 16)
        #expect(cell.contentView.frame.minX == 34)
    }

    @Test func fromRightToLeftTheSidesStay() throws {
        let screen = Screen()
        screen.window.deviceSafeAreaInsets = bars
        screen.window.traitOverrides.layoutDirection = .rightToLeft
        let cell = try #require(screen.cell())
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 78)
        #expect(cell.contentView.frame.maxX == 370)
    }

    @Test func linesAreNoLongerThanIsReadable() throws {
        let screen = Screen(width: 1024)
        let cell = try #require(screen.cell())
        #expect(cell.contentView.subviews.first?.frame.width == 1024)
        screen.table.cellLayoutMarginsFollowReadableWidth = true
        screen.table.layoutIfNeeded()
        let content = try #require(cell.contentView.subviews.first)
        #expect(cell.contentView.frame.width == 1024)
        #expect(cell.contentView.directionalLayoutMargins.leading == 176)
        #expect(content.frame == CGRect(x: 160, y: 0, width: 704, height: cell.frame.height))
        let narrow = Screen(width: 390)
        narrow.table.cellLayoutMarginsFollowReadableWidth = true
        #expect(try #require(narrow.cell()).contentView.directionalLayoutMargins.leading == 16)
    }

    @Test func aReadableGuideGrowsWithTheText() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
        view.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(view.readableContentGuide.layoutFrame.width == 553)
        view.frame.size.width = 300
        #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    }

    @Test func aCellsOwnFittingSizeIsItsHeight() throws {
        final class FixedCell: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                CGSize(width: targetSize.width, height: targetSize.width / 5)
            }
        }
        let screen = Screen()
        screen.table.register(FixedCell.self, forCellReuseIdentifier: "cell")
        screen.table.reloadData()
        #expect(screen.table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 80)
        let plain = UITableViewCell()
        #expect(
            plain.systemLayoutSizeFitting(
                CGSize(width: 100, height: 300), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required) == CGSize(width: 100, height: 300))
    }
}
