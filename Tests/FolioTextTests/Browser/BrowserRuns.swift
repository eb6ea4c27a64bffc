import FolioText
import Foundation

/// What headless Chromium made of paragraphs of styled runs; `Tools/browser/record-runs.py` records it.
struct BrowserRuns: Decodable {
    struct Attachment: Decodable {
        var width: Double
        var height: Double
        var alignment: String
        var offset: Double

        var attachment: TextAttachment {
            let alignment: TextAttachment.VerticalAlignment =
                switch self.alignment {
                case "middle": .middle
                case "text-top": .textTop
                case "text-bottom": .textBottom
                default: .baseline(offset: offset)
                }
            return TextAttachment(width: width, height: height, alignment: alignment)
        }
    }

    struct Run: Decodable {
        var text: String
        var font: String
        var size: Double
        var letterSpacing: Double?
        var wordSpacing: Double?
        var baselineOffset: Double?
        var language: String?
        var attachment: Attachment?

        func run(fallback: [String]) -> TextRun {
            let families = [font] + fallback.filter { $0 != font }
            return TextRun(
                text,
                TextAttributes(
                    font: FontDescriptor(families: families.map { String($0.prefix(while: { $0 != "." })) }),
                    size: size, letterSpacing: letterSpacing ?? 0, wordSpacing: wordSpacing ?? 0,
                    baselineOffset: baselineOffset ?? 0, attachment: attachment?.attachment, language: language ?? "en")
            )
        }
    }

    struct Case: Decodable {
        struct Expected: Decodable {
            var h: Double
            var max: Double
            var min: Double
            /// start, end, baseline
            var lines: [[Double]]
            /// For each range: line, left, right
            var rects: [[[Double]]]
        }

        var id: String
        var runs: [Run]
        var width: Double
        var whiteSpace: String?
        var overflowWrap: String?
        var direction: String?
        var lineHeight: Double?
        var ranges: [[Int]]
        var expected: Expected

        func prepared() -> PreparedText {
            var style = ParagraphStyle(
                whiteSpace: .normal, overflowWrap: .normal, direction: .leftToRight, lastNewlineMakesLine: false)
            if let whiteSpace { style.whiteSpace = .init(rawValue: whiteSpace)! }
            if let overflowWrap { style.overflowWrap = .init(rawValue: overflowWrap)! }
            if let direction { style.direction = .init(rawValue: direction)! }
            if let lineHeight { style.lineHeight = .fixed(lineHeight) }
            let fallback = [
                "NotoSans-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular", "NotoSansDevanagari-Regular",
                "NotoSansThai-Regular", "NotoSansEthiopic-Regular", "NotoColorEmoji", "NotoSansMono-Regular",
                "DroidSansFallback",
            ]
            return PreparedText(
                runs: runs.map { $0.run(fallback: fallback) }, paragraph: style, environment: .css)
        }
    }

    var cases: [Case]

    static func load() throws -> BrowserRuns {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Fixtures/browser-runs.json").standardized
        return try JSONDecoder().decode(BrowserRuns.self, from: Data(contentsOf: file))
    }
}
