import Testing
import UIKit

@MainActor
@Suite struct ScrollingByHandTests {
    private final class Listener: UIScrollViewDelegate {
        var events: [String] = []
        var target: CGPoint?
        var permitsTop = true

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            let phase = scrollView.isDragging ? "drag" : scrollView.isDecelerating ? "decelerate" : "still"
            events.append("scroll \(scrollView.contentOffset.y) \(phase)")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("will begin") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            events.append("will end at \(targetContentOffset.pointee.y)")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            events.append("ended \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("rest") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { permitsTop }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { events.append("top") }
    }

    private let listener = Listener()
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        scrollView.delegate = listener
    }

    @Test func aDragMovesTheContentAgainstTheFinger() {
        scrollView.drag(by: CGPoint(x: 0, y: -30))
        #expect(
            listener.events == ["will begin", "scroll 30.0 drag", "will end at 30.0", "ended false"])
        scrollView.drag(by: CGPoint(x: 0, y: 500))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func aDragWithAVelocityGoesOnToWhereItComesToRest() {
        scrollView.decelerationRate = .fast
        // A hundredth of the velocity is lost each millisecond: 1 point a millisecond goes 100 points.
        scrollView.drag(by: CGPoint(x: 0, y: -30), velocity: CGPoint(x: 0, y: 1))
        #expect(scrollView.contentOffset.y.rounded() == 130)
        #expect(listener.events.suffix(4).first == "ended true")
        #expect(listener.events.last == "rest")
        listener.target = CGPoint(x: 0, y: 200)
        scrollView.drag(by: CGPoint(x: 0, y: -30), velocity: CGPoint(x: 0, y: 1))
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test func pagesAreWhereAPagingViewComesToRest() {
        scrollView.isPagingEnabled = true
        scrollView.drag(by: CGPoint(x: 0, y: -60))
        #expect(scrollView.contentOffset.y == 100)
        scrollView.drag(by: CGPoint(x: 0, y: -40))
        #expect(scrollView.contentOffset.y == 100)
    }

    @Test func aViewThatDoesNotScrollIsMovedByCodeAlone() {
        scrollView.isScrollEnabled = false
        scrollView.drag(by: CGPoint(x: 0, y: -30))
        #expect(listener.events.isEmpty)
        scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
        #expect(listener.events == ["scroll 40.0 still", "animated"])
    }

    @Test func theStatusBarLeadsToTheTopUnlessTheDelegateRefuses() {
        scrollView.contentInset.top = 10
        scrollView.contentOffset.y = 300
        listener.permitsTop = false
        scrollView.tapStatusBar()
        #expect(scrollView.contentOffset.y == 300)
        listener.permitsTop = true
        scrollView.tapStatusBar()
        #expect(scrollView.contentOffset.y == -10)
        #expect(listener.events.last == "top")
    }

    // MARK: The safe area

    @Test func theSafeAreaCountsAsRoomAroundTheContent() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 5)
        window.addSubview(scrollView)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(scrollView.contentOffset.y == -20)
        scrollView.contentInset.top = 7
        #expect(scrollView.contentOffset.y == -27)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 27, left: 5, bottom: 10, right: 5))
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -7))
        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        scrollView.contentSize.height = 50
        #expect(scrollView.adjustedContentInset.top == 7)
    }

    @Test func aTablesFirstRowStandsBelowTheBars() throws {
        let window = UIWindow(preset: try #require(UIScreen.Preset(named: "iPhone 15 Pro")))
        let table = ListSource([["one"]]).table()
        table.frame = window.bounds
        window.addSubview(table)
        window.makeKeyAndVisible()
        #expect(table.contentOffset.y == -59)
        #expect(table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: window).minY == 59)
    }
}
