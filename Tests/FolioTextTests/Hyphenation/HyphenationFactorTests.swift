import FolioText
import Testing

@Suite("Hyphenation factor")
struct HyphenationFactorTests {
    /// Letters are 6 wide.
    private func lines(factor: Double, hyphens: Hyphens = .auto, _ string: String, width: Double) -> [String] {
        var style = ParagraphStyle()
        style.hyphens = hyphens
        style.hyphenationFactor = factor
        let attributes = TextAttributes(
            font: FontDescriptor(families: ["Noto Sans Mono"]), size: 10, language: "en-US")
        return PreparedText(string, attributes: attributes, paragraph: style).layout(width: width).strings(of: string)
    }

    @Test("A line ends in a hyphen where it would else be less full than the factor says")
    func factor() {
        // “a big” is 30 of 66 wide.
        #expect(lines(factor: 1, "a big hyphenation", width: 66) == ["a big hy", "phenation"])
        #expect(lines(factor: 0.5, "a big hyphenation", width: 66) == ["a big hy", "phenation"])
        #expect(lines(factor: 0.4, "a big hyphenation", width: 66) == ["a big ", "hyphenation"])
        #expect(lines(factor: 0, "a big hyphenation", width: 66) == ["a big ", "hyphenation"])
    }

    @Test("A soft hyphen shows, and a word that fits no line breaks, whatever the factor is")
    func softHyphens() {
        #expect(lines(factor: 0.1, "a big hy\u{AD}phenation", width: 66) == ["a big hy\u{AD}", "phenation"])
        #expect(lines(factor: 0.1, "hyphenation", width: 60) == ["hyphen", "ation"])
    }
}
