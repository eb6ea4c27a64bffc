import FolioText
import Foundation

/// What headless Chromium made of our own texts; `Tools/browser/record-texts.py` records it.
struct BrowserTexts: Decodable {
    struct Case: Decodable {
        struct Expected: Decodable {
            var h: Double
            var max: Double
            var min: Double
            /// start, end, width, height, baseline
            var lines: [[Double]]
        }

        /// A stretch of the text with a style of its own; what it leaves out is the case's.
        struct Run: Decodable {
            var text: String
            var size: Double?
            var weight: String?
            var italic: Bool?
            var letterSpacing: Double?
        }

        var id: String
        var text: String
        var runs: [Run]?
        var lang: String
        var size: Double
        var width: Double
        var whiteSpace: String?
        var overflowWrap: String?
        var wordBreak: String?
        var lineBreak: String?
        var direction: String?
        var letterSpacing: Double?
        var lineHeight: Double?
        var expected: Expected

        var isLabel: Bool { whiteSpace == "pre-wrap" && direction == "plaintext" }

        func prepared() -> PreparedText {
            var style = ParagraphStyle(
                whiteSpace: .normal, overflowWrap: .normal, direction: .leftToRight, lastNewlineMakesLine: false)
            if let whiteSpace { style.whiteSpace = .init(rawValue: whiteSpace)! }
            if let overflowWrap { style.overflowWrap = .init(rawValue: overflowWrap)! }
            if let wordBreak { style.wordBreak = .init(rawValue: wordBreak)! }
            if let lineBreak { style.lineBreak = .init(rawValue: lineBreak)! }
            if let direction { style.direction = .init(rawValue: direction)! }
            if let lineHeight { style.lineHeight = .fixed(lineHeight) }
            return PreparedText(runs: styledRuns, paragraph: style, environment: .css)
        }

        private var styledRuns: [TextRun] {
            (runs ?? [Run(text: text)]).map { run in
                let font = FontDescriptor.system(
                    weight: run.weight == "bold" ? .bold : .regular, slant: run.italic == true ? .italic : .normal)
                return TextRun(
                    run.text,
                    TextAttributes(
                        font: font, size: run.size ?? size, letterSpacing: run.letterSpacing ?? letterSpacing ?? 0,
                        language: lang))
            }
        }
    }

    var cases: [Case]

    static func load() throws -> BrowserTexts {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/browser-texts.json").standardized
        return try JSONDecoder().decode(BrowserTexts.self, from: Data(contentsOf: file))
    }
}
