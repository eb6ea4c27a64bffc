import Testing
import UIKit

@MainActor
@Suite struct ScreenTests {
    @Test func everyPresetIsADeviceHeldUprightAndIsFoundByItsName() {
        for preset in UIScreen.Preset.all {
            #expect(preset.size.height > preset.size.width)
            #expect(UIScreen.Preset(named: preset.name) == preset)
            #expect(preset.idiom == (preset.name.hasPrefix("iPad") ? .pad : .phone))
        }
        #expect(Set(UIScreen.Preset.all.map(\.name)).count == UIScreen.Preset.all.count)
        #expect(UIScreen.Preset(named: "iPhone 3G") == nil)
    }

    @Test func aWindowOfAPresetHasItsSizeScaleAndSafeArea() throws {
        let window = UIWindow(preset: try #require(UIScreen.Preset(named: "iPad Pro 11-inch")))
        #expect(window.bounds.size == CGSize(width: 834, height: 1194))
        #expect(window.traitCollection.displayScale == 2)
        #expect(window.traitCollection.userInterfaceIdiom == .pad)
        #expect(window.safeAreaInsets.top == 24)
    }

    @Test func theMainScreenCanStandForAnotherDevice() throws {
        let (bounds, traits) = (UIScreen.main.bounds, UITraitCollection.current)
        defer {
            UIScreen.main.bounds = bounds
            UITraitCollection.current = traits
        }
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        UIScreen.main.stand(for: try #require(UIScreen.Preset(named: "iPad mini (6th generation)")))
        #expect(UIScreen.main.scale == 2)
        #expect(UIScreen.main.nativeBounds.width == 1488)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UIDevice.current.model == "iPad")
        #expect(UIView(frame: .zero).traitCollection.displayScale == 2)
        UIScreen.main.scale = 3
        #expect(UIView(frame: .zero).traitCollection.displayScale == 3)
    }

    @Test func aViewHearsOfAnotherSafeArea() {
        final class Listening: UIView {
            var tops: [CGFloat] = []
            override func safeAreaInsetsDidChange() {
                super.safeAreaInsetsDidChange()
                tops.append(safeAreaInsets.top)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let outer = UIView(frame: window.bounds)
        let inner = Listening(frame: CGRect(x: 0, y: 5, width: 100, height: 95))
        outer.addSubview(inner)
        window.deviceSafeAreaInsets.top = 20
        window.addSubview(outer)
        window.deviceSafeAreaInsets.top = 30
        outer.removeFromSuperview()
        window.deviceSafeAreaInsets.top = 10
        #expect(inner.tops == [15, 25])
    }

    @Test func anOverriddenStyleHoldsFromTheViewDown() {
        let outer = UIView(frame: .zero)
        let inner = UIView(frame: .zero)
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(inner.traitCollection.hasDifferentColorAppearance(comparedTo: .current))
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }
}
