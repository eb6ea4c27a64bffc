import Testing
import UIKit

@MainActor
struct ActivityIndicatorViewTests {
    @Test func theStyleSaysTheSize() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.frame.size == CGSize(width: 37, height: 37))
        view.style = .medium
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(view.sizeThatFits(CGSize(width: 99, height: 99)) == CGSize(width: 20, height: 20))
        let framed = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(framed.style == .medium)
        #expect(framed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func anIndicatorIsHiddenUnlessItRuns() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(view.isHidden)
        view.startAnimating()
        #expect(view.isAnimating && !view.isHidden)
        view.stopAnimating()
        #expect(!view.isAnimating && view.isHidden)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        view.startAnimating()
        view.stopAnimating()
        #expect(!view.isHidden)
    }

    @Test func aStackClosesTheGapOfAnIndicatorThatStops() {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        let stack = UIStackView(arrangedSubviews: [BoxView(10, 10), view])
        stack.spacing = 4
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 34, height: 20))
        view.stopAnimating()
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 10, height: 10))
    }
}
