// README: fonts
import FolioText
// README: end
import Testing

@Suite("README: fonts")
struct FontSample {
    @Test("The sample matches, sets and says what is missing")
    func run() {
        // README: fonts
        let library = FontLibrary.shipped.falling(back: [FontFallback(families: ["Noto Sans Mono"], script: "Cyrl")])
        let font = FontDescriptor(
            families: ["Inter"], weight: .bold, slant: .italic, variations: [.opticalSize: 20],
            metricOverrides: FontMetricOverrides(lineGap: 0, sizeAdjust: 0.95))
        let price = PreparedText(
            "€ 1,234.50", attributes: TextAttributes(font: font, size: 20, features: [FontFeature("tnum")]),
            environment: TextEnvironment(library: library, metrics: .css))
        let missing = library.uncoveredRanges(in: "Runes: ᚠᚢᚦ")  // what no face draws
        // README: end
        #expect(price.measure(width: .infinity).lineCount == 1)
        #expect(missing.map { "Runes: ᚠᚢᚦ"[$0] } == ["ᚠᚢᚦ"])
    }
}
