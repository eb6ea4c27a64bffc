import UIKit

@testable import Folio

typealias TestView = FolioView<String, Int>
typealias TestContent = Content<String, Int>
typealias TestSection = Section<String, Int>

/// A table of 300 by 400 points in a window of its own.
@MainActor
struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = TestView(style: .plain)

    init() {
        view.frame = window.bounds
        window.addSubview(view)
        window.makeKeyAndVisible()
    }

    func show(_ sections: [TestSection], _ reconfiguration: RowReconfiguration<Int> = .all) {
        view.apply(
            Content(sections: sections), rowReconfiguration: reconfiguration, animatingDifferences: false)
        window.layoutIfNeeded()
    }

    func show(_ rows: [any Row<Int>], _ reconfiguration: RowReconfiguration<Int> = .all) {
        show([Section(id: "main", rows: rows)], reconfiguration)
    }

    func cell(_ row: Int, _ section: Int = 0) -> CardCell? {
        view.cellForRow(at: IndexPath(row: row, section: section)) as? CardCell
    }

    func height(_ row: Int, _ section: Int = 0) -> CGFloat {
        view.rectForRow(at: IndexPath(row: row, section: section)).height
    }

    func header(_ section: Int = 0) -> HeaderFooterContainerView? {
        view.headerView(forSection: section) as? HeaderFooterContainerView
    }

    func footer(_ section: Int = 0) -> HeaderFooterContainerView? {
        view.footerView(forSection: section) as? HeaderFooterContainerView
    }
}
