import Testing
import UIKit

struct ColorTests {
    @Test func componentsAreKeptBetweenZeroAndOne() {
        let color = UIColor(red: 2, green: 0.25, blue: -1, alpha: 0.5)
        #expect(color.cgColor == CGColor(red: 1, green: 0.25, blue: 0, alpha: 0.5))
        #expect(color == UIColor(red: 1, green: 0.25, blue: 0, alpha: 0.5))
        #expect(UIColor(white: 1, alpha: 1) == .white)
    }

    @Test func theTraitsChooseADynamicColor() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.label.resolvedColor(with: light) == .black)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(UIColor.separator.resolvedColor(with: dark).cgColor.alpha == 0.6)
        dark.performAsCurrent { #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor) }
        #expect(UIColor.systemBackground.cgColor == UIColor.white.cgColor)
    }

    @Test func anotherAlphaLeavesAColorDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    }

    @Test func componentsAreReadThroughPointers() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    }
}
