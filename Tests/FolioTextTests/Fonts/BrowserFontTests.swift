import FolioText
import Testing

@Suite("Fonts as a browser matches, varies and measures them")
struct BrowserFontTests {
    private struct Difference: CustomStringConvertible {
        var item: BrowserFonts.Case
        var line: TextLine

        var description: String {
            "\(item): \(line.width) wide, \(line.height) high, baseline \(line.baseline), not \(item.expected)"
        }
    }

    /// The cases of some fonts whose line is not the browser's.
    private func differences(_ fonts: String...) throws -> (count: Int, differences: [Difference]) {
        var libraries: [String: FontLibrary] = [:]
        let cases = try BrowserFonts.load().cases.filter { fonts.contains($0.font) }
        var differences: [Difference] = []
        for item in cases {
            let library = try libraries[item.font] ?? TestFonts.library(item.font)
            libraries[item.font] = library
            let line = item.line(library)
            let expected = item.expected
            if (line.width, line.height, line.baseline) != (expected.width, expected.height, expected.baseline) {
                differences.append(Difference(item: item, line: line))
            }
        }
        return (cases.count, differences)
    }

    /// Four sums, two in each of two fonts, lie within 1e-4 px of a multiple of 1/64 px, on the other side of it.
    @Test("A variable font follows weight, width, slant and size, in widths, heights and baselines")
    func variations() throws {
        let (count, differences) = try differences("FolioTestVariable.ttf", "FolioTestVariable-NoHVAR.ttf")
        #expect(count == 642)
        #expect(differences.count == 4, "\(differences)")
        for difference in differences {
            #expect(abs(difference.line.width - difference.item.expected.width) <= 1.0 / 64, "\(difference)")
            #expect(difference.line.height == difference.item.expected.height, "\(difference)")
            #expect(difference.line.baseline == difference.item.expected.baseline, "\(difference)")
        }
    }

    @Test("PostScript outlines vary (CFF2), and a variable font of two thousand glyphs")
    func otherVariableFonts() throws {
        let (count, differences) = try differences("FolioTestVariable-CFF2.otf", "Inter.var.ttf")
        #expect(count == 169)
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("Features mean what font-feature-settings means")
    func features() throws {
        let (count, differences) = try differences("FolioTestFeatures.ttf", "Inter-Regular.otf")
        #expect(count == 38)
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("Overrides mean what ascent-override, descent-override, line-gap-override and size-adjust mean")
    func overrides() throws {
        let (count, differences) = try differences("NotoSans-Regular.ttf")
        #expect(count == 192)
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("The face of a family is the one that a browser takes, by width, then slant, then weight")
    func matching() throws {
        let (count, differences) = try differences("FolioTestStatic.ttc")
        #expect(count == 280)
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("A language has its own forms of Han characters")
    func languages() throws {
        let (count, differences) = try differences("FolioTestLocalized.ttf")
        #expect(count == 11)
        #expect(differences.isEmpty, "\(differences)")
    }
}
