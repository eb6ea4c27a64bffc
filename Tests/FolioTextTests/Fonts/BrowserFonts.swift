import FolioText
import Foundation

/// What headless Chromium made of fonts, variations, features and overrides; `Tools/browser/record-fonts.py` records it.
struct BrowserFonts: Decodable {
    struct Case: Decodable, CustomStringConvertible {
        struct Overrides: Decodable {
            var ascent: Double?
            var descent: Double?
            var lineGap: Double?
            var sizeAdjust: Double?
        }

        struct Expected: Decodable {
            var width: Double
            var height: Double
            var baseline: Double
        }

        var font: String
        var text: String
        var size: Double
        var weight: Double?
        var width: Double?
        var style: String?
        var lang: String?
        var variations: [String: Double]?
        var features: [String: UInt32]?
        var overrides: Overrides?
        var expected: Expected

        var description: String {
            let settings = [
                weight.map { "weight \($0)" }, width.map { "width \($0)" }, style, lang, variations.map { "\($0)" },
                features.map { "\($0)" }, overrides.map { "\($0)" },
            ]
            return "\(font) “\(text)” \(size) px " + settings.compactMap { $0 }.joined(separator: " ")
        }

        private var slant: FontSlant {
            guard let style, style != "normal" else { return .normal }
            if style == "italic" { return .italic }
            let degrees = style.dropFirst("oblique".count).trimmingCharacters(in: .whitespaces).dropLast("deg".count)
            return .oblique(degrees: Double(degrees) ?? 14)
        }

        var descriptor: FontDescriptor {
            FontDescriptor(
                weight: FontWeight(rawValue: weight ?? 400), width: FontWidth(rawValue: width ?? 100), slant: slant,
                variations: Dictionary(
                    uniqueKeysWithValues: (variations ?? [:]).map { (FontAxis.Tag(rawValue: $0), $1) }),
                metricOverrides: overrides.map {
                    FontMetricOverrides(
                        ascent: $0.ascent, descent: $0.descent, lineGap: $0.lineGap, sizeAdjust: $0.sizeAdjust ?? 1)
                })
        }

        func line(_ library: FontLibrary) -> TextLine {
            let attributes = TextAttributes(
                font: descriptor, size: size, language: lang,
                features: (features ?? [:]).map { FontFeature($0, $1) })
            let text = PreparedText(
                text, attributes: attributes, paragraph: ParagraphStyle(whiteSpace: .pre),
                environment: TextEnvironment(library: library, metrics: .css))
            return text.layout(width: .infinity).lines[0]
        }
    }

    var cases: [Case]

    static func load() throws -> BrowserFonts {
        try JSONDecoder().decode(
            BrowserFonts.self, from: Data(contentsOf: TestFonts.fixtures.appendingPathComponent("browser-fonts.json")))
    }
}
