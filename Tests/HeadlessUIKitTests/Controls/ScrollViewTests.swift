import Testing
import UIKit

@MainActor
struct ScrollViewTests {
    final class Listener: UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func theContentOffsetIsTheOriginOfTheBounds() {
        scrollView.contentOffset = CGPoint(x: 0, y: 30)
        #expect(scrollView.bounds == CGRect(x: 0, y: 30, width: 100, height: 100))
        #expect(scrollView.frame.origin == .zero)
        scrollView.bounds.origin.y = 40
        #expect(scrollView.contentOffset.y == 40)
    }

    @Test func theDelegateHearsOfMovesOnly() {
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset.y = 30
        scrollView.contentOffset.y = 30
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        scrollView.frame.size.height = 60
        #expect(listener.offsets == [30, 50])
    }

    @Test func scrollingAsksForLayout() {
        final class Counting: UIScrollView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = Counting(frame: scrollView.frame)
        view.layoutIfNeeded()
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        #expect(view.count == 2)
    }

    @Test func aViewAtItsTopStaysThereWhenTheInsetChanges() {
        scrollView.contentInset.top = 20
        #expect(scrollView.contentOffset.y == -20)
        scrollView.contentOffset.y = 5
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset.y == 5)
    }

    @Test(arguments: [(150.0, 70.0), (0.0, 0.0), (280.0, 200.0), (290.0, 200.0)] as [(CGFloat, CGFloat)])
    func aRectangleIsBroughtIntoViewByTheShortestWay(y: CGFloat, offset: CGFloat) {
        scrollView.contentSize = CGSize(width: 100, height: 300)
        scrollView.contentOffset.y = 50
        scrollView.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 20), animated: false)
        #expect(scrollView.contentOffset.y == offset)
    }
}
