import Testing
import UIKit

@MainActor
struct ProgressViewTests {
    @Test func progressStaysBetweenNoughtAndOne() {
        let view = UIProgressView()
        #expect(view.progress == 0)
        view.progress = 0.25
        #expect(view.progress == 0.25)
        view.setProgress(3, animated: true)
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
    }

    @Test func theStyleSaysTheHeight() {
        let view = UIProgressView(progressViewStyle: .bar)
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2.5))
        view.progressViewStyle = .default
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        #expect(view.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 4))
    }
}
