import Testing
import UIKit

@MainActor
struct ViewGeometryTests {
    @Test func aFrameGivesBoundsAndCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
    }

    @Test func aNewFrameKeepsTheOriginOfTheBounds() {
        let view = UIView()
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.frame = CGRect(x: 1, y: 2, width: 5, height: 6)
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 5, height: 6))
    }

    @Test func aNewSizeOfTheBoundsKeepsTheCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.bounds.size = CGSize(width: 40, height: 10)
        #expect(view.center == CGPoint(x: 20, y: 20))
        #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    }

    @Test func aNewCenterMovesTheFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 90, y: 45, width: 20, height: 10))
    }

    @Test func aFrameIsReadAsItWasSet() {
        let frame = CGRect(x: 0.1, y: 1.0 / 3, width: 0.7, height: 20.333333333333332)
        #expect(UIView(frame: frame).frame == frame)
    }

    @Test func whatIsLeftOfTooSmallARectangleIsAnEmptyFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.frame = view.bounds.insetBy(dx: 16, dy: 12)
        #expect(view.frame == .zero)
    }

    @Test func aFrameThatIsNotANumberTrapsWithTheViewsName() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                view.accessibilityIdentifier = "avatar"
                view.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIView “avatar” cannot have the frame"))
    }

    @Test func aPlaceOfContentThatIsNotANumberTrapsWithTheViewsName() async {
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
        }
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentSize = CGSize(width: 10, height: CGFloat.infinity) }
        }
        let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIScrollView().contentInset.top = .nan }
        }
        let messages = [offset, size, inset].map {
            String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
        }
        #expect(messages[0].contains("UIScrollView cannot have the bounds"))
        #expect(messages[1].contains("UIScrollView cannot have the content size"))
        #expect(messages[2].contains("UIScrollView cannot have the content inset"))
    }

    @Test func pointsAreConvertedThroughFramesAndBounds() {
        let root = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
        let a = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let b = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        let c = UIView(frame: CGRect(x: 70, y: 80, width: 5, height: 5))
        root.addSubview(a)
        a.addSubview(b)
        root.addSubview(c)
        a.bounds.origin = CGPoint(x: 0, y: 100)
        #expect(b.convert(CGPoint.zero, to: a) == CGPoint(x: 1, y: 2))
        #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 11, y: -78))
        #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 11, y: -78))
        #expect(c.convert(CGPoint.zero, from: b) == CGPoint(x: -59, y: -158))
        #expect(b.convert(b.bounds, to: c) == CGRect(x: -59, y: -158, width: 5, height: 5))
        #expect(b.convert(CGRect(x: 11, y: -78, width: 1, height: 1), from: root).origin == .zero)
    }

    @Test func theFrontmostVisibleViewIsHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        root.addSubview(back)
        root.addSubview(front)
        let shared = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(shared, with: nil) === front)
        front.isHidden = true
        #expect(root.hitTest(shared, with: nil) === back)
        back.isUserInteractionEnabled = false
        #expect(root.hitTest(shared, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    }

    @Test func aViewTakesTheSizeThatFitsAndKeepsItsOrigin() {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 1, height: 7) }
        }
        let view = Fitting(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 11, height: 7))
        #expect(UIView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 11, height: 7))
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test func clippingIsTheLayersMask() {
        let view = UIView()
        #expect(!view.clipsToBounds)
        view.layer.masksToBounds = true
        #expect(view.clipsToBounds)
        view.clipsToBounds = false
        #expect(!view.layer.masksToBounds)
    }

    @Test func marginsFollowDirectionAndSafeArea() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 190))
        window.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
        #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 8, bottom: 38, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 16))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }

    @Test func animationsHappenAtOnce() {
        let view = UIView()
        var finished: Bool?
        UIView.animate(withDuration: 3, animations: { view.alpha = 0 }, completion: { finished = $0 })
        #expect(view.alpha == 0)
        #expect(finished == true)
        UIView.performWithoutAnimation { view.alpha = 1 }
        #expect(view.alpha == 1)
    }

    @Test func aViewBeyondItsSuperviewHasNoSafeAreaOfItsOwn() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: -5, y: -7, width: 120, height: 130))
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == .zero)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        outer.bounds.origin.y = 40
        #expect(inner.safeAreaInsets == .zero)
    }
}
