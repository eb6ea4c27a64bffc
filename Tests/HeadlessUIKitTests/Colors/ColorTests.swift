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

    @Test func hueSaturationAndBrightnessAreReadAndWritten() {
        #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
        #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
        #expect(UIColor(hue: 0.5, saturation: 0, brightness: 0.25, alpha: 1) == UIColor(white: 0.25, alpha: 1))
        var (hue, saturation, brightness, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        for step in stride(from: 0, to: 12, by: 1) {
            UIColor(hue: CGFloat(step) / 12, saturation: 0.5, brightness: 0.8, alpha: 0.3)
                .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
            #expect(abs(hue - CGFloat(step) / 12) < 1e-9 && abs(saturation - 0.5) < 1e-9)
            #expect(abs(brightness - 0.8) < 1e-9 && alpha == 0.3)
        }
        UIColor(white: 0.4, alpha: 1).getHue(&hue, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(hue == 0 && saturation == 0)
    }

    @Test func textColorsForABackgroundAreTheSameInEveryAppearance() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.darkText.resolvedColor(with: dark) == .black)
        #expect(UIColor.lightText.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.6))
    }

    @Test func onlyAGreyHasAWhite() {
        var (white, alpha) = (CGFloat(9), CGFloat(9))
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect(white == 9)
        #expect(UIColor(white: 0.5, alpha: 0.25).getWhite(&white, alpha: &alpha))
        #expect(white == 0.5 && alpha == 0.25)
    }

    @Test func aTransformerMakesGreysOfTheSameLightness() {
        let grey = UIConfigurationColorTransformer.grayscale(.green).cgColor
        #expect(grey.red == grey.green && grey.green == grey.blue)
        #expect(abs(grey.red - 0.7152) < 1e-9)
    }
}
