import Testing
import UIKit

@MainActor
struct LayerTests {
    @Test func aLayersPlaceAndLookAreItsViews() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.layer.frame == view.frame)
        #expect(view.layer.position == CGPoint(x: 60, y: 40))
        view.layer.position = CGPoint(x: 100, y: 100)
        #expect(view.frame.origin == CGPoint(x: 50, y: 80))
        view.layer.bounds.size.width = 60
        #expect(view.frame == CGRect(x: 70, y: 80, width: 60, height: 40))
        view.layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        #expect(view.bounds.size == CGSize(width: 5, height: 5))
        view.layer.opacity = 0.5
        view.layer.isHidden = true
        view.layer.backgroundColor = UIColor.green.cgColor
        #expect(view.alpha == 0.5 && view.isHidden)
        #expect(view.backgroundColor?.cgColor == UIColor.green.cgColor)
        view.backgroundColor = .systemBackground
        view.overrideUserInterfaceStyle = .dark
        #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    }

    @Test func cornersAreCircularUnlessSet() {
        let layer = UIView().layer
        #expect(layer.cornerCurve == .circular)
        layer.cornerCurve = .continuous
        #expect(layer.cornerCurve.rawValue == "continuous")
    }
}
