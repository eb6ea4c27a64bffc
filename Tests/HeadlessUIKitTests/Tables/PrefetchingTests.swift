import Testing
import UIKit

@MainActor
@Suite struct PrefetchingTests {
    private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var events: [String] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            events.append("fetch \(indexPaths.map(\.row))")
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            events.append("cancel \(indexPaths.map(\.row))")
        }
    }

    /// Forty rows of 40 points in 200: five are visible.
    private func table(_ prefetcher: Prefetcher) -> UITableView {
        let table = ListSource([(0..<40).map(String.init)]).table()
        table.prefetchDataSource = prefetcher
        table.layoutIfNeeded()
        return table
    }

    @Test func rowsBelowTheVisibleOnesAreFetchedOnceInTheOrderInWhichTheyWillBeNeeded() {
        let prefetcher = Prefetcher()
        let table = table(prefetcher)
        #expect(prefetcher.events == ["fetch [5, 6, 7, 8, 9]"])
        table.layoutIfNeeded()
        table.contentOffset.y = 80
        table.layoutIfNeeded()
        #expect(prefetcher.events == ["fetch [5, 6, 7, 8, 9]", "fetch [10, 11]"])
    }

    @Test func rowsThatWereNeverDisplayedAreCancelledWhenTheyAreCloseNoMore() {
        let prefetcher = Prefetcher()
        let table = table(prefetcher)
        prefetcher.events = []
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        #expect(prefetcher.events == ["cancel [5, 6, 7, 8, 9]", "fetch [30, 31, 32, 33, 34]"])
        prefetcher.events = []
        table.contentOffset.y = 960
        table.layoutIfNeeded()
        #expect(prefetcher.events == ["cancel [30, 31, 32, 33, 34]", "fetch [23, 22, 21, 20, 19]"])
    }

    @Test func fetchingFollowsRowsThatMoveAndStopsWhereItIsSwitchedOff() {
        let prefetcher = Prefetcher()
        let table = table(prefetcher)
        prefetcher.events = []
        let source = (table as? SourceKeepingTable)?.source
        source?.sections[0].insert("first", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        table.layoutIfNeeded()
        // What was row 9 is close no more, and what was row 4 has become so.
        #expect(prefetcher.events == ["cancel [10]", "fetch [5]"])
        table.isPrefetchingEnabled = false
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        #expect(prefetcher.events.count == 2)
    }

    @Test func nothingIsFetchedBeforeTheTableHasAnArea() {
        let prefetcher = Prefetcher()
        let table = table(prefetcher)
        prefetcher.events = []
        table.reloadData()
        table.frame.size.height = 0
        table.layoutIfNeeded()
        #expect(prefetcher.events.isEmpty)
    }
}
