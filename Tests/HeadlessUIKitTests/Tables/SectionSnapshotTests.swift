import Testing
import UIKit

@MainActor
@Suite struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Europe and Asia with countries, one of which has cities.
    private func outline() -> Outline {
        var outline = Outline()
        outline.append(["Europe", "Asia"])
        outline.append(["Portugal", "Norway"], to: "Europe")
        outline.append(["Japan"], to: "Asia")
        outline.append(["Porto", "Faro"], to: "Portugal")
        return outline
    }

    @Test func itemsStandBelowTheirParentsAndShowWhereAllOfThemAreExpanded() {
        var outline = outline()
        #expect(outline.items == ["Europe", "Portugal", "Porto", "Faro", "Norway", "Asia", "Japan"])
        #expect(outline.visibleItems == ["Europe", "Asia"])
        outline.expand(["Portugal"])
        #expect(outline.visibleItems == ["Europe", "Asia"])
        #expect(!outline.isVisible("Porto"))
        outline.expand(["Europe"])
        #expect(outline.visibleItems == ["Europe", "Portugal", "Porto", "Faro", "Norway", "Asia"])
        outline.collapse(["Portugal"])
        #expect(outline.visibleItems == ["Europe", "Portugal", "Norway", "Asia"])
        #expect(outline.isVisible("Norway") && outline.isExpanded("Europe"))
    }

    @Test func questionsAreAnsweredByPlace() {
        let outline = outline()
        #expect(outline.rootItems == ["Europe", "Asia"])
        #expect(outline.level(of: "Porto") == 2)
        #expect(outline.parent(of: "Porto") == "Portugal")
        #expect(outline.parent(of: "Asia") == nil)
        #expect(outline.index(of: "Norway") == 4)
        #expect(outline.index(of: "Mars") == nil)
        #expect(outline.contains("Faro") && !outline.contains("Mars"))
        #expect(
            outline.visualDescription.split(separator: "\n").prefix(3) == ["+ Europe", "  + Portugal", "      Porto"])
    }

    @Test func itemsAreInsertedBesideOthersAndDeletedWithAllBelowThem() {
        var outline = outline()
        outline.insert(["Iceland"], before: "Norway")
        outline.insert(["Spain"], after: "Portugal")
        outline.insert(["Africa"], after: "Asia")
        #expect(outline.snapshot(of: "Europe").rootItems == ["Portugal", "Spain", "Iceland", "Norway"])
        #expect(outline.rootItems == ["Europe", "Asia", "Africa"])
        outline.delete(["Portugal", "Porto"])
        #expect(!outline.contains("Faro"))
        outline.delete(["Europe"])
        #expect(outline.items == ["Asia", "Japan", "Africa"])
        outline.deleteAll()
        #expect(outline == Outline())
    }

    @Test func snapshotsAreTakenOutAndPutInWithTheirLevels() {
        var outline = outline()
        outline.expand(["Portugal"])
        let portugal = outline.snapshot(of: "Portugal", includingParent: true)
        #expect(portugal.items == ["Portugal", "Porto", "Faro"])
        #expect(portugal.isExpanded("Portugal"))
        outline.delete(["Portugal"])
        outline.insert(portugal, after: "Norway")
        #expect(outline.items == ["Europe", "Norway", "Portugal", "Porto", "Faro", "Asia", "Japan"])
        #expect(outline.isExpanded("Portugal"))
        var cities = Outline()
        cities.append(["Tokyo", "Kyoto"])
        outline.replace(childrenOf: "Asia", using: cities)
        #expect(outline.snapshot(of: "Asia").items == ["Tokyo", "Kyoto"])
        #expect(!outline.contains("Japan"))
    }

    @Test func anIdentifierTwiceOrAMissingOneStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a"])
            outline.append(["a"])
        }
        await #expect(processExitsWith: .failure) {
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["a"], to: "b")
        }
    }

    @Test func aTableShowsTheVisibleItemsAndKeepsTheCellsOfThoseThatStay() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        func texts() -> [String?] {
            table.layoutIfNeeded()
            return table.visibleCells.map { $0.textLabel?.text }
        }
        var outline = outline()
        source.apply(outline, to: 1)
        #expect(texts() == ["Europe", "Asia"])
        let asia = try #require(table.visibleCells.last)
        outline.expand(["Europe"])
        source.apply(outline, to: 1)
        #expect(texts() == ["Europe", "Portugal", "Norway", "Asia"])
        #expect(table.visibleCells.last === asia)
        #expect(source.snapshot(for: 1) == outline)
        var other = source.snapshot()
        other.deleteItems(["Norway"])
        source.apply(other)
        #expect(source.snapshot(for: 1).rootItems == ["Europe", "Portugal", "Asia"])
    }
}
