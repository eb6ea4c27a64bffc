import Testing
import UIKit

@testable import Folio

@MainActor
@Suite struct HeaderFooterTests {
    private let stage = Stage()

    private func show(
        header: Banner? = nil, footer: Banner? = nil, _ reconfiguration: RowReconfiguration<Int> = .none
    ) {
        stage.show([Section(id: "main", header: header, footer: footer, rows: [CardRow(1)])], reconfiguration)
    }

    private func hosted(_ container: HeaderFooterContainerView?) -> BannerView? {
        container?.hostedView as? BannerView
    }

    @Test func headersAndFootersAreConfiguredAndPlaced() {
        show(header: Banner(title: "top", height: 30), footer: Banner(title: "end", height: 20))
        #expect(hosted(stage.header())?.title == "top")
        #expect(hosted(stage.footer())?.title == "end")
        #expect(stage.view.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(stage.view.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
        #expect(stage.view.rectForFooter(inSection: 0) == CGRect(x: 0, y: 80, width: 300, height: 20))
        #expect(hosted(stage.header())?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    }

    @Test(arguments: [RowReconfiguration<Int>.all, .none])
    func theyChangeResizeComeAndGoOnASectionThatStays(policy: RowReconfiguration<Int>) {
        show(header: Banner(title: "a", height: 30))
        let cell = stage.cell(0)
        let view = hosted(stage.header())
        show(header: Banner(title: "b", height: 44), policy)
        #expect(view?.title == "b")
        #expect(hosted(stage.header()) === view)
        #expect(stage.view.rectForHeader(inSection: 0).height == 44)
        show(footer: Banner(title: "f", height: 10), policy)
        #expect(hosted(stage.header()) == nil)
        #expect(hosted(stage.footer())?.title == "f")
        #expect(stage.view.contentSize.height == 60)
        #expect(stage.cell(0) === cell)
    }

    @Test func theContainerIsThereWhileTheHeaderIsNotAndKeepsItsIdentity() throws {
        show()
        let container = try #require(stage.header())
        #expect(container.isHidden)
        #expect(container.hostedView == nil)
        #expect(container.frame.height < 1)
        show(header: Banner(title: "now"))
        #expect(stage.header() === container)
        #expect(!container.isHidden)
        #expect(hosted(container)?.title == "now")
        #expect(container.frame.height == 24)
        show()
        #expect(stage.header() === container)
        #expect(container.isHidden)
        #expect(container.hostedView == nil)
    }

    @Test func aHeaderOfAPlainTableFloatsAndItsRectangleRests() throws {
        stage.show([
            Section(id: "a", header: Banner(height: 20), rows: (0..<20).map { CardRow($0) }),
            Section(id: "b", header: Banner(height: 20), rows: (20..<40).map { CardRow($0) }),
        ])
        stage.view.contentOffset.y = 500
        stage.window.layoutIfNeeded()
        #expect(stage.header()?.frame.minY == 500)
        #expect(stage.view.rectForHeader(inSection: 0).minY == 0)
        stage.view.contentOffset.y = 1_010
        stage.window.layoutIfNeeded()
        #expect(stage.header(0)?.frame.minY == 1_000)
        #expect(stage.header(1)?.frame.minY == 1_020)
    }

    @Test func aSectionScrolledAwayGivesItsContainersToAnother() {
        stage.show([
            Section(id: "a", header: Banner(title: "a"), rows: (0..<20).map { CardRow($0) }),
            Section(id: "b", header: Banner(title: "b"), rows: (20..<40).map { CardRow($0) }),
        ])
        stage.view.contentOffset.y = 1_300
        stage.window.layoutIfNeeded()
        #expect(stage.header(0) == nil)
        #expect(hosted(stage.header(1))?.title == "b")
        stage.view.contentOffset.y = 0
        stage.window.layoutIfNeeded()
        #expect(hosted(stage.header(0))?.title == "a")
    }

    @Test func aFootersContainerIsKeptAsAHeadersIs() throws {
        show()
        let container = try #require(stage.footer())
        #expect(container.isHidden && container.hostedView == nil && container.frame.height < 1)
        show(footer: Banner(title: "end"))
        #expect(stage.footer() === container && !container.isHidden)
        #expect(hosted(container)?.title == "end")
        show()
        #expect(stage.footer() === container && container.isHidden && container.hostedView == nil)
    }
}
