import Testing
import UIKit

struct FontTests {
    @Test func theSystemFontHasTheVerticalMetricsOfApples() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.lineHeight == 20.287109375)
        #expect(font.ascender == 17 * 1950.0 / 2048)
        #expect(font.descender == -17 * 494.0 / 2048)
        #expect(font.leading == 0)
        #expect(UIFont.systemFont(ofSize: 30).lineHeight == 35.80078125)
        #expect(UIFont.monospacedSystemFont(ofSize: 17, weight: .regular).lineHeight == 20.287109375)
    }

    @Test func heightsOfLettersLieBetweenBaselineAndAscender() {
        let font = UIFont.systemFont(ofSize: 100)
        #expect(font.xHeight > 40)
        #expect(font.capHeight > font.xHeight)
        #expect(font.ascender > font.capHeight)
    }

    @Test func aNamedFontIsFoundOnlyInTheLibrary() throws {
        let font = try #require(UIFont(name: "Noto Sans", size: 12))
        #expect(font.familyName == "Noto Sans")
        #expect(UIFont(name: "Comic Sans MS", size: 12) == nil)
    }

    @Test func weightsChooseFaces() {
        #expect(UIFont.systemFont(ofSize: 10).fontName == "Inter-Regular")
        #expect(UIFont.systemFont(ofSize: 10, weight: .semibold).fontName == "Inter-SemiBold")
        #expect(UIFont.boldSystemFont(ofSize: 10).fontName == "Inter-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 10).fontName == "Inter-Italic")
    }

    @Test func widthsAreTraitsOfTheFont() throws {
        #expect(UIFont.systemFont(ofSize: 10, weight: .bold, width: .standard) == .boldSystemFont(ofSize: 10))
        let condensed = UIFont.systemFont(ofSize: 10, weight: .bold, width: .condensed)
        #expect(condensed != .boldSystemFont(ofSize: 10))
        #expect(condensed.fontDescriptor.symbolicTraits == [.traitBold, .traitCondensed])
        #expect(
            condensed.fontDescriptor.withSymbolicTraits(.traitBold) == UIFont.boldSystemFont(ofSize: 10).fontDescriptor)
        let expanded = try #require(UIFont.systemFont(ofSize: 10).fontDescriptor.withSymbolicTraits(.traitExpanded))
        #expect(UIFont(descriptor: expanded, size: 0) == .systemFont(ofSize: 10, weight: .regular, width: .expanded))
        // The shipped system font has one width.
        #expect(condensed.fontName == "Inter-Bold")
    }

    @Test func aFontChangesItsSize() {
        let font = UIFont.boldSystemFont(ofSize: 10).withSize(20)
        #expect(font == .boldSystemFont(ofSize: 20))
        #expect(font != .boldSystemFont(ofSize: 10))
        #expect(font.hash == UIFont.boldSystemFont(ofSize: 20).hash)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0).pointSize == 20)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 5).pointSize == 5)
    }

    @Test func symbolicTraitsTurnAFontBoldItalicAndMonospaced() throws {
        let descriptor = UIFont.systemFont(ofSize: 10).fontDescriptor
        #expect(descriptor.symbolicTraits.isEmpty)
        let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let mono = try #require(descriptor.withSymbolicTraits(.traitMonoSpace))
        #expect(UIFont(descriptor: mono, size: 0).familyName == "Noto Sans Mono")
        #expect(mono.withSymbolicTraits([]) == descriptor)
        let semibold = UIFont.systemFont(ofSize: 10, weight: .semibold).fontDescriptor
        #expect(semibold.withSymbolicTraits(.traitBold) == semibold)
        #expect(UIFontDescriptor(name: "Noto Sans", size: 9).withSymbolicTraits(.traitMonoSpace) == nil)
    }

    @Test func digitsOfOneWidthAreAsWideAsEachOther() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let proportional = UIFont.systemFont(ofSize: 100)
        let monospaced = UIFont.monospacedDigitSystemFont(ofSize: 100, weight: .regular)
        #expect(width("1111", proportional) != width("0000", proportional))
        #expect(width("1111", monospaced) == width("0000", monospaced))
    }

    @Test func aSizeOfZeroOrLessTraps() async {
        await #expect(processExitsWith: .failure) { _ = UIFont.systemFont(ofSize: -1) }
    }

    @Test func familiesAndTheirFacesAreListed() {
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.familyNames == UIFont.familyNames.sorted())
        let names = UIFont.fontNames(forFamilyName: "inter")
        #expect(!names.isEmpty)
        for name in names { #expect(UIFont(name: name, size: 12)?.familyName == "Inter") }
        #expect(UIFont.fontNames(forFamilyName: "Nowhere").isEmpty)
    }

    @Test func weightsAndWidthsBetweenTheNamedOnes() {
        #expect(UIFont.Weight(0.4) == .bold)
        #expect(UIFont.Width(0) == .standard)
    }
}
