import Testing
import UIKit

@Suite struct FontDescriptorAttributeTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    @Test func applesFeatureNumbersTurnOnOpenTypesFeatures() {
        let system = UIFont.systemFont(ofSize: 20)
        let descriptor = system.fontDescriptor.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
                    UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
                ]
            ]
        ])
        let digits = UIFont(descriptor: descriptor, size: 0)
        #expect(width("111", system) != width("888", system))
        #expect(width("111", digits) == width("888", digits))
        #expect(digits == .monospacedDigitSystemFont(ofSize: 20, weight: .regular))
        let off = descriptor.addingAttributes([
            .featureSettings: [
                [
                    UIFontDescriptor.FeatureKey.featureIdentifier: kStylisticAlternativesType,
                    .typeIdentifier: kStylisticAltOneOnSelector,
                ]
            ]
        ])
        #expect(off.features.map(\.tag).sorted() == ["ss01", "tnum"])
    }

    @Test func attributesChooseFamilySizeAndTraits() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Noto Sans", .size: 15,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.familyName == "Noto Sans")
        #expect(font.pointSize == 15)
        #expect(font.fontDescriptor.symbolicTraits == .traitBold)
        #expect(descriptor.object(forKey: .family) as? String == "Noto Sans")
        #expect(UIFontDescriptor().pointSize == 12)
        let slanted = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.slant: 0.2]
        ])
        #expect(slanted.symbolicTraits == .traitItalic)
    }

    @Test func designsThatAreShippedAreToBeHad() {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        #expect(body.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
        #expect(body.withDesign(.monospaced)?.withDesign(.default)?.symbolicTraits == [])
        #expect(body.withDesign(.rounded) == nil)
        #expect(UIFontDescriptor(name: "Noto Sans", size: 17).withDesign(.monospaced) == nil)
    }

    @Test func whatHasNoMeaningStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = UIFontDescriptor(fontAttributes: [
                .featureSettings: [[UIFontDescriptor.FeatureKey.type: 99, .selector: 1]]
            ])
        }
        await #expect(processExitsWith: .failure) { _ = UIFontDescriptor(fontAttributes: [.size: "large"]) }
    }
}
